/** With its first letter large, as names have it. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

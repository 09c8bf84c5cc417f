/** Ends a sentence with something that may be an abbreviation: `vor 5 Min.`, `28. Okt.`; German writes one full stop then. */
export const fullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Why `file` may not import `specifier`, or null. */
export function refusal(file: string, specifier: string): string | null;

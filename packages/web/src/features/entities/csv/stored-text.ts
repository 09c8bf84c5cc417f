/** A stored value as people read it. */
export const storedText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

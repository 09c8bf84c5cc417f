/** When a version was made, as its id says (contract/ids.ts: the first 48 bits are Unix milliseconds). */
export const timeOfVersion = (versionId: string): string =>
  new Date(parseInt(versionId.slice(0, 12), 16)).toISOString();

/** Part of node-postgres, for queries of one's own; its types leave it out. */
declare module 'pg/lib/utils.js' {
  /** A value as the driver sends it. */
  export function prepareValue(value: unknown): Buffer | string | null;
}

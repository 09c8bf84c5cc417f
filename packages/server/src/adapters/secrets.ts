/**
 * The installation's secret: `WHITTLE_SECRET`, or a key made on first start in the data directory. Signs short tokens
 * (HS256, each with an audience) and encrypts provider keys at rest (AES-256-GCM).
 */
export interface Secrets {
  encrypt(plain: string): string;
  /** Throws when the text was not made by this installation. */
  decrypt(sealed: string): string;
  /** A keyed hash (HMAC-SHA-256, hex) of a short secret that could be guessed from a plain hash. */
  hash(plain: string): string;
  /** `audience` is `builder` or `app:{appId}`; `lifetimeMs` counts from now. */
  signToken(audience: string, claims: Record<string, unknown>, lifetimeMs: number): Promise<string>;
  /** The claims, or null for a token that is forged, expired or made for another audience. */
  verifyToken(audience: string, token: string): Promise<Record<string, unknown> | null>;
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import type { JWTPayload } from 'jose';
import { jwtVerify } from 'jose/jwt/verify';
import { createLru } from './lru.ts';
import type { Secrets } from './secrets.ts';

const nonceBytes = 12;
const tagBytes = 16;
const issuer = 'whittle';
/** Characters of tokens that are known to be ours. */
const keptChars = 4_000_000;

/** Derives a key of its own per purpose from `secret`, so that none of them gives another away. */
export function createSecrets(secret: string): Secrets {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'whittle', `whittle ${purpose} v1`, 32));
  const encryptionKey = derive('encryption');
  const signingKey = derive('signing');
  const hashingKey = derive('hashing');
  const verified = createLru<JWTPayload>({
    maxWeight: keptChars,
    weigh: (claims) => JSON.stringify(claims).length + 600,
  });

  return {
    encrypt(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },

    decrypt(sealed) {
      const [version, encoded] = sealed.split('.');
      const bytes = Buffer.from(encoded ?? '', 'base64url');
      if (version !== 'v1' || bytes.length < nonceBytes + tagBytes) throw new Error('not a sealed secret');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const plain = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return plain.toString('utf8');
    },

    hash: (plain) => createHmac('sha256', hashingKey).update(plain).digest('hex'),

    signToken(audience, claims, lifetimeMs) {
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + Math.ceil(lifetimeMs / 1_000))
        .sign(signingKey);
    },

    async verifyToken(audience, token) {
      // A page sends the same token with each of its calls, and a signature stays what it is until the token expires.
      const key = `${audience} ${token}`;
      const known = verified.get(key);
      if (known) return isAlive(known) ? known : null;
      try {
        const { payload } = await jwtVerify(token, signingKey, {
          algorithms: ['HS256'],
          audience,
          issuer,
          requiredClaims: ['exp', 'iat'],
        });
        // A list of audiences would let one token pass for several; ours name exactly one.
        if (payload.aud !== audience) return null;
        verified.set(key, payload);
        return payload;
      } catch {
        return null;
      }
    },
  };
}

const isAlive = ({ exp, nbf = 0 }: JWTPayload): boolean => {
  const now = Math.floor(Date.now() / 1_000);
  return exp !== undefined && exp > now && nbf <= now;
};

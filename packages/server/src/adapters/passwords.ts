import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How much work one hash is: `ln` is the binary logarithm of scrypt's N, with its block size and passes. */
export type HashCost = { ln: number; r: number; p: number };

/** 32 MiB and about 80 ms a pass on one core; the parameters that OWASP's password storage sheet calls equivalent. */
const usualCost: HashCost = { ln: 15, r: 8, p: 3 };
const keyBytes = 32;
/** Hashing runs on Node's small thread pool, which files and name look-ups share: sign-ins may take half of it. */
const maxAtOnce = 2;

export interface PasswordHashes {
  /** `$scrypt$ln=15,r=8,p=3$salt$key`, salt and key in base64: what `verify` needs stands in the text. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` made `hash`. Without a hash (nobody has that address) it takes the same time and says no, so that
   * the answer's delay does not tell who has an account.
   */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

export function createPasswordHashes(cost = usualCost): PasswordHashes {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
    },

    async verify(password, hash) {
      const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '');
      if (!match) {
        await derive(password, randomBytes(16), cost);
        return false;
      }
      const [, ln, r, p, salt, stored] = match;
      const key = await derive(password, Buffer.from(salt!, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) });
      const expected = Buffer.from(stored!, 'base64');
      return key.length === expected.length && timingSafeEqual(key, expected);
    },
  };
}

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, { ln, r, p }: HashCost): Promise<Buffer> {
  if (running === maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    // The same letters can be typed as different code points; NFKC makes them one password.
    const text = password.normalize('NFKC');
    const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Database } from '../../adapters/database/database.ts';

/** What a visitor of one app is told from others by, for one day. Nothing of it is stored. */
export type Seen = { address: string; userAgent: string };

const saltBytes = 32;

/**
 * Numbers for visitors. The salt is random, shared by the processes of an installation and deleted when its day is over:
 * from then on nobody, the platform admin included, can say whose number it was, or that two days had the same visitor.
 */
export function createVisitorIds(db: Database) {
  const salts = new Map<string, Promise<KeyObject>>();

  const readSalt = async (day: string): Promise<KeyObject> => {
    await db.$client`insert into analytics_salts (day, salt) values (${day}, ${randomBytes(saltBytes)})
      on conflict (day) do nothing`;
    const [row] = await db.$client<{ salt: Buffer }[]>`select salt from analytics_salts where day = ${day}`;
    // Made once: preparing bytes as a key takes longer than numbering a visitor.
    return createSecretKey(row!.salt);
  };

  return {
    async saltOf(day: string): Promise<KeyObject> {
      let salt = salts.get(day);
      if (!salt) {
        salts.clear();
        salts.set(day, (salt = readSalt(day)));
        salt.catch(() => salts.delete(day));
      }
      return salt;
    },

    /** Forgets how to number the visitors of days before this one, and who they were. */
    async forgetBefore(day: string): Promise<void> {
      for (const known of salts.keys()) if (known < day) salts.delete(known);
      await db.$client`delete from analytics_salts where day < ${day}`;
      await db.$client`delete from analytics_visitors where day < ${day}`;
    },
  };
}

/** As PostgreSQL's bigint. */
export function visitorId(salt: KeyObject, appId: string, { address, userAgent }: Seen): string {
  const hash = createHmac('sha256', salt).update(`${appId}\n${address}\n${userAgent}`).digest();
  return hash.readBigInt64BE(0).toString();
}

import type { AppId, AppUserId } from '@whittle/contract/ids';
import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { personRoleSchema } from '@whittle/contract/people';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { nameFromEmail } from '@whittle/domain/accounts/name-from-email';
import { copyJson, isPlainObject } from '@whittle/domain/entities/json';
import { instantOf } from '@whittle/domain/imports/instant-of';
import type { Adapters } from '../../../adapters/adapters.ts';
import { appUsers } from '../../../adapters/database/schema.ts';
import { newId } from '../../../adapters/ids.ts';
import { cleanName } from './app-users.service.ts';

type Row = typeof appUsers.$inferInsert;
type Imported = {
  /** The importing person, an admin of the app. */
  me: { id: AppUserId; email: string };
  /** Ids under which the exported app knew that person. */
  formerIds: ReadonlySet<string>;
  /** Lines that are no people, or that somebody else's line has said already. */
  refused: number;
};
type Exported = { lines: string; ownerId: string | null };
/** What stands beside the own fields of a person in an export. */
const serverFields = new Set(
  'id email full_name role _app_role is_verified disabled is_service app_id created_date updated_date'.split(' '),
);
const rowsAtOnce = 200;

/**
 * Puts the people of an export into a new app under their ids, with name, role and own fields. Nobody can sign in as one
 * of them before showing that the email is theirs: they have no password, and their address counts as not verified. The
 * importing account's person comes first and takes the place of the exported app's owner.
 */
export function createImportPeople({ db, clock }: Pick<Adapters, 'db' | 'clock'>) {
  return async (
    appId: AppId,
    account: { accountId: string; email: string },
    { lines, ownerId }: Exported,
  ): Promise<Imported> => {
    const now = clock.now();
    const read = lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [readPerson(line, appId, now)]));
    const former = read.find((row) => row !== null && row.id === ownerId);
    const me: Row = {
      ...(former?.email === account.email && former),
      ...{ appId, id: ownerId !== null && idPattern.test(ownerId) ? ownerId : newId(now.getTime()) },
      ...{ accountId: account.accountId, email: account.email, role: 'admin' as const, isDisabled: false },
      fullName: (former?.email === account.email && former.fullName) || nameFromEmail(account.email),
    };
    const formerIds = new Set([me.id]);
    const taken = new Set([me.id, me.email]);
    const rows = [me];
    let refused = 0;
    for (const row of read) {
      if (row !== null && (row === former || row.email === me.email)) formerIds.add(row.id);
      else if (row === null || taken.has(row.id) || taken.has(row.email)) refused += 1;
      else {
        taken.add(row.id).add(row.email);
        rows.push(row);
      }
    }
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await db.insert(appUsers).values(rows.slice(at, at + rowsAtOnce));
    return { me: { id: me.id, email: me.email }, formerIds, refused };
  };
}

function readPerson(line: string, appId: AppId, now: Date): Row | null {
  const copy = copyJson(parsed(line));
  if (!copy.ok || !isPlainObject(copy.value)) return null;
  const person = copy.value;
  const { id, full_name: name } = person;
  const email = typeof person['email'] === 'string' ? normaliseEmail(person['email']) : null;
  const role = personRoleSchema.safeParse(person['role']);
  const data = Object.fromEntries(Object.entries(person).filter(([field]) => !serverFields.has(field)));
  if (!email || typeof id !== 'string' || !idPattern.test(id)) return null;
  if (Buffer.byteLength(JSON.stringify(data)) > limits.userDataMaxBytes) return null;
  const createdAt = instantOf(person['created_date']) ?? now.toISOString();
  const times = { createdAt: new Date(createdAt), updatedAt: new Date(instantOf(person['updated_date']) ?? createdAt) };
  return {
    ...{ appId, id, email, data, ...times },
    fullName: name === '' ? '' : (cleanName(name) ?? nameFromEmail(email)),
    role: role.success ? role.data : 'user',
    isDisabled: person['disabled'] === true,
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

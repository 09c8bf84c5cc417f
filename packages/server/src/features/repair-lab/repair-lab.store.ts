import { eq } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accounts } from '../../adapters/database/schema.ts';

export async function findEmail(db: Database, accountId: string): Promise<string> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return row?.email ?? '';
}

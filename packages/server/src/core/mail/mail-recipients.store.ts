import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../adapters/database/database.ts';
import { accounts, apps, appUsers } from '../../adapters/database/schema.ts';

/** Whether somebody with that e-mail is in the app's pool and not disabled, or owns the app. */
export async function isPersonOfApp(db: Database, appId: string, email: string): Promise<boolean> {
  const people = db
    .select({ id: appUsers.id })
    .from(appUsers)
    .where(and(eq(appUsers.appId, appId), eq(appUsers.email, email), eq(appUsers.isDisabled, false)));
  const owner = db
    .select({ id: accounts.id })
    .from(apps)
    .innerJoin(accounts, eq(accounts.id, apps.ownerId))
    .where(and(eq(apps.id, appId), eq(accounts.email, email)));
  return (await unionAll(people, owner).limit(1)).length > 0;
}

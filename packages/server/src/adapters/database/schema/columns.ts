import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Column types that the tables share. */

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

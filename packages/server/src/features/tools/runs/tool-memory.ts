import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { mayBeMemorized } from '@whittle/domain/tools/value-references';
import { type Inputs, isEmptyInput, visibleFields } from '@whittle/domain/tools/visible-fields';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../adapters/database/database.ts';
import { toolMemories } from '../../../adapters/database/schema.ts';

/** Whose memory of which tool. */
export type MemoryOf = { appId: string; personId: string; toolId: string };

const rowsOf = ({ appId, personId, toolId }: MemoryOf) =>
  and(eq(toolMemories.appId, appId), eq(toolMemories.personId, personId), eq(toolMemories.toolId, toolId));

const keptFields = (fields: ToolDocument['fields']): string[] =>
  fields.filter(({ memorize, type }) => memorize && mayBeMemorized(type)).map(({ id }) => id);

/** What is kept for a person, of fields that still keep it. Rule: FIELD-09. */
export async function readMemory(db: Database, of: MemoryOf, tool: ToolDocument): Promise<Record<string, unknown>> {
  const kept = new Set(keptFields(tool.fields));
  if (kept.size === 0) return {};
  const rows = await db.select().from(toolMemories).where(rowsOf(of));
  return Object.fromEntries(rows.filter(({ fieldId }) => kept.has(fieldId)).map((row) => [row.fieldId, row.value]));
}

/** Keeps what was filled in last; a field that was left empty is forgotten, one that was not shown stays as it was. */
export async function memorize(
  tx: Transaction,
  of: MemoryOf,
  tool: ToolDocument,
  values: Inputs,
  at: Date,
): Promise<void> {
  const fieldIds = keptFields(visibleFields(tool, values));
  if (fieldIds.length === 0) return;
  await tx.delete(toolMemories).where(and(rowsOf(of), inArray(toolMemories.fieldId, fieldIds)));
  const rows = fieldIds
    .filter((id) => !isEmptyInput(values[id]))
    .map((fieldId) => ({ ...of, fieldId, value: values[fieldId], updatedAt: at }));
  // Another run of the same person may be quicker with the same fields.
  if (rows.length > 0) await tx.insert(toolMemories).values(rows).onConflictDoNothing();
}

export async function forget(db: Database, of: MemoryOf, fieldId: string | undefined): Promise<void> {
  await db
    .delete(toolMemories)
    .where(and(rowsOf(of), fieldId === undefined ? undefined : eq(toolMemories.fieldId, fieldId)));
}

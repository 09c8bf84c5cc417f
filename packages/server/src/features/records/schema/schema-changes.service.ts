import type { FoundRename, SchemaChange, SchemaChangePreview } from '@whittle/contract/schema-changes';
import type { AppId, AppUserId, VersionId } from '@whittle/contract/ids';
import { type SchemaEdit, changeSchema, markRenamed } from '@whittle/domain/entities/grid/change-schema';
import { convertValue, optionsIn } from '@whittle/domain/entities/grid/convert-value';
import type { Json } from '@whittle/domain/entities/json';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import { stillReads } from './carry-values.ts';
import {
  type Column,
  columnValues,
  type Move,
  renameValues,
  type StoredValue,
  writeValues,
} from './column-values.store.ts';
import { findRenames } from './find-renames.ts';
import { readDeclaration } from './read-declaration.ts';
import { createWriteSchema, type WriteSchemaDeps } from './write-schema.ts';

export type SchemaChangesDeps = WriteSchemaDeps & Pick<Adapters, 'db'> & { trees: Pick<AppTrees, 'published'> };

/** Examples of one preview. */
const maxExamples = 5;
const exampleMaxChars = 200;

export type SchemaChangesService = ReturnType<typeof createSchemaChanges>;

/** Changes of an entity's columns by hand: a new version, and the values that go with it, in one transaction (N-35). */
export function createSchemaChanges({ db, trees, versionFiles, ...deps }: SchemaChangesDeps) {
  const write = createWriteSchema({ versionFiles, ...deps });
  const publishedFiles = async (appId: AppId) => (await trees.published(appId))?.files ?? null;

  /** Throws `invalid-input` with the reason. */
  const accept = (edit: SchemaEdit): Extract<SchemaEdit, { ok: true }> => {
    if (!edit.ok) throw new AppError('invalid-input', { message: edit.message });
    return edit;
  };

  return {
    /** What a change would do to the stored values; nothing is changed. */
    async preview(app: App, entity: string, change: SchemaChange): Promise<SchemaChangePreview> {
      const { latestVersionId } = app;
      const { schema } = await readDeclaration(versionFiles, { appId: app.id, latestVersionId, entity });
      const column: Column = { appId: app.id, entity, column: change.columnId };
      const options = change.type === 'update_column_type' ? await optionsOf(db, column, change) : [];
      accept(changeSchema(entity, schema, change, options));
      return previewOf(db, column, change);
    },

    async renames(app: App, entity: string): Promise<FoundRename[]> {
      const found = await findRenames({ db, versionFiles }, app, entity);
      return found.map(({ from, to, values }) => ({ from, to, values }));
    },

    /**
     * Moves the values that a found rename left behind; how many. The schema says from then on where they come from, so
     * that they go back with the version. Throws `turn-running`, and `invalid-input` when there is no such rename.
     */
    async moveRenamed(
      app: App,
      entity: string,
      { from, to }: { from: string; to: string },
      byId: AppUserId,
    ): Promise<number> {
      const found = await findRenames({ db, versionFiles }, app, entity);
      const rename = found.find((one) => one.from === from && one.to === to);
      if (!rename)
        throw new AppError('invalid-input', { message: `No values of “${from}” are waiting for a new name.` });
      const keepsOld = stillReads(await publishedFiles(app.id), entity, { from, to });
      const { changed } = await write(app.id, entity, async (tx, schema, at) => ({
        schema: markRenamed(schema, rename.before, { from, to }),
        summary: `Moved the values of ${from} to ${to} in ${entity}`,
        moveValues: () =>
          renameValues(tx, { appId: app.id, entity, column: from }, to, {
            ...{ callId: newId(), byId, at },
            keepsOld,
            wins: 'later',
          }),
      }));
      return changed;
    },

    /** Throws `turn-running`, `entity-not-found`, `invalid-input`. */
    async change(
      app: App,
      entity: string,
      change: SchemaChange,
      byId: AppUserId,
    ): Promise<{ versionId: VersionId; changed: number; column?: string }> {
      const published = await publishedFiles(app.id);
      const column: Column = { appId: app.id, entity, column: change.columnId };
      let named: string | undefined;
      const written = await write(app.id, entity, async (tx, schema, at) => {
        const options = change.type === 'update_column_type' ? await optionsOf(tx, column, change) : [];
        const edit = accept(changeSchema(entity, schema, change, options));
        const move = { callId: newId(), byId, at };
        named = edit.column;
        return { ...edit, moveValues: () => moveValues(tx, column, { change, to: edit.column }, move, published) };
      });
      return { ...written, ...(named !== undefined && { column: named }) };
    },
  };
}

async function optionsOf(
  db: Adapters['db'] | Transaction,
  column: Column,
  { dataType }: Extract<SchemaChange, { type: 'update_column_type' }>,
): Promise<string[]> {
  if (dataType !== 'select' && dataType !== 'multiselect') return [];
  const found = new Set<string>();
  for await (const batch of columnValues(db, column)) {
    for (const option of optionsIn(converted(batch, dataType).map(({ value }) => value))) found.add(option);
  }
  return [...found];
}

type NewType = Extract<SchemaChange, { type: 'update_column_type' }>['dataType'];

/** The values of a batch that have a form in the new type. */
function converted(batch: readonly StoredValue[], dataType: NewType): StoredValue[] {
  return batch.flatMap(({ id, value }) => {
    const next = convertValue(value, dataType);
    return next.ok ? [{ id, value: next.value }] : [];
  });
}

async function moveValues(
  tx: Transaction,
  column: Column,
  { change, to }: { change: SchemaChange; to: string | undefined },
  move: Move,
  published: ReadonlyMap<string, string> | null,
): Promise<number> {
  if (change.type === 'update_column_header') {
    // A label alone has changed.
    if (to === undefined || to === column.column) return 0;
    const keepsOld = stillReads(published, column.entity, { from: column.column, to });
    return renameValues(tx, column, to, { ...move, keepsOld, wins: 'old' });
  }
  if (change.type !== 'update_column_type') return 0;
  let count = 0;
  for await (const batch of columnValues(tx, column)) {
    const before = new Map(batch.map(({ id, value }) => [id, JSON.stringify(value)]));
    const values = converted(batch, change.dataType).filter(
      ({ id, value }) => JSON.stringify(value) !== before.get(id),
    );
    if (values.length > 0) await writeValues(tx, column, values, move);
    count += values.length;
  }
  return count;
}

async function previewOf(db: Adapters['db'], column: Column, change: SchemaChange): Promise<SchemaChangePreview> {
  const preview: SchemaChangePreview = { values: 0, converted: 0, kept: 0, examples: [], samples: [] };
  if (change.type === 'add_column_to_left' || change.type === 'add_column_to_right') return preview;
  for await (const batch of columnValues(db, column)) {
    for (const { id, value } of batch) {
      preview.values += 1;
      const next =
        change.type === 'update_column_type' ? convertValue(value, change.dataType) : ({ ok: true, value } as const);
      if (!next.ok) {
        preview.kept += 1;
        if (preview.examples.length < maxExamples) preview.examples.push({ recordId: id, value: shown(value) });
        continue;
      }
      preview.converted += 1;
      const [before, after] = [shown(value), shown(next.value)];
      if (preview.samples.length < maxExamples && before !== after) preview.samples.push({ before, after });
    }
  }
  return preview;
}

const shown = (value: Json): string => JSON.stringify(value).slice(0, exampleMaxChars);

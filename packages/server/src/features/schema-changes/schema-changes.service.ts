import type { SchemaChange, SchemaChangePreview } from '@whittle/contract/schema-changes';
import { type EntitySchema, entitySchemaSchema } from '@whittle/contract/entities';
import type { AppId, AppUserId, VersionId } from '@whittle/contract/ids';
import { type SchemaEdit, changeSchema } from '@whittle/domain/entities/grid/change-schema';
import { propertyName } from '@whittle/domain/entities/grid/column-properties';
import { convertValue, optionsIn } from '@whittle/domain/entities/grid/convert-value';
import type { Json } from '@whittle/domain/entities/json';
import { parseEntity } from '@whittle/domain/entities/entity';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { App, AppsService } from '../apps/apps.service.ts';
import type { EventLog, Transaction } from '../chat/event-log/event-log.ts';
import type { NewLiveEvent } from '@whittle/contract/chat';
import type { AppTrees } from '../files/app-tree.ts';
import type { VersionFiles } from '../files/version-files.ts';
import { writeVersion } from '../versions/versions.store.ts';
import { findRenames } from './find-renames.ts';
import {
  type Column,
  columnValues,
  type Move,
  renameValues,
  type StoredValue,
  writeValues,
} from './column-values.store.ts';

export type SchemaChangesDeps = Pick<Adapters, 'db' | 'clock'> & {
  events: EventLog;
  apps: AppsService;
  versions: VersionFiles;
  trees: Pick<AppTrees, 'published'>;
  /** Throws `turn-running`. */
  requireNoTurn(tx: Transaction, appId: AppId): Promise<void>;
  /** Says in the conversation what was changed; answers the events that show it. */
  addNote(
    tx: Transaction,
    appId: AppId,
    note: { text: string; versionId: VersionId; at: Date },
  ): Promise<NewLiveEvent[]>;
};

/** Examples of one preview. */
const maxExamples = 5;
const exampleMaxChars = 200;

export type SchemaChangesService = ReturnType<typeof createSchemaChanges>;

/** Changes of an entity's columns by hand: a new version, and the values that go with it, in one transaction (N-35). */
export function createSchemaChanges({
  db,
  clock,
  events,
  apps,
  versions,
  trees,
  requireNoTurn,
  addNote,
}: SchemaChangesDeps) {
  /** Throws `entity-not-found`. */
  const read = async (appId: AppId, latestVersionId: VersionId | null, entity: string) => {
    const files = latestVersionId ? await versions.read(appId, latestVersionId) : null;
    const path = `entities/${entity}.json`;
    const content = files?.get(path);
    if (!files || content === undefined) throw new AppError('entity-not-found');
    return { files, path, schema: readSchema(content) };
  };

  /** Throws `invalid-input` with the reason. */
  const accept = (edit: SchemaEdit): Extract<SchemaEdit, { ok: true }> => {
    if (!edit.ok) throw new AppError('invalid-input', { message: edit.message });
    return edit;
  };

  return {
    /** What a change would do to the stored values; nothing is changed. */
    async preview(app: App, entity: string, change: SchemaChange): Promise<SchemaChangePreview> {
      const { schema } = await read(app.id, app.latestVersionId, entity);
      const column: Column = { appId: app.id, entity, column: change.columnId };
      const options = change.type === 'update_column_type' ? await optionsOf(db, column, change) : [];
      accept(changeSchema(entity, schema, change, options));
      return previewOf(db, column, change);
    },

    renames: (app: App, entity: string) => findRenames({ db, versions }, app, entity),

    /** Moves the values that a found rename left behind; how many. Throws `invalid-input` when there is no such rename. */
    async moveRenamed(
      app: App,
      entity: string,
      { from, to }: { from: string; to: string },
      byId: AppUserId,
    ): Promise<number> {
      const found = await findRenames({ db, versions }, app, entity);
      if (!found.some((rename) => rename.from === from && rename.to === to)) {
        throw new AppError('invalid-input', { message: `No values of “${from}” wait for a new name.` });
      }
      const published = (await trees.published(app.id))?.files.get(`entities/${entity}.json`);
      const column: Column = { appId: app.id, entity, column: from };
      const keepsOld = stillReads(published, column, to);
      const move = { callId: newId(), byId, at: clock.now(), keepsOld, onlyEmpty: true };
      return db.transaction((tx) => renameValues(tx, column, to, move));
    },

    /** Throws `turn-running`, `entity-not-found`, `invalid-input`. */
    async change(
      app: App,
      entity: string,
      change: SchemaChange,
      byId: AppUserId,
    ): Promise<{ versionId: VersionId; changed: number }> {
      const published = (await trees.published(app.id))?.files.get(`entities/${entity}.json`);
      const versionId = newId();
      let files = new Map<string, string>();
      const changed = await events.transact(
        app.id,
        async (tx, emit) => {
          await requireNoTurn(tx, app.id);
          const { latestVersionId } = await apps.summaryIn(tx, app.id);
          const { files: before, path, schema } = await read(app.id, latestVersionId, entity);
          const at = clock.now();
          const column: Column = { appId: app.id, entity, column: change.columnId };
          const options = change.type === 'update_column_type' ? await optionsOf(tx, column, change) : [];
          const edit = accept(changeSchema(entity, schema, change, options));
          files = new Map(before).set(path, `${JSON.stringify(edit.schema, null, 2)}\n`);
          const content = edit.summary;
          await writeVersion(tx, {
            appId: app.id,
            id: versionId,
            messageId: null,
            content,
            userRequest: content,
            files,
            createdAt: at,
          });
          const moved = await moveValues(tx, column, change, { callId: newId(), byId, at }, published);
          for (const event of await addNote(tx, app.id, { text: `${content}.`, versionId, at })) emit(event);
          emit({ type: 'app-changed', app: await apps.summaryIn(tx, app.id) });
          return moved;
        },
        { holdsLog: true },
      );
      versions.keep(app.id, versionId, files);
      return { versionId, changed };
    },
  };
}

function readSchema(content: string): EntitySchema {
  try {
    return entitySchemaSchema.parse(JSON.parse(content));
  } catch (cause) {
    throw new AppError('entity-invalid', { cause });
  }
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
  change: SchemaChange,
  move: Move,
  publishedSchema: string | undefined,
): Promise<number> {
  if (change.type === 'update_column_header') {
    const to = propertyName(change.label)!;
    return renameValues(tx, column, to, { ...move, keepsOld: stillReads(publishedSchema, column, to) });
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

/** Whether the published app knows a column by its old name only. */
function stillReads(schema: string | undefined, { entity, column }: Column, to: string): boolean {
  const parsed = schema === undefined ? null : parseEntity(entity, schema);
  return parsed?.ok === true && parsed.entity.properties.has(column) && !parsed.entity.properties.has(to);
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

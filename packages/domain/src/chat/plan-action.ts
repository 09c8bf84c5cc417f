import type { AccessRequest } from '@whittle/contract/chat';
import type { Access } from '../entities/access.ts';
import { adminOnlyKeys } from '../app-settings/gates.ts';
import { keepKeys, keepUnnamed } from '../app-settings/app-documents.ts';
import { isEntityName } from '../files/names.ts';
import { moduleStem, newPageProblem } from '../files/paths.ts';
import type { PathProblem } from '../files/paths.ts';
import { isOfEntity } from './action-types.ts';
import { schemaOfAccessAlone } from './access-alone.ts';
import { applyEdits, type EditProblem } from './apply-edits.ts';
import { checkEntity, type EntityProblem, readEntity, type ReadEntity } from './apply-entity.ts';
import { isWrittenAsEdits, parseEdits } from './edits.ts';
import { prepareGlobalCss } from './global-css.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import { whyPartial } from './partial-file.ts';
import { bringsRecords, readRecords, type RecordInsert, type RecordsProblem } from './read-records.ts';
import type { Action } from './reply.ts';
import { type ResolvedFile, resolveFile } from './resolve-file.ts';

/** Why an action was refused; its outcome carries the code and a sentence. */
export type ActionProblem =
  | PathProblem
  | EditProblem
  | EntityProblem
  | RecordsProblem
  | 'truncated'
  | 'unknown-type'
  | 'no-content'
  | 'broken-edit'
  | 'file-missing'
  | 'page-taken'
  | 'not-an-entity'
  | 'too-big'
  | 'too-many-files';

export type Refused = { ok: false; problem: ActionProblem; message: string };

/** What an action does to the files, were it applied. `note` tells what was not taken over. */
export type ActionPlan =
  | {
      ok: true;
      writes: Map<string, string>;
      removes: string[];
      /** By entity; null withdraws the request of an action before. */
      accessRequests: Map<string, AccessRequest | null>;
      recordInsert: RecordInsert | null;
      note: string | null;
    }
  | Refused;

/** The app as the actions before left it. */
export type Tree = {
  files: ReadonlyMap<string, string>;
  /** Access of an entity now, or when the turn began if the entity was deleted since. */
  accessOf(entity: string): Access | null;
  /** The file of an entity, likewise. */
  entityText(entity: string): string | undefined;
};

/** Decides what one action does. Pure; nothing of a refused action is applied. */
export function planAction(tree: Tree, action: Action): ActionPlan {
  if (!action.isComplete) return refuse('truncated', 'Too long output, ask the chat to continue');
  switch (action.type) {
    case 'unknown':
      return refuse('unknown-type', 'There is no action of this type.');
    case 'delete_file':
      return planDelete(tree, action);
    case 'import_entities':
      return bringsRecords(action) ? planRecords(tree, action) : planImport(tree, action);
    case 'insert_entity_records':
      return planRecords(tree, action);
    case 'add_file':
    case 'edit_file':
    case 'add_entity':
    case 'edit_entity':
      return planWrite(tree, action);
  }
}

const refuse = (problem: ActionProblem, message: string): Refused => ({ ok: false, problem, message });

const plan = (parts: Partial<Extract<ActionPlan, { ok: true }>>): ActionPlan => ({
  ok: true,
  writes: new Map(),
  removes: [],
  accessRequests: new Map(),
  recordInsert: null,
  note: null,
  ...parts,
});

function planRecords({ files }: Tree, action: Action): ActionPlan {
  const read = readRecords(files, action);
  return read.ok ? plan({ recordInsert: read.insert }) : read;
}

function planDelete({ files }: Tree, action: Action): ActionPlan {
  const file = resolveFile(files, action);
  if (!file.ok) return file;
  return file.existing === null
    ? refuse('file-missing', `There is no ${file.path} to delete.`)
    : plan({ removes: [file.existing] });
}

function planWrite(tree: Tree, action: Action): ActionPlan {
  const file = resolveFile(tree.files, action);
  if (!file.ok) return file;
  if (isOfEntity(action.type) && file.kind !== 'entity')
    return refuse(
      'not-an-entity',
      `${file.path} is not an entity; entities lie in entities/. Use add_file or edit_file.`,
    );
  const pageProblem = file.existing === null ? newPageProblem(file.path) : null;
  if (pageProblem) return { ok: false, problem: 'page-name', message: pageProblem };
  const isAnotherPage =
    file.kind === 'page' && file.existing !== null && moduleStem(file.existing) !== moduleStem(file.path);
  if (isAnotherPage && action.type === 'add_file')
    return refuse(
      'page-taken',
      `There is already a page in ${file.existing}. Names of pages must differ by more than capitals and hyphens.`,
    );

  const text = newText(tree, action, file);
  if (!text.ok) return text;
  if (file.kind === 'entity') {
    return planEntities(tree, [
      {
        path: text.path,
        name: file.name,
        read: readEntity({ ...entityWish(tree, action, file.name), text: text.content }),
      },
    ]);
  }
  const { content, note } = asStored(tree, file, text.content);
  return plan({
    writes: new Map([[text.path, withFinalNewline(content)]]),
    removes: file.existing !== null && file.existing !== text.path ? [file.existing] : [],
    note,
  });
}

/** PROD-03: no reply changes what only platform admins set in its panel, whoever asked for it. */
function asStored(tree: Tree, { kind, path }: { kind: string; path: string }, content: string) {
  if (kind === 'global-css') return { content: prepareGlobalCss(content), note: null };
  if (kind !== 'settings') return { content, note: null };
  const before = tree.files.get(path);
  const { text, kept } = keepKeys(before, keepUnnamed(before, content), adminOnlyKeys);
  const note = `${kept.join(', ')} stayed as it was: only a platform admin changes it, in the panels of the app.`;
  return { content: text, note: kept.length > 0 ? note : null };
}

const withFinalNewline = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

type NewText = { ok: true; path: string; content: string } | Refused;

/** Edits stay in the file that they edit; a whole file takes the name that the action gives it. */
function newText(tree: Tree, action: Action, file: Extract<ResolvedFile, { ok: true }>): NewText {
  const present = file.existing === null ? undefined : tree.files.get(file.existing);
  const content = schemaOfAccessAlone(action, present) ?? action.content;
  if (content.trim() === '')
    return refuse('no-content', `The action for ${file.path} is empty. Send the file's content.`);
  if (!isWrittenAsEdits(content)) {
    const reason = file.existing === null ? null : whyPartial(content);
    if (reason) return refuse('broken-edit', `${file.existing} was not changed, because ${reason}.`);
    const isSameModule = file.existing === null || moduleStem(file.existing) === moduleStem(file.path);
    return { ok: true, path: isSameModule ? file.path : file.existing!, content };
  }
  const { edits, isBroken } = parseEdits(content);
  if (isBroken || edits.length === 0)
    return refuse(
      'broken-edit',
      `The edit of ${file.path} is not complete: every <search>…</search> needs its <replace>…</replace>.`,
    );
  if (file.existing === null)
    return refuse('file-missing', `There is no ${file.path} to edit. Use add_file with the whole content.`);
  const applied = applyEdits(tree.files.get(file.existing)!, edits, {
    isJson: file.existing.endsWith('.json'),
  });
  return applied.ok
    ? { ok: true, path: file.existing, content: applied.content }
    : refuse(applied.problem, `${file.existing} was not changed. ${applied.message}`);
}

const entityWish = (tree: Tree, action: Action, name: string) => ({
  name,
  permissions: action.permissions,
  present: tree.accessOf(name),
  presentText: tree.entityText(name),
});

function planEntities(tree: Tree, entities: { path: string; name: string; read: ReadEntity }[]): ActionPlan {
  const writes = new Map<string, string>();
  const accessRequests = new Map<string, AccessRequest | null>();
  const notes: string[] = [];
  for (const { path, name, read } of entities) {
    if (!read.ok) return read;
    writes.set(path, read.content);
    if (read.isAccessStated) accessRequests.set(name, read.accessRequest);
    if (read.note) notes.push(read.note);
  }
  return plan({ writes, accessRequests, note: notes.join(' ') || null });
}

/** Several schemas in one action: an array of schemas with names, or an object of schemas by name. */
function planImport(tree: Tree, action: Action): ActionPlan {
  const json = readJsonc(action.content);
  if (!json.ok) return refuse('not-json', `The entities are not JSON: ${json.message}.`);
  const named = namedSchemas(json.value);
  if (named.length === 0) return refuse('not-a-schema', 'There is no entity in this action.');
  const bad = named.find(([name]) => !isEntityName(name));
  if (bad)
    return refuse('entity-name', `“${bad[0]}” cannot be the name of an entity. Use a word like Task or BlogPost.`);
  return planEntities(
    tree,
    named.map(([name, value]) => ({
      path: `entities/${name}.json`,
      name,
      read: checkEntity({ ...entityWish(tree, action, name), value, text: null }),
    })),
  );
}

function namedSchemas(value: unknown): [string, unknown][] {
  if (Array.isArray(value))
    return value.map((schema: { name?: unknown } | null) => [String(schema?.name ?? ''), schema]);
  if (typeof value !== 'object' || value === null) return [];
  return 'properties' in value && 'name' in value ? [[String(value.name), value]] : Object.entries(value);
}

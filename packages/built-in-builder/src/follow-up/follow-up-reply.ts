import { accessSentence } from '@whittle/domain/entities/access-texts';
import { declaredAccess } from '@whittle/domain/entities/entity';
import { deleteAction, editAction, entityAction, fileAction, group, harmless, recordsAction } from '../action-text.ts';
import type { AppFile, Part } from '../generate/app-files.ts';
import type { Samples } from '../generate/sample-data.ts';
import { sampleRecords } from '../generate/sample-records.ts';
import { germanPlan, labelsOf } from '../languages/german-plan.ts';
import { inSentence, listInWords } from '../plan/names.ts';
import type { Access, AppPlan, Entity } from '../plan/plan.ts';
import { planPath } from '../plan/plan-file.ts';
import { suggestions } from '../suggestions.ts';
import { applyChange } from './apply/apply-change.ts';
import type { Change, Understood } from './change.ts';
import { lineEdits } from './line-edits.ts';
import { type FileChange, nextFiles } from './next-files.ts';
import { talkAbout } from './talk.ts';
import { understand } from './understand.ts';
import type { Step } from './undone/steps.ts';
import { undoneWish } from './undone/undone.ts';

/** The reply to a follow-up about an app that this builder made. */
export function followUpReply(
  message: string,
  plan: AppPlan,
  files: ReadonlyMap<string, string>,
  now: Date,
  earlier: () => readonly Step[] = () => [],
): string {
  const undone = undoneWish(message.trim(), plan, earlier);
  const understood: Understood = undone ? { kind: 'changes', changes: undone } : understand(message, plan);
  switch (understood.kind) {
    case 'changes':
      return changesReply({ message, plan, files, changes: understood.changes, left: understood.left ?? [] }, now);
    case 'problem':
      return `${harmless(understood.sentence)}\n\n${offers(plan)}`;
    case 'talk':
      return talkAbout(understood.topic, plan, offers(plan));
    case 'fix':
      return fixReply(understood.error, plan, files);
    case 'unknown':
      return [
        'I am the built-in builder and did not understand that: I know a set of common changes and no more. A connected model understands any request.',
        ...(understood.perhaps?.length
          ? [`Perhaps you meant this? Then send it:\n\n${asList(understood.perhaps)}`]
          : []),
        offers(plan),
      ].join('\n\n');
  }
}

const asList = (texts: readonly string[]): string => texts.map((text) => `- “${harmless(text)}”`).join('\n');

const offers = (plan: AppPlan): string =>
  `What I can do here, for example:\n\n${suggestions(plan)
    .map((text) => `- “${harmless(text)}”`)
    .join(
      '\n',
    )}\n- “Rename ${harmless(plan.entities[0]?.fields[0]?.label.toLowerCase() ?? 'name')} to title”, “make it green”, “only admins can edit”`;

type Request = { message: string; plan: AppPlan; files: ReadonlyMap<string, string>; changes: readonly Change[]; left: readonly string[] }; // prettier-ignore

function changesReply({ message, plan, files, changes, left }: Request, now: Date): string {
  const said: string[] = [];
  const notes: string[] = [];
  const done: Change[] = [];
  let next = plan;
  for (const change of changes) {
    const applied = applyChange(next, change);
    if ('problem' in applied) notes.push(applied.problem);
    else {
      next = applied.plan;
      done.push(change);
      if (applied.said) said.push(applied.said);
      if (applied.note) notes.push(applied.note);
    }
  }
  notes.push(...left);
  if (done.length === 0) return `${notes.map(harmless).join(' ')}\n\n${offers(plan)}`;

  let samples: Samples = new Map(
    done.flatMap((change) =>
      change.kind === 'add-entity'
        ? standsAlone(change.draft.entity)
          ? [[change.draft.entity.name, change.draft.samples] as const]
          : []
        : change.kind === 'add-feature'
          ? change.drafts.flatMap(({ entity, samples: rows }) =>
              standsAlone(entity) ? [[entity.name, rows] as const] : [],
            )
          : [],
    ),
  );
  if (plan.language === 'de') ({ plan: next, samples } = germanPlan(next, samples, `${message}\n${labelsOf(plan)}`));
  const accessNow = (entity: string) => accessInFiles(files, entity);
  const { changes: fileChanges, untouched } = nextFiles(files, plan, next, { changes: done, samples, accessNow });
  const isThere = (entity: string) => next.entities.some(({ name }) => name === entity);
  const access = done.filter((change) => change.kind === 'access').filter(({ entity }) => isThere(entity));
  // nothing is said to be done that no file shows
  if (fileChanges.length === 0 && untouched.length === 0 && access.length === 0)
    return `The app is like that already, so I changed nothing.\n\n${offers(plan)}`;
  const own = new Set(
    done.flatMap((change) => (change.kind === 'own-sight' ? change.changed.map(({ name }) => name) : [])),
  );
  const isRuled = (entity: string) => fileChanges.some((change) => change.kind === 'edit' && change.file.path === `entities/${entity}.json`); // prettier-ignore
  said.push(...accessSentences(next, access.filter(({ entity }) => !own.has(entity)), accessNow, isRuled)); // prettier-ignore
  if (access.some(({ isOfLeaders }) => isOfLeaders))
    notes.push('Give whoever leads the role admin, in the database under Users; you have it already.');
  if (untouched.length > 0)
    notes.push(
      `${listInWords(untouched)} ${untouched.length === 1 ? 'was' : 'were'} changed since I wrote ${untouched.length === 1 ? 'it' : 'them'}, in the very place that would change, so I left ${untouched.length === 1 ? 'it' : 'them'} alone.`,
    );

  const actions = fileChanges.map((change) => actionOf(next, change, done));
  for (const { entity, access: wished } of access) {
    if (isSameAccess(accessNow(entity), wished)) continue;
    const path = `entities/${entity}.json`;
    if (!fileChanges.some((change) => change.kind !== 'delete' && change.file.path === path))
      actions.push(accessAction(next, files, entity));
  }
  const records =
    samples.size === 0
      ? []
      : sampleRecords({ ...next, entities: next.entities.filter(({ name }) => samples.has(name)) }, samples, now);
  return [
    together(said).join(' '),
    group(titleOf(done, next), actions),
    group(
      'Sample data',
      records.map(({ entity, records: rows }) =>
        recordsAction(entity.name, `${rows.length} sample ${inSentence(entity.plural)}`, rows),
      ),
    ),
    [...new Set(notes.flatMap((note) => note.split(/(?<=\.) (?=Give the role |What opens |Everyone else )/)))]
      .map(harmless)
      .join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What is said of several lists alike is said once. */
function together(said: readonly string[]): string[] {
  const parts = said.flatMap((text) => text.split(/(?<=\.) (?=Who can )/));
  const alike = Map.groupBy(parts, (part) => /^(Who can (?:see|add|change|delete|, | and )+) (.+) (from now on: .+)$/.exec(part)?.slice(1).filter((_, at) => at !== 1).join('|') ?? part); // prettier-ignore
  return [...alike].map(([key, some]) => {
    const lists = some.flatMap(
      (part) => /^Who can (?:see|add|change|delete|, | and )+ (.+) from now on: /.exec(part)?.[1] ?? [],
    );
    const [deeds, who] = key.split('|');
    return some.length > 1 && who ? `${deeds} ${listInWords(lists)} ${who}` : some[0]!;
  });
}

/** Samples of what belongs to other records would point nowhere. */
const standsAlone = ({ fields }: Entity): boolean => !fields.some(({ type }) => type === 'reference');

function accessInFiles(files: ReadonlyMap<string, string>, entity: string): Access {
  try {
    return (
      declaredAccess(JSON.parse(files.get(`entities/${entity}.json`) ?? '{}')) ?? { read: 'creator', write: 'creator' }
    );
  } catch {
    return { read: 'creator', write: 'creator' };
  }
}

function accessAction(plan: AppPlan, files: ReadonlyMap<string, string>, name: string): string {
  const entity = plan.entities.find((one) => one.name === name)!;
  const path = `entities/${name}.json`;
  return entityAction(
    'edit_entity',
    path,
    `Who may see and edit ${inSentence(entity.plural)}`,
    files.get(path)!.trimEnd(),
    entity.access,
  );
}

const isSameAccess = (now: Access, wished: Access): boolean => now.read === wished.read && now.write === wished.write;

type AccessChange = Extract<Change, { kind: 'access' }>;

/** What becomes of the access, in one sentence for those that change and one for those that have it already. */
function accessSentences(
  plan: AppPlan,
  changes: readonly AccessChange[],
  accessNow: (entity: string) => Access,
  isRuled: (entity: string) => boolean,
): string[] {
  const nouns = (some: readonly AccessChange[]) =>
    listInWords(some.map(({ entity }) => inSentence(plan.entities.find(({ name }) => name === entity)!.plural)));
  const isSame = ({ entity, access }: AccessChange) => isSameAccess(accessNow(entity), access) && !isRuled(entity);
  const same = changes.filter(isSame);
  const changed = changes.filter((change) => !isSame(change));
  if (changed.length === 0) return same.length === 0 ? [] : [`The ${nouns(same)} have this access already.`];
  const opens = ({ entity, access }: AccessChange) => {
    const now = accessNow(entity);
    return isWider(access.read, now.read) || isWider(access.write, now.write) || isRuled(entity);
  };
  // each kind of access with the lists that get it
  const alike = Map.groupBy(changed, ({ access }) => accessSentence(access));
  return [...alike].map(
    ([sentence, some]) =>
      `From now on: ${sentence} (${nouns(some)}).${some.some(opens) ? ' What opens them to more people waits for your click below.' : ''}`,
  );
}

const order: readonly Access['read'][] = ['none', 'creator', 'admin', 'all', 'anonymous'];
const isWider = (wanted: Access['read'], now: Access['read']): boolean => order.indexOf(wanted) > order.indexOf(now);

const setsAccess: ReadonlySet<Change['kind']> = new Set(['access', 'rights', 'field-rights', 'approval']);

function actionOf(plan: AppPlan, change: FileChange, done: readonly Change[]): string {
  if (change.kind === 'delete') return deleteAction(change.path, change.title);
  const { file } = change;
  const name = /^entities\/(\w+)\.json$/.exec(file.path)?.[1];
  const entity = plan.entities.find((one) => one.name === name);
  // Without a wish for other access the present one stays as it is.
  const isAccessWished =
    entity !== undefined &&
    done.some((one) => setsAccess.has(one.kind) && 'entity' in one && one.entity === entity.name);
  if (change.kind === 'add')
    return entity
      ? entityAction('add_entity', file.path, file.title, file.content, entity.access)
      : fileAction('add_file', file.path, file.title, file.content);
  const edits = lineEdits(change.before, change.after);
  const type = entity ? 'edit_entity' : 'edit_file';
  const title = file.path === planPath ? 'Notes of the built-in builder' : file.title;
  if (edits) return editAction(type, file.path, title, edits, isAccessWished ? entity!.access : undefined);
  return entity && isAccessWished
    ? entityAction('edit_entity', file.path, title, change.after, entity.access)
    : fileAction('edit_file', file.path, title, change.after);
}

function titleOf(changes: readonly Change[], plan: AppPlan): string {
  const [first, ...rest] = changes;
  if (rest.length > 0) return `${changes.length} changes`;
  const plural = (name: string) => inSentence(plan.entities.find((entity) => entity.name === name)?.plural ?? name);
  switch (first!.kind) {
    case 'add-field':
      return `${first.field.label} for ${plural(first.entity)}`;
    case 'rename-field':
      return `${first.label} for ${plural(first.entity)}`;
    case 'remove-field':
      return `Without ${inSentence(first.field.replaceAll('_', ' '))}`;
    case 'add-entity':
      return first.draft.entity.plural;
    case 'add-feature':
      return first.pages[0]?.label ?? first.drafts[0]?.entity.plural ?? 'New buttons';
    case 'look':
      return `Look: ${plan.look.palette}, ${plan.look.typePair}`;
    case 'access':
    case 'rights':
    case 'field-rights':
    case 'approval':
      return `Access to ${plural(first.entity)}`;
    case 'rename-app':
      return first.name;
    default:
      return 'Change of pages and lists';
  }
}

/** Rewrites a file from the plan when it is no longer what was written; anything else needs a model. */
function fixReply(error: string, plan: AppPlan, files: ReadonlyMap<string, string>): string {
  const known = nextFiles(files, plan, plan, {
    changes: [],
    samples: new Map(),
    accessNow: (entity) => accessInFiles(files, entity),
  });
  const missing = known.changes.filter((change) => change.kind === 'add');
  const actions = missing.map(({ file }) => fileAction('add_file', file.path, file.title, file.content));
  const named = changedFileIn(error, plan, files);
  if (named) actions.push(fileAction('edit_file', named.path, named.title, named.content));
  if (actions.length === 0)
    return `I cannot fix this error: the files that I wrote are as I wrote them, and finding a mistake in code needs a model. “Revert this” on an earlier message takes the app back; a connected model can read the error and repair it.`;
  return `${named ? `I restored ${named.title} to how it was before it was changed.` : 'I added what was missing.'}\n\n${group('Repair', actions)}`;
}

function changedFileIn(error: string, plan: AppPlan, files: ReadonlyMap<string, string>): AppFile | null {
  const written = allFiles(plan, files);
  const name = /in component ([\w/]+)\s*$/.exec(error)?.[1] ?? '';
  const byPart = (parts: readonly Part[]) => written.filter((file) => parts.includes(file.part));
  const file =
    written.find(({ path }) => error.includes(path)) ??
    byPart(['pages', 'parts']).find(({ path }) => name !== '' && path.endsWith(`/${name.replace(/^.*\//, '')}.jsx`));
  const stored = file && files.get(file.path)?.trimEnd();
  return file && stored !== undefined && stored !== file.content && file.path !== 'services/sample-data.js'
    ? file
    : null;
}

const allFiles = (plan: AppPlan, files: ReadonlyMap<string, string>): AppFile[] =>
  nextFiles(new Map(), plan, plan, {
    changes: [],
    samples: new Map(),
    accessNow: (entity) => accessInFiles(files, entity),
  }).changes.flatMap((change) => (change.kind === 'add' ? [change.file] : []));

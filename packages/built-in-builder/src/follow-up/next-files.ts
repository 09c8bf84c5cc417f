import { applyEdits } from '@whittle/domain/chat/apply-edits';
import { appFiles, type AppFile } from '../generate/app-files.ts';
import { entityNames } from '../generate/entity-names.ts';
import type { Samples } from '../generate/sample-data.ts';
import type { Access, AppPlan } from '../plan/plan.ts';
import { planPath } from '../plan/plan-file.ts';
import type { Change } from './change.ts';
import { lineEdits } from './line-edits.ts';
import { mergedEntity } from './merged-entity.ts';

export type FileChange =
  | { kind: 'add'; file: AppFile }
  | { kind: 'edit'; file: AppFile; before: string; after: string }
  | { kind: 'delete'; path: string; title: string };

/** What the files need to follow the plan. `untouched` were changed by hand in the very places that would change. */
export type NextFiles = { changes: FileChange[]; untouched: string[] };

const samplePath = 'services/sample-data.js';

/**
 * Compares what the builder wrote for the old plan with what it writes for the new one. A file that is still as it was
 * written becomes the new one; one that people or a model changed keeps their work and gets the same blocks, as long as
 * each still fits exactly once.
 */
export function nextFiles(
  files: ReadonlyMap<string, string>,
  before: AppPlan,
  after: AppPlan,
  {
    changes,
    samples,
    accessNow,
  }: { changes: readonly Change[]; samples: Samples; accessNow: (entity: string) => Access },
): NextFiles {
  const written = new Map(appFiles(before, { samples: new Map(), accessNow }).map((file) => [file.path, file]));
  const result: NextFiles = { changes: [], untouched: [] };
  const wanted = appFiles(after, { samples, accessNow });
  for (const file of wanted) {
    const stored = files.get(file.path)?.trimEnd();
    const old = written.get(file.path)?.content;
    if (stored === undefined) result.changes.push({ kind: 'add', file });
    else if (stored !== file.content && old !== file.content) {
      const source = file.path === samplePath ? renamedInSamples(stored, changes) : stored;
      const next =
        stored === old
          ? file.content
          : (merged(source, old, file.content) ??
            (file.path === samplePath ? withRowsOf(source, file.content, after) : null) ??
            (file.path.startsWith('entities/') && old !== undefined ? mergedEntity(source, old, file.content) : null));
      if (next === null) result.untouched.push(file.path);
      else if (next !== stored) result.changes.push({ kind: 'edit', file, before: stored, after: next });
    } else if (file.path === samplePath) {
      const next = renamedInSamples(stored, changes);
      if (next !== stored) result.changes.push({ kind: 'edit', file, before: stored, after: next });
    }
  }
  const kept = new Set(wanted.map(({ path }) => path));
  for (const [path, { title }] of written) {
    if (kept.has(path) || !files.has(path) || path === planPath) continue;
    if (
      files.get(path)!.trimEnd() === written.get(path)!.content ||
      path.startsWith('entities/') ||
      path.startsWith('pages/')
    )
      result.changes.push({ kind: 'delete', path, title });
  }
  return result;
}

function merged(stored: string, old: string | undefined, wanted: string): string | null {
  if (old === undefined) return null;
  const edits = lineEdits(old, wanted);
  if (!edits) return null;
  const applied = applyEdits(stored, edits);
  return applied.ok ? applied.content : null;
}

/** The file of samples for the lists that are there now, each with the rows that it had. */
function withRowsOf(stored: string, wanted: string, { entities }: AppPlan): string {
  return entities.reduce(
    (text, entity) => {
      const { many } = entityNames(entity);
      const [rows] = new RegExp(String.raw`^const ${many} = \(\) => \[\n[\s\S]*?^\];`, 'm').exec(stored) ?? [];
      return rows ? text.replace(`const ${many} = () => [];`, () => rows) : text;
    },
    withHelpersOf(stored, wanted),
  );
}

/** Rows tell days by helpers that are not there where no row is. */
function withHelpersOf(stored: string, wanted: string): string {
  const helpers = stored.match(/^const (?:day|moment) = .*;$/gm) ?? [];
  const missing = helpers.filter((line) => !wanted.includes(line));
  if (missing.length === 0) return wanted;
  const imports = /^import \{[^}]*\} from 'date-fns';$/m.exec(stored)?.[0] ?? '';
  const [first, ...rest] = wanted.split('\n\n');
  const head = imports && !wanted.includes("from 'date-fns'") ? `${imports}\n${first}` : first;
  return [head, missing.join('\n'), ...rest].join('\n\n');
}

/** Sample rows stand under the names that fields have now. */
function renamedInSamples(stored: string, changes: readonly Change[]): string {
  let text = stored;
  for (const change of changes) {
    if (change.kind !== 'rename-field') continue;
    const name = change.label.toLowerCase().replace(/[^a-z0-9]+/g, '_');
    text = text.replace(new RegExp(`([{,]\\s*)${change.field}:`, 'g'), `$1${name}:`);
  }
  return text;
}

import { anySite } from '@whittle/contract/people';
import {
  type ExportedApp,
  exportedAppPath,
  exportedAppSchema,
  exportedConnectorSchema,
} from '@whittle/contract/project-export';
import { readAppSettings } from '../apps/app-settings.ts';
import { parseEntity } from '../entities/entity.ts';
import { appPathOf, isPackagePath, projectPathOf } from '../exports/project-paths.ts';
import { normalisePath } from '../files/paths.ts';
import type { ImportedContent, ImportPlan, OwnExport } from './import-plan.ts';
import { planOwnFiles } from './plan-entities.ts';
import { noteOf, plainNote, sayOfImport } from './sentence.ts';
import { readJsonc } from '../source-code/jsonc.ts';

/** Reads an export of our own, which says what each of its files is; null for any other archive. */
export function recogniseOwn(files: ReadonlyMap<string, ImportedContent>, root: string): ImportPlan | null {
  const described = files.get(`${root}${exportedAppPath}`);
  const read = readJsonc(textOf(described ?? null));
  const app = read.ok ? exportedAppSchema.safeParse(read.value) : null;
  return app?.success ? planOf(files, root, app.data) : null;
}

function planOf(files: ReadonlyMap<string, ImportedContent>, root: string, app: ExportedApp): ImportPlan {
  const generated = new Set([...app.generated, exportedAppPath]);
  const uploaded = new Set(app.uploads.map(({ path }) => path));
  const assets = new Map(Object.entries(app.assets).map(([path, address]) => [projectPathOf(path), { path, address }]));
  const entityFiles = new Map<string, string>();
  const { access, rules } = app;
  const own: OwnExport = { access, rules, ownerId: app.data?.ownerId ?? null, people: '', packages: [] };
  const plan: ImportPlan = {
    layout: 'whittle',
    name: app.name,
    description: null,
    accessMode: app.access.accessMode,
    accessReason: sayOfImport(app.access.accessMode === null ? 'mode-never-chosen' : 'as-it-was'),
    mainPage: null,
    hasOwnRoot: false,
    pages: [],
    files: new Map(),
    assets: new Map(),
    entities: [],
    entityTexts: new Map(),
    data: new Map(),
    uploads: app.uploads.filter(({ path }) => files.has(root + path)).map((one) => ({ ...one, from: root + one.path })),
    own,
    functions: [],
    agents: [],
    settings: [noteOf('own-settings-read', exportedAppPath)],
    changed: [],
    leftOut: [],
    warnings: [],
  };
  for (const [full, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const path = full.startsWith(root) ? full.slice(root.length) : null;
    if (path === null || generated.has(path) || uploaded.has(path)) continue;
    const asset = assets.get(path);
    const records = /^data\/([A-Za-z]\w*)\.jsonl$/.exec(path)?.[1];
    const at = appPathOf(path);
    const entity = /^entities\/(\w+)\.json$/.exec(at ?? '')?.[1];
    const text = textOf(content);
    if (asset) plan.files.set(asset.path, asset.address);
    else if (records === 'User') own.people = text;
    else if (records) plan.data.set(records, text);
    else if (isPackagePath(path)) bringPackage(plan, own, path, text);
    else if (at === null) plan.leftOut.push(noteOf('not-of-whittle', path));
    else if (entity && parseEntity(entity, text).ok) entityFiles.set(path, text);
    // What the exported app could not use either comes back as it was, to be fixed; compiling says what is wrong.
    else if (entity) plan.files.set(at, text);
    else {
      const normalised = normalisePath(at);
      if (normalised.ok) plan.files.set(at, text);
      else plan.leftOut.push(plainNote(path, normalised.message));
    }
  }
  plan.entities = planOwnFiles(entityFiles, plan.data, plan.warnings);
  plan.entityTexts = new Map(plan.entities.map(({ name, path }) => [name, entityFiles.get(path!)!]));
  plan.mainPage = readAppSettings(plan.files).mainPage;
  plan.hasOwnRoot = [...plan.files.keys()].some((path) => /^App\.[jt]sx?$/.test(path));
  plan.pages = [...plan.files.keys()].flatMap((path) => /^pages\/(.+)\.[jt]sx?$/.exec(path)?.[1] ?? []);
  tellWhatOpens(plan, own);
  return plan;
}

function bringPackage(plan: ImportPlan, own: OwnExport, path: string, text: string) {
  const read = readJsonc(text);
  const parsed = read.ok ? exportedConnectorSchema.safeParse(read.value) : null;
  if (!parsed?.success) {
    plan.warnings.push(noteOf('package-unreadable', path));
    return;
  }
  own.packages.push(parsed.data);
  const { name, credentials } = parsed.data;
  const code = credentials.kind === 'none' ? 'package-comes' : 'package-comes-without-key';
  plan.settings.push(noteOf(code, path, { name }));
}

/** What lets somebody in is named before anything is made. */
function tellWhatOpens(plan: ImportPlan, { people, access: { allowedOrigins, embedders } }: OwnExport) {
  const count = people.split('\n').filter((line) => line.trim() !== '').length;
  if (count > 0) plan.settings.push(noteOf(count === 1 ? 'person-comes' : 'people-come', 'data/User.jsonl', { count }));
  if (allowedOrigins.length > 0)
    plan.warnings.push(noteOf('origins-come', null, { addresses: allowedOrigins.join(', ') }));
  if (embedders.length > 0)
    plan.warnings.push(
      embedders.includes(anySite)
        ? noteOf('any-site-embeds', null)
        : noteOf('sites-embed', null, { addresses: embedders.join(', ') }),
    );
}

const textOf = (content: ImportedContent): string =>
  typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content ?? undefined);

import { type ExportedApp, exportedAppPath, exportedAppSchema } from '@whittle/contract/project-export';
import { readAppSettings } from '../apps/app-settings.ts';
import { appPathOf, projectPathOf } from '../exports/project-paths.ts';
import { normalisePath } from '../files/paths.ts';
import { findRoot } from './archive-root.ts';
import type { ImportedContent, ImportPlan } from './import-plan.ts';
import { planDeclaredFiles } from './plan-entities.ts';
import { readJsonc } from './read-jsonc.ts';

/** Reads an export of our own, which says what each of its files is; null for any other archive. */
export function recogniseOwn(files: ReadonlyMap<string, ImportedContent>): ImportPlan | null {
  const root = findRoot([...files.keys()]);
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
  const plan: ImportPlan = {
    layout: 'whittle',
    name: app.name,
    description: null,
    accessMode: app.access.accessMode,
    mainPage: null,
    hasOwnRoot: false,
    pages: [],
    files: new Map(),
    assets: new Map(),
    entities: [],
    data: new Map(),
    uploads: app.uploads.filter(({ path }) => files.has(root + path)).map((one) => ({ ...one, from: root + one.path })),
    formerOwnerId: app.data?.ownerId ?? null,
    functions: [],
    agents: [],
    settings: [{ path: exportedAppPath, line: null, message: 'Name and access were read from here.' }],
    changed: [],
    leftOut: [],
    warnings: [],
  };
  const leaveOut = (path: string, message: string) => void plan.leftOut.push({ path, line: null, message });
  for (const [full, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const path = full.startsWith(root) ? full.slice(root.length) : null;
    if (path === null || generated.has(path) || uploaded.has(path)) continue;
    const asset = assets.get(path);
    const entity = /^data\/([A-Za-z]\w*)\.jsonl$/.exec(path)?.[1];
    const at = appPathOf(path);
    if (asset) plan.files.set(asset.path, asset.address);
    else if (entity === 'User') leaveOut(path, 'People are not brought along: they sign up or are invited anew.');
    else if (entity) plan.data.set(entity, textOf(content));
    else if (at === null) leaveOut(path, 'Whittle did not write this file as a part of the app.');
    else if (/^entities\/\w+\.json$/.test(at)) entityFiles.set(path, textOf(content));
    else {
      const normalised = normalisePath(at);
      if (normalised.ok) plan.files.set(at, textOf(content));
      else leaveOut(path, normalised.message);
    }
  }
  plan.entities = planDeclaredFiles(entityFiles, plan.data, plan.warnings);
  plan.mainPage = readAppSettings(plan.files).mainPage;
  plan.hasOwnRoot = [...plan.files.keys()].some((path) => /^App\.[jt]sx?$/.test(path));
  plan.pages = [...plan.files.keys()].flatMap((path) => /^pages\/(.+)\.[jt]sx?$/.exec(path)?.[1] ?? []);
  if (app.access.allowedOrigins.length > 0) {
    plan.warnings.push({
      path: null,
      line: null,
      message: 'Addresses that may call the app are not opened again; add them in its settings.',
    });
  }
  return plan;
}

const textOf = (content: ImportedContent): string =>
  typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content ?? undefined);

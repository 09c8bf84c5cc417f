import type { AppInArchive, ImportNote } from '@whittle/contract/imports';
import type { ImportSentenceCode } from '@whittle/contract/imports/sentences';
import { normalisePath } from '../files/paths.ts';
import { appSettingsPath, writeAppSettings } from '../apps/app-settings.ts';
import { findApps, usualApp } from './find-apps.ts';
import { chooseFiles } from './choose-files.ts';
import { detectLayout } from './detect-layout.ts';
import { planEntities } from './plan-entities.ts';
import { warnOfForeignBackEnds } from './foreign-back-end.ts';
import { notesOfFunctions } from './function-calls.ts';
import type { ImportedContent, ImportPlan } from './import-plan.ts';
import { moveModule } from '../source-code/module-paths.ts';
import { placeConstants } from './place-constants.ts';
import { placeParts } from './place-parts.ts';
import { placeStylesheets } from './place-stylesheets.ts';
import { placeBeside, placePageClasses, placeStart } from './place-start.ts';
import type { PlatformNames } from './platform-names.ts';
import { type PageFacts, readProjectFacts } from './project-facts.ts';
import { proposeAccess } from './propose-access.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import { importedModules, readModules } from './read-modules.ts';
import { recogniseOwn } from './recognise-own.ts';
import { noteOf, noteOfFiles, plainNote } from './sentence.ts';
import { type SortedFiles, sortFiles } from './sort-files.ts';
import type { ParseCode } from '../source-code/syntax.ts';

export type Recognition = { ok: true; plan: ImportPlan; apps: AppInArchive[] } | { ok: false };

type Tools = {
  parse: ParseCode;
  platform: PlatformNames;
  /** Which app of the archive; without it the one that looks most like one. */
  folder?: string | null;
};

/**
 * Finds out what an archive or a folder holds and what it becomes as an app. `files` are all its files by their paths as
 * they stand there. Never throws.
 */
export function recogniseExport(files: ReadonlyMap<string, ImportedContent>, tools: Tools): Recognition {
  if (files.size === 0) return { ok: false };
  const apps = findApps(files);
  const chosen = apps.find(({ folder }) => folder === tools.folder)?.folder;
  const usual = usualApp(files, apps);
  const folders = chosen === undefined ? [usual, ...apps.map(({ folder }) => folder)] : [chosen];
  let recognised: Recognition | null = null;
  // As long as none is chosen, any that can be recognised stands for the others.
  for (const folder of folders) {
    if (recognised?.ok) break;
    const own = recogniseOwn(files, folder);
    const one = own ? ({ ok: true, plan: own } as const) : recogniseProject(files, folder, tools);
    recognised = one.ok ? { ...one, apps } : (recognised ?? one);
  }
  return recognised!;
}

function recogniseProject(
  files: ReadonlyMap<string, ImportedContent>,
  root: string,
  { parse, platform }: Tools,
): { ok: true; plan: ImportPlan } | { ok: false } {
  const sorted = sortFiles(files, parse, root);
  const layout = detectLayout(sorted);
  if (layout === null) return { ok: false };
  const warnings: ImportNote[] = [];
  const facts = readProjectFacts((path) => sorted.descriptions.get(path) ?? null);

  const { modules, broken } = readModules(sorted, parse);
  const chosen = chooseFiles(sorted.sources, modules, { platform, start: facts.page.start });
  const asked = importedModules(sorted.sources, modules);
  for (const path of broken) {
    const isPage = path.startsWith('pages/') && (chosen.pages === null || chosen.pages.includes(nameOfPage(path)));
    if (asked.has(path) || isPage || /^(?:App|Layout|main|index)\./i.test(path)) {
      warnings.push(noteOf('invalid-code', path));
    } else {
      chosen.kept.delete(path);
      chosen.leftOut.push(noteOf('invalid-unused-code', path));
    }
  }
  const access = proposeAccess({ sorted, modules, chosen, facts });
  const entities = planEntities({ sorted, modules, chosen, facts, warnings });

  const plan: ImportPlan = {
    layout,
    name: facts.name ?? 'Imported app',
    description: facts.description,
    accessMode: access.mode,
    accessReason: access.reason,
    mainPage: facts.mainPage ?? chosen.mainPage,
    hasOwnRoot: chosen.hasOwnRoot,
    pages: [],
    files: new Map(),
    assets: new Map(),
    entities,
    entityTexts: textsOf(entities, sorted.entityFiles),
    data: sorted.data,
    uploads: [],
    own: null,
    functions: [],
    agents: [],
    settings: [],
    changed: sorted.changed,
    leftOut: [...sorted.leftOut, ...notesOfUnasked(sorted), ...chosen.leftOut],
    warnings,
  };
  warnOfForeignBackEnds(plan, chosen.kept, modules);
  const place = placer(plan);
  for (const path of chosen.kept) {
    const source = sorted.sources.get(path)!;
    if (path !== chosen.layoutInPages) place(path, source);
    else placeLayout(plan, place, path, moveModule(source, modules.get(path)?.imports ?? [], path));
  }
  if (chosen.start !== null) {
    const put = chosen.startIsRoot ? placeStart : placeBeside;
    put(plan, chosen.start, sorted.sources, modules);
  }
  for (const [path, from] of sorted.assets) placeAsset(plan, path, from);
  const functions = new Map<string, string>();
  for (const [path, source] of sorted.functions) placeFunction(functions, place, path, source);
  plan.functions = notesOfFunctions(functions, chosen.kept, modules);
  for (const [path, source] of sorted.agents) placeAgent(plan, place, path, source);
  for (const path of sorted.descriptions.keys()) describe(plan, path);
  placeParts(plan, chosen.kept, modules);
  placePageClasses(plan, facts.page);
  const stay = new Map([...modules].filter(([path]) => chosen.kept.has(path) || path === chosen.start));
  placeConstants(plan, sorted, stay, parse);
  placeStylesheets(plan, sorted, facts.page, facts.packages);
  warnOfScripts(plan, facts.page);
  const said = {
    mainPage: plan.mainPage,
    language: facts.language,
    direction: facts.direction,
    description: facts.description,
    viewport: facts.viewport,
    icon: hasFile(facts.icon, sorted) ? facts.icon : null,
  };
  if (Object.values(said).some((one) => one !== null)) plan.files.set(appSettingsPath, writeAppSettings(said));
  plan.pages = [...plan.files.keys()].flatMap((path) => /^pages\/(.+)\.[jt]sx?$/.exec(path)?.[1] ?? []);
  if (plan.pages.length === 0 && !plan.hasOwnRoot && plan.entities.length === 0) return { ok: false };
  plan.leftOut.sort((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1));
  return { ok: true, plan };
}

/** Whether a picture is somebody else's or there. */
const hasFile = (address: string | null, { assets }: SortedFiles): boolean =>
  address !== null && (!address.startsWith('/') || assets.has(`public${address}`));

const nameOfPage = (path: string) => path.replace(/^pages\//, '').replace(/\.\w+$/, '');

const textsOf = (entities: ImportPlan['entities'], files: ReadonlyMap<string, string>) =>
  new Map(entities.flatMap(({ name, path }) => (path !== null && files.has(path) ? [[name, files.get(path)!]] : [])));

/** What would have come along, had the app asked for it. */
const notesOfUnasked = ({ outside, beside, texts }: SortedFiles): ImportNote[] => [
  ...(beside.size > 0 ? [noteOfFiles('outside-project', beside.size)] : []),
  ...[...outside.keys()].map((path) => noteOf('outside-source', path)),
  ...[...texts.keys()].map((path) => noteOf('unused-text', path)),
];

/** Scripts beside the code, such as settings or an older library, put things into the page that the app may count on. */
function warnOfScripts({ warnings }: ImportPlan, { scripts }: PageFacts) {
  for (const address of scripts.filter((one) => !/^(?:https?:)?\/\//i.test(one))) {
    warnings.push(noteOf('script-not-loaded', 'index.html', { address }));
  }
}

type Place = (path: string, content: string) => string | null;

/** Puts files at the one spelling of their path; what has none is left out with the reason. */
function placer(plan: ImportPlan): Place {
  return (path, content) => {
    const normalised = normalisePath(path);
    if (!normalised.ok) {
      plan.leftOut.push(plainNote(path, normalised.message));
      return null;
    }
    const { path: at } = normalised;
    if (plan.files.has(at)) {
      plan.leftOut.push(noteOf('same-place', path, { place: at }));
      return null;
    }
    plan.files.set(at, content);
    if (at !== path) plan.changed.push(noteOf('renamed', path, { name: at }));
    return at;
  };
}

function placeLayout(plan: ImportPlan, place: Place, path: string, source: string) {
  const at = path.replace(/^pages\/[Ll]ayout/, 'Layout');
  if (place(at, source) !== null) {
    plan.changed.push(noteOf('layout-moved', path, { place: at }));
  }
}

function placeAsset(plan: ImportPlan, path: string, from: string) {
  const normalised = normalisePath(path);
  if (normalised.ok) plan.assets.set(normalised.path, from);
  else plan.leftOut.push(plainNote(path, normalised.message));
}

function placeFunction(functions: Map<string, string>, place: Place, path: string, source: string) {
  const name = path.replace(/^functions\//, '').replace(/(?:\/entry|\/index)?\.[jt]sx?$/, '');
  const at = place(path, source);
  if (at !== null && !name.includes('/')) functions.set(name, at);
}

function placeAgent(plan: ImportPlan, place: Place, path: string, source: string) {
  const read = readJsonc(source);
  const at = path.replace(/\.jsonc$/, '.json');
  const placed = place(at, read.ok ? `${JSON.stringify(read.value, null, 2)}\n` : source);
  if (placed === null) return;
  const name = at.replace(/^agents\//, '').replace(/\.json$/, '');
  plan.agents.push(noteOf('agent-kept', placed, { name }));
}

function describe(plan: ImportPlan, path: string) {
  if (path === 'whittle/app.json') return;
  const setting = descriptions.find(([pattern]) => pattern.test(path))?.[1];
  if (setting) plan.settings.push(noteOf(setting, path));
  else plan.leftOut.push(noteOf('unused-text', path));
}

const descriptions: [pattern: RegExp, code: ImportSentenceCode][] = [
  [/^base44\//, 'app-settings-read'],
  [/^index\.html$/, 'page-settings-read'],
  [/^package\.json$/, 'name-read'],
  [/^components\.json$/, 'part-settings'],
];

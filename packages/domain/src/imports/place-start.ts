import type { ImportPlan } from './import-plan.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { createFindModule, moveModule } from '../source-code/module-paths.ts';
import type { PageFacts } from './project-facts.ts';
import { noteOf } from './sentence.ts';
import { addsOnlyRouter, aroundApp, rendersAtTop, startAsComponent, startBeside } from './start-file.ts';

type Sources = ReadonlyMap<string, string>;
type Modules = ReadonlyMap<string, ModuleOutline>;

/**
 * Makes the file that starts an app (`main.jsx`) the app's root when it does more than show `App`: a theme, a query client
 * with settings, a router of its own kind. The former `App` becomes a component. What cannot be read so is a warning.
 */
export function placeStart(plan: ImportPlan, start: string, sources: Sources, modules: Modules): void {
  const facts = modules.get(start);
  if (!facts || addsOnlyRouter(sources.get(start)!, facts)) return;
  const app = [...plan.files.keys()].find((path) => /^App\.[jt]sx?$/.test(path)) ?? null;
  const findModule = createFindModule(sources.keys());
  const moved = app === null ? null : movedApp(plan, app);
  const specifiers = new Map(
    facts.imports.flatMap((one) =>
      app !== null && moved && findModule(one.specifier, start) === app ? [[one, `@/${moved}`] as const] : [],
    ),
  );
  const canMove = app === null || !/import\.meta\.(?:glob|url)/.test(sources.get(app) ?? '');
  const root = canMove ? startAsComponent(sources.get(start)!, facts, specifiers) : null;
  if (root === null) return warn(plan, start, facts);
  plan.leftOut = plan.leftOut.filter(({ path }) => path !== start);
  const rootPath = app ?? `App.${start.slice(start.lastIndexOf('.') + 1)}`;
  if (app !== null && moved !== null) {
    plan.files.set(moved, moveModule(plan.files.get(app)!, modules.get(app)?.imports ?? [], app));
    plan.changed.push(noteOf('moved', app, { place: moved }));
  }
  plan.files.set(rootPath, root);
  plan.hasOwnRoot = true;
  plan.changed.push(noteOf('became-root', start, { place: rootPath }));
}

/**
 * What the start file of an app does that runs by its pages, such as choosing a theme, becomes a module that the layout
 * imports before anything else.
 */
export function placeBeside(plan: ImportPlan, start: string, sources: Sources, modules: Modules): void {
  const facts = modules.get(start);
  const beside = facts && rendersAtTop(facts) ? startBeside(sources.get(start)!, facts, start) : null;
  if (beside === null) return;
  const name = freeName(plan, 'lib/start');
  plan.files.set(`${name}.jsx`, beside);
  importFirst(plan, name);
  plan.leftOut = plan.leftOut.filter(({ path }) => path !== start);
  plan.changed.push(noteOf('start-beside', start, { name: `${name}.jsx` }));
}

/** Classes that `index.html` gives to its root and body, such as a dark theme, are given by a module of the app. */
export function placePageClasses(plan: ImportPlan, { rootClasses, bodyClasses }: PageFacts): void {
  const given = (element: string, classes: readonly string[]) =>
    classes.length === 0
      ? ''
      : `document.${element}.classList.add(${classes.map((one) => JSON.stringify(one)).join(', ')});\n`;
  const code = given('documentElement', rootClasses) + given('body', bodyClasses);
  if (code === '') return;
  const name = freeName(plan, 'lib/page-classes');
  plan.files.set(`${name}.js`, code);
  importFirst(plan, name);
  plan.changed.push(noteOf('page-classes', 'index.html', { name: `${name}.js` }));
}

/** What shows every page imports the module before anything else: the app's own root, or its layout. */
export function importFirst({ files, hasOwnRoot }: ImportPlan, name: string) {
  const around = hasOwnRoot ? /^App\.[jt]sx?$/ : /^Layout\.[jt]sx?$/;
  const path = [...files.keys()].find((one) => around.test(one)) ?? 'Layout.jsx';
  const shown = files.get(path) ?? 'export default function Layout({ children }) {\n  return children;\n}\n';
  files.set(path, `import '@/${name}';\n${shown}`);
}

/** Where the former root lies: a free name among the components. */
function movedApp(plan: ImportPlan, app: string): string {
  const extension = app.slice(app.lastIndexOf('.'));
  return `${freeName(plan, 'components/AppContent')}${extension}`;
}

/** A path without extension that no file of the app has. */
export function freeName({ files }: ImportPlan, wanted: string): string {
  const taken = (name: string) => [...files.keys()].some((path) => path.startsWith(`${name}.`));
  let name = wanted;
  for (let count = 2; taken(name); count += 1) name = `${wanted}${count}`;
  return name;
}

function warn(plan: ImportPlan, start: string, facts: ModuleOutline) {
  const around = aroundApp(facts);
  plan.warnings.push(
    around.length === 0
      ? noteOf('start-not-understood', start)
      : noteOf('root-not-understood', start, { parts: around.join(', ') }),
  );
}

import type { ImportPlan } from './import-plan.ts';
import type { ModuleFacts } from './module-facts.ts';
import { createFindModule, moveModule } from './module-paths.ts';
import { addsOnlyRouter, aroundApp, startAsComponent } from './start-file.ts';

type Sources = ReadonlyMap<string, string>;
type Modules = ReadonlyMap<string, ModuleFacts>;

/**
 * Makes the file that starts an app (`main.jsx`) the app's root when it does more than show `App`: a theme, a query client
 * with settings, a router of its own kind. The former `App` becomes a component. What cannot be read so is a warning.
 */
export function placeStart(plan: ImportPlan, start: string, sources: Sources, modules: Modules): void {
  const facts = modules.get(start);
  if (!facts || addsOnlyRouter(facts)) return;
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
    plan.changed.push({ path: app, line: null, message: `It lies at “${moved}” now; its imports were written anew.` });
  }
  plan.files.set(rootPath, root);
  plan.hasOwnRoot = true;
  plan.changed.push({
    path: start,
    line: null,
    message: `It is the app's root “${rootPath}” now, so that what it puts around the app stays.`,
  });
}

/** Where the former root lies: a free name among the components. */
function movedApp({ files }: ImportPlan, app: string): string {
  const extension = app.slice(app.lastIndexOf('.'));
  const taken = (name: string) => [...files.keys()].some((path) => path.startsWith(`components/${name}.`));
  let name = 'AppContent';
  for (let count = 2; taken(name); count += 1) name = `AppContent${count}`;
  return `components/${name}${extension}`;
}

function warn(plan: ImportPlan, start: string, facts: ModuleFacts) {
  const around = aroundApp(facts);
  const lost = around.length === 0 ? 'What else it does' : `What it puts around the app (${around.join(', ')})`;
  plan.warnings.push({
    path: start,
    line: null,
    message: `It shows the app in a way that is not understood here, so “App” is shown alone. ${lost} is missing: move it into App.jsx.`,
  });
}

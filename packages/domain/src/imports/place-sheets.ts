import { defaultSheet } from './default-sheet.ts';
import type { ImportPlan } from './import-plan.ts';
import type { PageFacts, PageSheet } from './project-facts.ts';
import type { SortedFiles } from './sort-files.ts';

/** Leaves the app the styles that it had: its own, those of its builder where it brings none, and those of its page. */
export function placeSheets(plan: ImportPlan, sorted: SortedFiles, page: PageFacts, packages: readonly string[]): void {
  leaveUnusedSheets(plan, sorted);
  // The look that is added is Tailwind's, whatever the project's packages say.
  if (!addDefaultSheet(plan, sorted)) leaveUndressed(plan, sorted, packages);
  const styles = page.sheets.flatMap((one) => textOfSheet(plan, sorted, one) ?? []).join('\n\n');
  if (styles !== '') plan.files.set(pageSheet, `${styles}\n`);
  linkSheets(plan, styles === '' ? page.links : [...page.links, `./${pageSheet}`]);
}

/** What `index.html` says in styles of its own, and what the sheets of the project say that it loads beside the code. */
const pageSheet = 'styles/index-html.css';

/** Null for a sheet that is read anyway, and for one that is not there. */
function textOfSheet(plan: ImportPlan, { sources, outside }: SortedFiles, sheet: PageSheet): string | null {
  if ('text' in sheet) return sheet.text;
  const written = sheet.address.replace(/[?#].*$/, '').replace(/^(?:%PUBLIC_URL%|\.)?\/+/, '');
  const path = [`public/${written}`, written, written.replace(/^src\//, '')].find(
    (one) => one.endsWith('.css') && (sources.has(one) || outside.has(one)),
  );
  if (path === undefined) {
    const message = `It loads the styles “${sheet.address}”, which are not in the project.`;
    plan.warnings.push({ path: 'index.html', line: null, message });
    return null;
  }
  if (['globals.css', 'index.css'].includes(path)) return null;
  const text = sources.get(path) ?? outside.get(path)!;
  plan.files.delete(path);
  plan.leftOut = plan.leftOut.filter((one) => one.path !== path);
  plan.changed.push({ path, line: null, message: `What it says stands in “${pageSheet}” now.` });
  return rootedAddresses(text, path).trim() || null;
}

/** The sheet moves, so what it names beside it is named from where it lay: the host's root, or the app's. */
function rootedAddresses(css: string, path: string): string {
  const folder = path.split('/').slice(0, -1);
  return css.replace(
    /url\(\s*(["']?)(?![a-z][a-z0-9+.-]*:|[/#@~])([^"')]+?)\1\s*\)/gi,
    (_, quote: string, name: string) => {
      const parts = [...folder];
      for (const part of name.trim().split('/')) {
        if (part === '..') parts.pop();
        else if (part !== '.') parts.push(part);
      }
      const [first, ...rest] = parts;
      return `url(${quote}${first === 'public' ? `/${rest.join('/')}` : `@/${parts.join('/')}`}${quote})`;
    },
  );
}

/**
 * The platform reads these sheets whether or not the code asks for them. In a project with a file that starts it, one that
 * nothing asks for is not part of the app.
 */
function leaveUnusedSheets(plan: ImportPlan, { sources, descriptions }: SortedFiles) {
  if (![...sources.keys()].some((path) => /^(?:main|index)\.[jt]sx?$/.test(path))) return;
  for (const path of ['globals.css', 'index.css']) {
    const isUsed = [...sources, ...descriptions].some(([from, text]) => from !== path && text.includes(path));
    if (isUsed || !plan.files.delete(path)) continue;
    plan.leftOut.push({ path, line: null, message: 'No file of the project loads these styles.' });
  }
}

/** The oldest exports hold pages alone, at most with a `package.json` of somebody's; what they looked like was their builder's. Answers whether it was added. */
function addDefaultSheet(plan: ImportPlan, { sources }: SortedFiles): boolean {
  const hasLook = [...sources.keys()].some((path) => /\.css$|^(?:tailwind\.config|main|index|App)\./.test(path));
  if (plan.layout === 'vite' || plan.layout === 'whittle' || hasLook) return false;
  plan.files.set('index.css', defaultSheet);
  plan.changed.push({ path: 'index.css', line: null, message: 'The look that exports of this age had is added.' });
  return true;
}

/** A project without Tailwind is drawn by its own styles on what a browser shows, so nothing of the platform lies below. */
function leaveUndressed(plan: ImportPlan, { sources, descriptions }: SortedFiles, packages: readonly string[]) {
  const all = [...sources, ...descriptions];
  const usesTailwind =
    packages.some((name) => /tailwind/.test(name)) ||
    all.some(
      ([path, text]) =>
        path.startsWith('tailwind.') || (/\.(?:css|html)$/.test(path) && /tailwind|@apply\b/i.test(text)),
    );
  const usesKit = all.some(([, text]) => text.includes('components/ui/'));
  const hasSheet = [...plan.files.keys()].some((path) => path.endsWith('.css'));
  if (packages.length === 0 || plan.layout === 'whittle' || usesTailwind || usesKit || !hasSheet) return;
  const path = ['index.css', 'globals.css'].find((one) => plan.files.has(one)) ?? 'index.css';
  plan.files.set(path, `@import "whittle/blank.css";\n${plan.files.get(path) ?? ''}`);
  plan.changed.push({ path, line: null, message: 'It says that nothing of the platform’s look lies below the app’s.' });
}

/** What the page loaded itself, mostly fonts of other sites, is asked for by the app's own sheet from now on. */
function linkSheets(plan: ImportPlan, links: readonly string[]) {
  if (links.length === 0) return;
  const path = ['index.css', 'globals.css'].find((one) => plan.files.has(one)) ?? 'index.css';
  const imports = links.map((address) => `@import url("${address}");\n`).join('');
  plan.files.set(path, imports + (plan.files.get(path) ?? ''));
  plan.changed.push({ path, line: null, message: 'It loads the styles and fonts of “index.html”.' });
}

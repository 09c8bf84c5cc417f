import { defaultSheet } from './default-sheet.ts';
import type { ImportPlan } from './import-plan.ts';
import type { PageFacts } from './project-facts.ts';
import type { SortedFiles } from './sort-files.ts';

/** Leaves the app the styles that it had: its own, those of its builder where it brings none, and those of its page. */
export function placeSheets(plan: ImportPlan, sorted: SortedFiles, page: PageFacts, packages: readonly string[]): void {
  leaveUnusedSheets(plan, sorted);
  addDefaultSheet(plan, sorted);
  leaveUndressed(plan, sorted, packages);
  if (page.styles !== '') plan.files.set(pageSheet, `${page.styles}\n`);
  linkSheets(plan, page.styles === '' ? page.links : [...page.links, `./${pageSheet}`]);
}

/** What `index.html` says in styles of its own. */
const pageSheet = 'styles/index-html.css';

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

/** The oldest exports hold pages alone, at most with a `package.json` of somebody's; what they looked like was their builder's. */
function addDefaultSheet(plan: ImportPlan, { sources }: SortedFiles) {
  const hasLook = [...sources.keys()].some((path) => /\.css$|^(?:tailwind\.config|main|index|App)\./.test(path));
  if (plan.layout === 'vite' || plan.layout === 'whittle' || hasLook) return;
  plan.files.set('index.css', defaultSheet);
  plan.changed.push({ path: 'index.css', line: null, message: 'The look that exports of this age had is added.' });
}

/** A project without Tailwind is drawn by its own styles on what a browser shows, so nothing of the platform lies below. */
function leaveUndressed(plan: ImportPlan, { sources, descriptions }: SortedFiles, packages: readonly string[]) {
  const all = [...sources, ...descriptions];
  const usesTailwind =
    packages.some((name) => /tailwind/.test(name)) ||
    all.some(
      ([path, text]) => path.startsWith('tailwind.') || (/\.(?:css|html)$/.test(path) && /tailwind/i.test(text)),
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

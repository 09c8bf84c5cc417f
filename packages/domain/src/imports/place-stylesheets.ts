import { defaultStylesheet } from './default-stylesheet.ts';
import type { ImportPlan } from './import-plan.ts';
import type { PageFacts, PageStylesheet } from './project-facts.ts';
import { noteOf } from './sentence.ts';
import type { SortedFiles } from './sort-files.ts';

/** Leaves the app the styles that it had: its own, those of its builder where it brings none, and those of its page. */
export function placeStylesheets(
  plan: ImportPlan,
  sorted: SortedFiles,
  page: PageFacts,
  packages: readonly string[],
): void {
  leaveUnusedStylesheets(plan, sorted);
  // The look that is added is Tailwind's, whatever the project's packages say.
  if (!addDefaultStylesheet(plan, sorted)) leaveUndressed(plan, sorted, packages);
  const styles = page.stylesheets.flatMap((one) => textOfStylesheet(plan, sorted, one) ?? []).join('\n\n');
  if (styles !== '') plan.files.set(pageStylesheet, `${styles}\n`);
  linkStylesheets(plan, styles === '' ? page.links : [...page.links, `./${pageStylesheet}`]);
}

/** What `index.html` says in styles of its own, and what the stylesheets of the project say that it loads beside the code. */
const pageStylesheet = 'styles/index-html.css';

/** Null for a stylesheet that is read anyway, and for one that is not there. */
function textOfStylesheet(
  plan: ImportPlan,
  { sources, outside }: SortedFiles,
  stylesheet: PageStylesheet,
): string | null {
  if ('text' in stylesheet) return stylesheet.text;
  const written = stylesheet.address.replace(/[?#].*$/, '').replace(/^(?:%PUBLIC_URL%|\.)?\/+/, '');
  const path = [`public/${written}`, written, written.replace(/^src\//, '')].find(
    (one) => one.endsWith('.css') && (sources.has(one) || outside.has(one)),
  );
  if (path === undefined) {
    plan.warnings.push(noteOf('styles-missing', 'index.html', { address: stylesheet.address }));
    return null;
  }
  if (['globals.css', 'index.css'].includes(path)) return null;
  const text = sources.get(path) ?? outside.get(path)!;
  plan.files.delete(path);
  plan.leftOut = plan.leftOut.filter((one) => one.path !== path);
  plan.changed.push(noteOf('styles-moved', path, { place: pageStylesheet }));
  return rootedAddresses(text, path).trim() || null;
}

/** The stylesheet moves, so what it names beside it is named from where it lay: the host's root, or the app's. */
function rootedAddresses(css: string, path: string): string {
  const folder = path.split('/').slice(0, -1);
  return css.replace(/url\(([^()]*)\)/gi, (whole, inside: string) => {
    const [, quote = '', name = ''] = /^(["']?)(?![a-z][a-z0-9+.-]*:|[/#@~])([^"')]+)\1$/i.exec(inside.trim()) ?? [];
    if (name === '') return whole;
    const parts = [...folder];
    for (const part of name.trim().split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '.') parts.push(part);
    }
    const [first, ...rest] = parts;
    return `url(${quote}${first === 'public' ? `/${rest.join('/')}` : `@/${parts.join('/')}`}${quote})`;
  });
}

/**
 * The platform reads these stylesheets whether or not the code asks for them. In a project with a file that starts it, one that
 * nothing asks for is not part of the app.
 */
function leaveUnusedStylesheets(plan: ImportPlan, { sources, descriptions }: SortedFiles) {
  if (![...sources.keys()].some((path) => /^(?:main|index)\.[jt]sx?$/.test(path))) return;
  for (const path of ['globals.css', 'index.css']) {
    const isUsed = [...sources, ...descriptions].some(([from, text]) => from !== path && text.includes(path));
    if (isUsed || !plan.files.delete(path)) continue;
    plan.leftOut.push(noteOf('styles-unused', path));
  }
}

/** The oldest exports hold pages alone, at most with a `package.json` of somebody's; what they looked like was their builder's. Answers whether it was added. */
function addDefaultStylesheet(plan: ImportPlan, { sources }: SortedFiles): boolean {
  const hasLook = [...sources.keys()].some((path) => /\.css$|^(?:tailwind\.config|main|index|App)\./.test(path));
  if (plan.layout === 'vite' || plan.layout === 'whittle' || hasLook) return false;
  plan.files.set('index.css', defaultStylesheet);
  plan.changed.push(noteOf('default-styles', 'index.css'));
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
  const hasStylesheet = [...plan.files.keys()].some((path) => path.endsWith('.css'));
  if (packages.length === 0 || plan.layout === 'whittle' || usesTailwind || usesKit || !hasStylesheet) return;
  const path = ['index.css', 'globals.css'].find((one) => plan.files.has(one)) ?? 'index.css';
  plan.files.set(path, `@import "whittle/blank.css";\n${plan.files.get(path) ?? ''}`);
  plan.changed.push(noteOf('no-platform-styles', path));
}

/** What the page loaded itself, mostly fonts of other sites, is asked for by the app's own stylesheet from now on. */
function linkStylesheets(plan: ImportPlan, links: readonly string[]) {
  if (links.length === 0) return;
  const path = ['index.css', 'globals.css'].find((one) => plan.files.has(one)) ?? 'index.css';
  const imports = links.map((address) => `@import url("${address}");\n`).join('');
  plan.files.set(path, imports + (plan.files.get(path) ?? ''));
  plan.changed.push(noteOf('page-styles', path));
}

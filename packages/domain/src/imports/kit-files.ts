import type { ModuleOutline } from '../source-code/module-outline.ts';
import type { PlatformNames } from './platform-names.ts';
import { unusualClass } from './usual-classes.ts';

/** What the parts of the usual kit import: their headless libraries and each other. */
const kitImports =
  /^(react|react-dom|@radix-ui\/.*|radix-ui|class-variance-authority|clsx|tailwind-merge|lucide-react|cmdk|vaul|sonner|next-themes|input-otp|embla-carousel-react|react-day-picker|react-resizable-panels|react-hook-form|recharts|date-fns|@\/lib\/utils|@\/hooks\/use-(?:mobile|toast)|@\/components\/(?:ui\/|hooks\/use-)[\w-]+|(?:\.\.?\/)+(?:ui\/|lib\/|hooks\/)?[\w-]+)(?:\.[jt]sx?)?$/;

/** Colours by name or value, which the usual parts leave to the theme; the exceptions are theirs. */
const ownColours =
  /\b(?:bg|text|border|ring|from|via|to|fill|stroke|shadow)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}\b|#[0-9a-f]{3,8}\b|\bstyle=\{\{[^}]*\b(?:color|background|borderRadius|boxShadow|fontFamily)/gi;
const usualColours = /^(?:text|ring|border|bg)-red-(?:50|300|400|500|600)$|^#(?:ccc|fff)$/i;

/** Parts whose libraries are other releases here, or that share a store: the platform's own stand for them. */
const ofPlatform =
  /^(?:calendar|carousel|chart|command|drawer|form|input-otp|resizable|sidebar|sonner|toast|toaster|use-toast)$/;

/**
 * Whether a part stays as the export brings it, where a file asks for it: pages count on its sizes, and the platform's own
 * looks otherwise.
 */
export const staysWithPages = (path: string): boolean => {
  const part = /^components\/ui\/(.+)\.[jt]sx?$/.exec(path)?.[1];
  return part !== undefined && !ofPlatform.test(part);
};

/** Parts of the usual kit that keep state; any other that does was changed. */
const stateful = /^(?:carousel|chart|form|sidebar|toast|toaster|use-toast|input-otp|sonner)$/;

/**
 * Whether the platform's own part can stand for a file of `components/ui` that does not stay: it is one of the usual kit,
 * unchanged as far as can be told, and the platform's part exports all that `wanted` asks for.
 */
export function isUsualPart(
  part: string,
  source: string,
  facts: ModuleOutline,
  wanted: ReadonlySet<string>,
  platform: PlatformNames,
): boolean {
  const offered = platform.exportsOf(`@/components/ui/${part}`);
  if (!offered) return false;
  const colours = [...source.matchAll(ownColours)].filter(([colour]) => !usualColours.test(colour));
  return (
    facts.exports.every((name) => offered.has(name)) &&
    [...wanted].every((name) => name === '*' || offered.has(name)) &&
    facts.imports.every(({ specifier }) => kitImports.test(specifier)) &&
    colours.length === 0 &&
    (stateful.test(part) || !/\buse(?:State|Reducer|Effect|LayoutEffect)\s*\(/.test(source)) &&
    unusualClass(facts.program) === null
  );
}

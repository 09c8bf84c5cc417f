import type { ModuleFacts } from './module-facts.ts';
import type { PlatformNames } from './platform-names.ts';

/** What the parts of the usual kit import: their headless libraries and each other. */
const kitImports =
  /^(react|react-dom|@radix-ui\/.*|radix-ui|class-variance-authority|clsx|tailwind-merge|lucide-react|cmdk|vaul|sonner|next-themes|input-otp|embla-carousel-react|react-day-picker|react-resizable-panels|react-hook-form|recharts|date-fns|@\/lib\/utils|@\/hooks\/use-(?:mobile|toast)|@\/components\/(?:ui\/|hooks\/use-)[\w-]+|(?:\.\.?\/)+(?:ui\/|lib\/|hooks\/)?[\w-]+)(?:\.[jt]sx?)?$/;

/** Colours by name or value, which the usual parts leave to the theme; the exceptions are theirs. */
const ownColours =
  /\b(?:bg|text|border|ring|from|via|to|fill|stroke|shadow)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}\b|#[0-9a-f]{3,8}\b|\bstyle=\{\{[^}]*\b(?:color|background)/gi;
const usualColours = /^(?:text|ring|border|bg)-red-(?:50|300|400|500|600)$|^#(?:ccc|fff)$/i;

/** Parts of the usual kit that keep state; any other that does was changed. */
const stateful = /^(?:carousel|chart|form|sidebar|toast|toaster|use-toast|toggle-group|input-otp|sonner)$/;

/**
 * Whether the platform's own part can stand for a file of `components/ui`: it is one of the usual kit, unchanged as far
 * as can be told, and the platform's part exports all that `wanted` asks for.
 */
export function isUsualPart(
  part: string,
  source: string,
  facts: ModuleFacts,
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
    variantsAreUsual(part, source)
  );
}

/** Looks that parts are asked for by name; one that the platform's part does not know would lose its look. */
const usualVariants: Record<string, ReadonlySet<string>> = {
  button: new Set(
    'variant size default destructive outline secondary ghost link sm lg icon icon-sm icon-lg'.split(' '),
  ),
  badge: new Set('variant default destructive outline secondary'.split(' ')),
  alert: new Set('variant default destructive'.split(' ')),
};

function variantsAreUsual(part: string, source: string): boolean {
  const usual = usualVariants[part];
  if (!usual) return true;
  const block = /variants:\s*\{([\s\S]*?)\n\s*\},?\s*\n\s*defaultVariants/.exec(source)?.[1] ?? '';
  const names = [...block.matchAll(/^\s*["']?([\w-]+)["']?\s*:/gm)].map((match) => match[1]!);
  return names.every((name) => usual.has(name));
}

import { isPlainObject } from '@whittle/domain/entities/json';
import { exportedValue } from '../modules/exported-value.ts';

type Json = Record<string, unknown>;

export const isTailwindConfig = (path: string) => /^tailwind\.config\.[a-z]+$/.test(path);

/** Tokens of the themes that exports carry as three bare numbers, `--primary: 221 83% 53%`, with their names in classes. */
const tokens = [
  'background',
  'foreground',
  'border',
  'input',
  'ring',
  ...['primary', 'secondary', 'muted', 'accent', 'destructive', 'card', 'popover'].flatMap((one) => [
    one,
    `${one}-foreground`,
  ]),
  ...[1, 2, 3, 4, 5].map((one) => `chart-${one}`),
];

const sidebar = ['foreground', 'primary', 'primary-foreground', 'accent', 'accent-foreground', 'border', 'ring'];

/** Declarations whose value is a colour's three numbers. */
const bareColour = /--([\w-]+)\s*:\s*(?:-?[\d.]+(?:deg)?)\s+[\d.]+%\s+[\d.]+%\s*[;}]/g;

/** The tokens of a stylesheet that hold bare numbers. */
export const bareTokensIn = (css: string): Set<string> =>
  new Set([...css.matchAll(bareColour)].map(([, name]) => name!));

/**
 * The theme of an app that was written for Tailwind 3: what its configuration says, without its colours. Only values are
 * taken over, never code.
 */
export function readTailwindConfig(files: ReadonlyMap<string, string>): Json {
  const { theme, darkMode } = ownConfig(files);
  const given = isPlainObject(theme) ? theme : {};
  const extend = isPlainObject(given['extend']) ? given['extend'] : {};
  return {
    darkMode: darkMode === 'media' ? 'media' : ['class'],
    content: [],
    theme: {
      ...withoutKey(given, 'extend'),
      extend: {
        ...withoutKey(extend, 'colors'),
        borderRadius: {
          lg: 'var(--radius, 0.5rem)',
          md: 'calc(var(--radius, 0.5rem) - 2px)',
          sm: 'calc(var(--radius, 0.5rem) - 4px)',
          ...(isPlainObject(extend['borderRadius']) ? extend['borderRadius'] : {}),
        },
      },
    },
  };
}

/**
 * The colours of such an app as a block of a stylesheet, where they win over the platform's: those of its configuration, on what
 * every export's configuration says of the tokens.
 */
export function tailwindColours(files: ReadonlyMap<string, string>, bareTokens: ReadonlySet<string>): string {
  const { theme } = ownConfig(files);
  const extend = isPlainObject(theme) && isPlainObject(theme['extend']) ? theme['extend'] : {};
  const own = isPlainObject(extend['colors']) ? flatColours(extend['colors']) : {};
  const lines = Object.entries({ ...tokenColours(bareTokens), ...own }).flatMap(([name, value]) =>
    /^[\w-]+$/.test(name) && typeof value === 'string' && !/[;{}]/.test(value)
      ? [`--color-${name}: ${value.replace(' / <alpha-value>', '')};`]
      : [],
  );
  return (lines.length === 0 ? '' : `@theme inline { ${lines.join(' ')} }`) + shownColours(bareTokens);
}

/** What tokens of bare numbers show, for the platform's own pages and messages in such an app. */
function shownColours(bare: ReadonlySet<string>): string {
  const lines = Object.entries(tokenColours(bare)).map(([name, colour]) => `--whittle-${name}: ${colour};`);
  return lines.length === 0 ? '' : `:root, .dark { ${lines.join(' ')} }`;
}

function ownConfig(files: ReadonlyMap<string, string>): Json {
  const path = [...files.keys()].find(isTailwindConfig);
  const own = path === undefined ? null : exportedValue(path, files.get(path)!);
  return isPlainObject(own) ? own : {};
}

/** What only the kit's own parts are drawn with, and the token of the app that it follows, by how much. */
const kitTokens: [name: string, token: string, share: number][] = [
  ['primary-edge', 'primary', 100],
  ['link', 'primary', 100],
  ['soft', 'secondary', 100],
  ['danger-soft', 'destructive', 12],
];

function tokenColours(bare: ReadonlySet<string>): Record<string, string> {
  const named = tokens.filter((name) => bare.has(name)).map((name) => [name, `hsl(var(--${name}))`]);
  const ofSidebar = sidebar
    .filter((name) => bare.has(`sidebar-${name}`))
    .map((name) => [`sidebar-${name}`, `hsl(var(--sidebar-${name}))`]);
  const ground = bare.has('sidebar-background') ? [['sidebar', 'hsl(var(--sidebar-background))']] : [];
  const ofKit = kitTokens.flatMap(([name, token, share]) => {
    const colour = `hsl(var(--${token}))`;
    return bare.has(token)
      ? [[name, share === 100 ? colour : `color-mix(in oklab, ${colour} ${share}%, transparent)`]]
      : [];
  });
  return Object.fromEntries([...named, ...ofSidebar, ...ground, ...ofKit]) as Record<string, string>;
}

/** `{ card: { DEFAULT, foreground } }` by the names of its classes, so that both ways of writing meet. */
function flatColours(colours: Json, prefix = ''): Json {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([name, value]) => {
      const full = [prefix, name === 'DEFAULT' ? '' : name].filter(Boolean).join('-');
      return isPlainObject(value) ? Object.entries(flatColours(value, full)) : [[full, value] as const];
    }),
  );
}

const withoutKey = (object: Json, key: string): Json =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

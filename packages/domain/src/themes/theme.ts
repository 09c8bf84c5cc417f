import { type AskedColours, askedTokens, tokensWithAsked } from './asked-colours.ts';
import { toCss, toHex } from './oklch.ts';
import { paletteNames, palettes, type Mode, type PaletteName } from './palettes.ts';
import { colourTokenNames, colourTokens, type ColourTokenName } from './tokens.ts';
import { fontFilesOf, fontStack, typePairNames, typePairs, type TypePair, type TypePairName } from './type-pairs.ts';

export type RadiusPx = 0 | 4 | 8;

/** What an app wears. `radius` in px; left out, the palette's own. `name` is the app's, for the file's first comment. */
export interface Theme {
  palette: PaletteName;
  typePair: TypePairName;
  radius?: RadiusPx;
  name?: string;
  /** Kept in light and dark; the palette fills the rest. */
  colours?: AskedColours;
}

/**
 * The globals.css of a generated app: platform base, fonts, tokens in light, the same tokens in dark chosen by the
 * system or by `data-theme` on the root element. All three weigh the same, so that an app's own `:root` rules below win in
 * both modes. Equal input gives equal text.
 */
export function themeCss({
  palette,
  typePair,
  radius = palettes[palette].radiusPx,
  name,
  colours = {},
}: Theme): string {
  const pair = typePairs[typePair];
  const light = colourDeclarations(palette, colours, 'light');
  const dark = colourDeclarations(palette, colours, 'dark');
  return [
    '@import "whittle/base.css";',
    ...fontFilesOf(pair).map((file) => `@import "whittle/fonts/${file}.css";`),
    '',
    `/* ${name ? `${name.replaceAll('*/', '')}: ` : ''}palette ${palette}, type ${typePair}, radius ${radius}px */`,
    ':root {',
    `  color-scheme: ${light.scheme};`,
    `  --radius: ${radius}px;`,
    ...fontDeclarations(pair).map((line) => `  ${line}`),
    ...light.lines.map((line) => `  ${line}`),
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    '  :root:where(:not([data-theme="light"])) {',
    `    color-scheme: ${dark.scheme};`,
    ...dark.lines.map((line) => `    ${line}`),
    '  }',
    '}',
    '',
    ':root:where([data-theme="dark"]) {',
    `  color-scheme: ${dark.scheme};`,
    ...dark.lines.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
}

/** An asked colour is written as its hex, so that it is painted to the digit. */
function colourDeclarations(palette: PaletteName, colours: AskedColours, mode: Mode) {
  const { tokens, scheme } = tokensWithAsked(palettes[palette], colours, mode);
  const asked = new Map<ColourTokenName, string>();
  for (const part of ['background', 'components'] as const)
    if (colours[part]) asked.set(askedTokens[part], toHex(colours[part]));
  return { scheme, lines: colourTokenNames.map((name) => `--${name}: ${asked.get(name) ?? toCss(tokens[name])};`) };
}

const fontDeclarations = ({ heading, body, figures }: TypePair): string[] => [
  `--font-sans: ${fontStack(body)};`,
  `--font-heading: ${fontStack(heading)};`,
  `--font-mono: ${figures ? fontStack(figures) : 'ui-monospace, "SF Mono", Menlo, Consolas, monospace'};`,
  `--font-figures: ${figures ? fontStack(figures) : 'var(--font-sans)'};`,
];

/**
 * Reads back what `themeCss` wrote, from the values and not from the comment, so that a later turn can change one
 * part and keep the rest. A part a person changed by hand is left out; null when nothing is recognised.
 */
export function parseTheme(css: string): Partial<Pick<Theme, 'palette' | 'typePair' | 'radius'>> | null {
  const root = /(?:^|[\s}]):root\s*\{([^}]*)\}/.exec(css)?.[1];
  if (root === undefined) return null;
  const valueOf = (token: string) => new RegExp(`--${token}:\\s*([^;]+);`).exec(root)?.[1]?.trim();

  const palette = paletteNames.find((name) => {
    const tokens = colourTokens(palettes[name], 'light');
    return valueOf('primary') === toCss(tokens.primary) && valueOf('second') === toCss(tokens.second);
  });
  const typePair = typePairNames.find((name) =>
    fontDeclarations(typePairs[name]).every((line) => {
      const [token = '', value = ''] = line.slice(2, -1).split(': ');
      return valueOf(token) === value;
    }),
  );
  const radius = ([0, 4, 8] as const).find((px) => valueOf('radius') === `${px}px`);

  if (!palette && !typePair && radius === undefined) return null;
  return { ...(palette && { palette }), ...(typePair && { typePair }), ...(radius !== undefined && { radius }) };
}

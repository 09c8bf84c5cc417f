import { toCss } from './oklch.ts';
import { paletteNames, palettes, type Mode, type PaletteName } from './palettes.ts';
import { colourTokenNames, colourTokens } from './tokens.ts';
import { fontFilesOf, fontStack, typePairNames, typePairs, type TypePair, type TypePairName } from './type-pairs.ts';

export type RadiusPx = 0 | 4 | 8;

/** What an app wears. `radius` in px; left out, the palette's own. `name` is the app's, for the file's first comment. */
export interface Theme {
  palette: PaletteName;
  typePair: TypePairName;
  radius?: RadiusPx;
  name?: string;
}

/**
 * The globals.css of a generated app: platform base, fonts, tokens in light, the same tokens in dark chosen by the
 * system or by `data-theme` on the root element. Equal input gives equal text.
 */
export function themeCss({ palette, typePair, radius = palettes[palette].radiusPx, name }: Theme): string {
  const pair = typePairs[typePair];
  const dark = declarations(palette, 'dark', '    ');
  return [
    '@import "whittle/base.css";',
    ...fontFilesOf(pair).map((file) => `@import "whittle/fonts/${file}.css";`),
    '',
    `/* ${name ? `${name.replaceAll('*/', '')}: ` : ''}palette ${palette}, type ${typePair}, radius ${radius}px */`,
    ':root {',
    '  color-scheme: light;',
    `  --radius: ${radius}px;`,
    ...fontDeclarations(pair).map((line) => `  ${line}`),
    ...declarations(palette, 'light', '  '),
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    '  :root:not([data-theme="light"]) {',
    '    color-scheme: dark;',
    ...dark,
    '  }',
    '}',
    '',
    ':root[data-theme="dark"] {',
    '  color-scheme: dark;',
    ...dark.map((line) => line.slice(2)),
    '}',
    '',
  ].join('\n');
}

const declarations = (palette: PaletteName, mode: Mode, indent: string): string[] => {
  const tokens = colourTokens(palettes[palette], mode);
  return colourTokenNames.map((name) => `${indent}--${name}: ${toCss(tokens[name])};`);
};

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

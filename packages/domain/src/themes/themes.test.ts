import { describe, expect, it } from 'vitest';
import { tokensWithAsked } from './asked-colours.ts';
import { chooseTheme, choosePalette } from './choose-theme.ts';
import { contrast, distance, isInSrgb, oklch, toHex } from './oklch.ts';
import { paletteNames, palettes } from './palettes.ts';
import { parseColor } from './parse-color.ts';
import { parseTheme, themeCss } from './theme.ts';
import { colourTokenNames, colourTokens, type ColourTokenName } from './tokens.ts';
import { fontFilesOf, typePairNames, typePairs } from './type-pairs.ts';

const grounds = ['background', 'card', 'popover', 'muted', 'secondary', 'accent', 'soft'] as const;

const textPairs: [ColourTokenName, ColourTokenName][] = [
  ...grounds.flatMap((ground): [ColourTokenName, ColourTokenName][] => [
    ['foreground', ground],
    ['muted-foreground', ground],
    ['link', ground],
    ['destructive', ground],
  ]),
  ['primary-foreground', 'primary'],
  ['second-foreground', 'second'],
  ['destructive-foreground', 'destructive'],
  ['destructive', 'danger-soft'],
  ['success', 'success-soft'],
  ['success', 'card'],
  ['success', 'background'],
  ['warning', 'warning-soft'],
  ['warning', 'card'],
  ['warning', 'background'],
  ['foreground', 'success-soft'],
  ['foreground', 'warning-soft'],
  ['foreground', 'danger-soft'],
];

const shapePairs: [ColourTokenName, ColourTokenName][] = (
  ['input', 'ring', 'primary-edge', 'second-edge', 'chart-1'] as const
).flatMap((edge): [ColourTokenName, ColourTokenName][] => [
  [edge, 'background'],
  [edge, 'card'],
]);

describe.each(paletteNames)('palette %s', (name) => {
  describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
    const tokens = colourTokens(palettes[name], mode);

    it.each(textPairs)('text: %s on %s has a contrast of 4.5 or more', (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
    });

    it.each(shapePairs)('edges: %s on %s has a contrast of 3 or more', (edge, ground) => {
      expect(contrast(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(3);
    });

    it('stays inside sRGB', () => {
      expect(colourTokenNames.filter((token) => !isInSrgb(tokens[token]))).toEqual([]);
    });

    it('keeps six chart series apart from each other and visible on the card', () => {
      const series = ([1, 2, 3, 4, 5, 6] as const).map((index) => tokens[`chart-${index}`]);
      for (const [index, one] of series.entries()) {
        expect(contrast(one, tokens.card)).toBeGreaterThanOrEqual(2.9);
        for (const other of series.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(0.075);
      }
    });
  });
});

describe('theme', () => {
  it('computes colours as the published hex values of the same OKLCH values', () => {
    expect(toHex(oklch(0.46, 0.085, 220))).toBe('#006279');
    expect(toHex(oklch(0.5, 0.185, 25))).toBe('#b51e26');
  });

  it('reads back every palette, type pair and radius it writes', () => {
    for (const palette of paletteNames)
      for (const typePair of typePairNames)
        for (const radius of [0, 4, 8] as const)
          expect(parseTheme(themeCss({ palette, typePair, radius }))).toEqual({ palette, typePair, radius });
  });

  it('keeps what it recognises when a person changed one part', () => {
    const css = themeCss({ palette: 'Kiln', typePair: 'Journal' });
    expect(parseTheme(css.replace('--primary: oklch(0.5 0.145 37)', '--primary: teal'))).toEqual({
      typePair: 'Journal',
      radius: 4,
    });
    expect(parseTheme('body { color: red }')).toBeNull();
    expect(parseTheme('')).toBeNull();
  });

  it('starts with the platform base and imports at most two font files', () => {
    const css = themeCss({ palette: 'Press', typePair: 'Journal', name: 'Night */ shelf' });
    expect(css.split('\n').slice(0, 5)).toEqual([
      '@import "whittle/base.css";',
      '@import "whittle/fonts/literata.css";',
      '@import "whittle/fonts/figtree.css";',
      '',
      '/* Night  shelf: palette Press, type Journal, radius 0px */',
    ]);
    for (const name of typePairNames) expect(fontFilesOf(typePairs[name]).length).toBeLessThanOrEqual(2);
  });

  it('names every token in light, in dark by the system and in dark by choice', () => {
    const css = themeCss({ palette: 'Citrus', typePair: 'Clear' });
    for (const token of colourTokenNames) expect(css.split(`--${token}:`).length - 1).toBe(3);
  });
});

describe('asked colours', () => {
  const dusk = { background: '#191970', components: '#ffd700' };
  const pairs = [
    dusk,
    { background: '#f0ffff', components: '#b22222' },
    { background: '#ffffff', components: '#ffff00' },
    { background: '#000000', components: '#111111' },
    { background: '#808080', components: '#7f7f7f' },
    { background: '#ffc0cb' },
    { components: '#8b4513' },
  ];
  const asked = ({ background, components }: { background?: string; components?: string }) => ({
    ...(background && { background: parseColor(background)! }),
    ...(components && { components: parseColor(components)! }),
  });

  it.each(pairs)('[PREV-21] %j is painted to the digit in light and in dark', (pair) => {
    const css = themeCss({ palette: 'Alpine', typePair: 'Clear', colours: asked(pair) });
    for (const [token, hex] of [
      ['background', pair.background],
      ['primary', pair.components],
    ])
      if (hex) expect(css.split(`--${token}: ${hex};`)).toHaveLength(4);
  });

  it('[PREV-21] the second colour is a neighbour of the asked one, not the palette’s own', () => {
    const { tokens } = tokensWithAsked(palettes.Orchard, asked({ components: '#006400' }), 'light');
    expect(Math.abs(tokens.second.h - tokens.primary.h)).toBeLessThan(25);
  });

  it('[PREV-21] what is written on asked colours can be read, in every palette and mode', () => {
    const on = [
      ['foreground', 'background'],
      ['muted-foreground', 'background'],
      ['card-foreground', 'card'],
      ['primary-foreground', 'primary'],
      ['second-foreground', 'second'],
      ['link', 'background'],
    ] as const;
    for (const pair of pairs)
      for (const palette of Object.values(palettes))
        for (const mode of ['light', 'dark'] as const) {
          const { tokens } = tokensWithAsked(palette, asked(pair), mode);
          for (const [text, ground] of on)
            expect(
              contrast(tokens[text], tokens[ground]),
              `${text} on ${ground}, ${JSON.stringify(pair)}`,
            ).toBeGreaterThan(4.4);
        }
  });

  it('[PREV-21] a dark ground makes a dark page whatever the system asks for', () => {
    const css = themeCss({ palette: 'Alpine', typePair: 'Clear', colours: asked(dusk) });
    expect(css.match(/^ +color-scheme: \w+/gm)?.map((line) => line.trim())).toEqual([
      'color-scheme: dark',
      'color-scheme: dark',
      'color-scheme: dark',
    ]);
  });
});

describe('choosing a look', () => {
  it.each([
    ['An expense tracker for a small team', 'Alpine'],
    ['recipes', 'Orchard'],
    ['Bookings for a bike workshop', 'Kiln'],
    ['a yoga studio with classes', 'Lagoon'],
    ['crm', 'Alpine'],
    ['blog', 'Press'],
    ['events', 'Mulberry'],
    ['habits', 'Citrus'],
    ['inventory', 'Harbor'],
    ['a budget by category', 'Alpine'],
    ['careers page', 'Press'],
  ] as const)('"%s" wears %s', (seed, palette) => {
    expect(choosePalette(seed)).toBe(palette);
  });

  it('gives unknown words a fixed look and spreads them over all palettes', () => {
    expect(chooseTheme('zzz qqq')).toEqual(chooseTheme('zzz qqq'));
    const seen = new Set(Array.from({ length: 200 }, (_, index) => choosePalette(`xq${index}`)));
    expect(seen.size).toBe(paletteNames.length);
  });
});

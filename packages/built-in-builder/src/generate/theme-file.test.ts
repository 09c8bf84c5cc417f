import { contrast } from '@whittle/domain/themes/oklch';
import { parseColor } from '@whittle/domain/themes/parse-color';
import { expect, test } from 'vitest';
import { colouredTokens } from './theme-file.ts';

const look = { palette: 'Harbor', typePair: 'Clear', radius: 4 } as const;
const pairs = [
  ['#ffffff', '#000080'],
  ['#fffacd', '#d2691e'],
  ['#101820', '#fee715'],
  ['#dc143c', '#fff5ee'],
  ['#ffff00', '#ffffff'],
  ['#808080', '#808080'],
];

test.each(pairs)(
  '[GEN-08] ground %s and parts %s are painted as asked, and all text on them reads',
  (background, component) => {
    for (const mode of ['light', 'dark'] as const) {
      const { tokens } = colouredTokens({ ...look, colours: { background, component } }, mode);
      expect(tokens.background).toEqual(parseColor(background!));
      expect(tokens.primary).toEqual(parseColor(component!));
      expect(contrast(tokens.foreground, tokens.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens['card-foreground'], tokens.card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens['primary-foreground'], tokens.primary)).toBeGreaterThanOrEqual(4.4);
      expect(contrast(tokens.link, tokens.background)).toBeGreaterThanOrEqual(4.4);
    }
  },
);

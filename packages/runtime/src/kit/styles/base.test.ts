import { readFileSync } from 'node:fs';
import { toCss } from '@whittle/domain/themes/oklch';
import { palettes } from '@whittle/domain/themes/palettes';
import { colourTokenNames, colourTokens } from '@whittle/domain/themes/tokens';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');
const defaults = css.slice(css.indexOf('@layer theme'), css.indexOf('@layer base'));

describe('base.css', () => {
  it.each(colourTokenNames)('maps --%s to a colour utility', (token) => {
    expect(css).toContain(`--color-${token}: var(--${token});`);
  });

  it('brings the Harbor tokens for an app without a theme, in light, dark by system and dark by choice', () => {
    for (const token of colourTokenNames) {
      const [light, dark] = (['light', 'dark'] as const).map((mode) =>
        toCss(colourTokens(palettes.Harbor, mode)[token]),
      );
      const found = [...defaults.matchAll(new RegExp(`--${token}: ([^;]+);`, 'g'))].map((match) => match[1]);
      expect(found).toEqual([light, dark, dark]);
    }
  });

  it('[KIT-06] keeps the signs of figures and code apart, which their face would join', () => {
    const base = css.slice(css.indexOf('@layer base'));
    expect(base).toMatch(
      /:where\(code, kbd, pre, samp, \.font-figures, \.font-mono\) \{\s*font-variant-ligatures: none;/,
    );
  });
});

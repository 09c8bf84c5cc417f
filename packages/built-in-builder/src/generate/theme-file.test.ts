import { contrast } from '@whittle/domain/themes/oklch';
import { parseColor } from '@whittle/domain/themes/parse-color';
import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { themeFile } from './theme-file.ts';

const { plan } = recognise('A list of tools');
const cssWith = (colours?: { background?: string; component?: string }) =>
  themeFile({ ...plan, look: { ...plan.look, ...(colours && { colours }) } });
const valuesOf = (css: string, token: string) =>
  [...css.matchAll(new RegExp(`--${token}: ([^;]+);`, 'g'))].map(([, value]) => value);

test('[GEN-08] asked colours are painted to the digit, in light and in dark', () => {
  const css = cssWith({ background: '#fffacd', component: '#d2691e' });
  expect(valuesOf(css, 'background')).toEqual(['#fffacd', '#fffacd', '#fffacd']);
  expect(valuesOf(css, 'primary').slice(0, 3)).toEqual(['#d2691e', '#d2691e', '#d2691e']);
});

test('[GEN-08] what is not asked for is the palette’s', () => {
  expect(valuesOf(cssWith({ component: '#d2691e' }), 'background')).toEqual(valuesOf(cssWith(), 'background'));
  expect(cssWith({ background: 'none' })).toBe(cssWith());
});

test.each(['#ffffff', '#000080', '#d2691e', '#808080', '#ffff00'])(
  '[GEN-08] what is written on a bar in %s reads',
  (component) => {
    const css = cssWith({ component });
    const bar = css.slice(css.indexOf('[data-slot="app-shell"] > header'));
    const colour = (token: string) => parseColor(new RegExp(`${token}: ([^;]+);`).exec(bar)![1]!)!;
    expect(bar).toContain(`background-color: ${component};`);
    expect(contrast(colour('--foreground'), colour('background-color'))).toBeGreaterThanOrEqual(4.4);
    expect(contrast(colour('--foreground'), colour('--soft'))).toBeGreaterThanOrEqual(4.4);
    // The ground of an outlined button, such as 'Sign in'.
    expect(contrast(colour('--foreground'), colour('--card'))).toBeGreaterThanOrEqual(4.4);
  },
);

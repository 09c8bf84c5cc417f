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
  expect(valuesOf(css, 'primary')).toEqual(['#d2691e', '#d2691e', '#d2691e']);
});

test('[GEN-08] what is not asked for is the palette’s', () => {
  expect(valuesOf(cssWith({ component: '#d2691e' }), 'background')).toEqual(valuesOf(cssWith(), 'background'));
  expect(cssWith({ background: 'none' })).toBe(cssWith());
});

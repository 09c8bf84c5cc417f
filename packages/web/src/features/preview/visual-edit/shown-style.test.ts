import { expect, it } from 'vitest';
import { shapeScales, spacingScales, typeScales } from './scales.ts';
import { shownStyle } from './shown-style.ts';

const all = [...typeScales, ...spacingScales, ...shapeScales];
const scaleOf = (property: string) => all.find(({ properties }) => properties.includes(property))!;

it.each([
  ['font-size', { 'font-size': '16px' }, '16\u00A0px'],
  ['font-size', { 'font-size': '17.3333px' }, '17.3\u00A0px'],
  ['font-weight', { 'font-weight': '600' }, 'Semibold'],
  ['font-weight', { 'font-weight': '650' }, '650'],
  ['text-align', { 'text-align': 'left' }, 'Left'],
  ['padding-left', { 'padding-left': '8px', 'padding-right': '8px' }, '8\u00A0px'],
  ['padding-left', { 'padding-left': '8px', 'padding-right': '0px' }, '8\u00A0px, 0\u00A0px'],
  ['margin-top', { 'margin-top': '-3px' }, '-3\u00A0px'],
  ['gap', { gap: 'normal' }, '0\u00A0px'],
  ['width', { width: '320.5px' }, '320.5\u00A0px'],
  ['border-radius', { 'border-radius': '0px' }, 'None'],
  ['border-radius', { 'border-radius': '6px' }, '6\u00A0px'],
  ['border-radius', { 'border-radius': '9999px' }, 'Round'],
  ['border-radius', { 'border-radius': '8px 8px 0px 0px' }, '8px 8px 0px 0px'],
  ['font-size', {}, null],
])('[VIS-10] what the page makes of %s in %j is %j', (property, look, shown) => {
  expect(shownStyle(scaleOf(property), look)).toBe(shown);
});

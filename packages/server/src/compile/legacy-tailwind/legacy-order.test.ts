import { expect, test } from 'vitest';
import { createAppStyle } from '../styles/app-style.ts';
import { readStylesheets } from '../styles/stylesheets.ts';

const stylesheets = readStylesheets();

// Each pair as Tailwind 3.4.17 orders it.
test.each([
  'border-blue-500 border-gray-200',
  'border-blue-500 border-transparent',
  'bg-blue-50 bg-white',
  'hover:bg-blue-50 hover:bg-white',
  'md:bg-blue-50 md:bg-white',
  'bg-red-50 bg-red-500',
  'bg-amber-50 bg-black/50 bg-transparent',
  'bg-blue-600 bg-brand',
  'text-gray-900 text-white',
  'rounded-full rounded-lg',
  'text-lg text-sm',
  'font-bold font-medium',
  'shadow-lg shadow-sm',
  'duration-1000 duration-200',
  'max-w-4xl max-w-md',
  'p-10 p-2',
  'h-4 h-[3px]',
  'cursor-default cursor-pointer',
  'flex-row flex-col',
  'items-start items-center',
  'justify-center justify-between',
  'text-left text-center',
  'overflow-auto overflow-hidden',
  'inline-flex hidden',
  'absolute relative',
  'italic not-italic',
])('of %s the second one counts in an app for Tailwind 3, as it did', async (classes) => {
  const files = new Map([
    ['pages/Home.jsx', `export default () => <b className="${classes}">x</b>;`],
    ['index.css', '@tailwind utilities;'],
    ['tailwind.config.js', "module.exports = { theme: { extend: { colors: { brand: '#123456' } } } };"],
  ]);
  const { css } = await createAppStyle(stylesheets).update({ files, kitClasses: [] });
  const [first, second] = classes.split(' ').map((name) => css.indexOf(`.${name.replace(/[:/[\]]/g, '\\$&')}`));
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first!);
});

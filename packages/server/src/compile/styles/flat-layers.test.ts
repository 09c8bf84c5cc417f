import { expect, it } from 'vitest';
import { withoutLayers } from './flat-layers.ts';

const flat = (css: string) => withoutLayers(css).replace(/\s+/g, ' ').trim();

it('[RUN-21] rules stand in the order of their layers, the app’s own behind them', () => {
  const css = `/*! a { */ @layer properties; @layer theme, base, components, utilities;
@layer theme { :root { --a: 1 } }
@layer utilities { .p-4 { padding: 1rem } @media (x) { .md { top: 0 } } }
* { margin: 0 }
@layer base { h1 { content: "}" } }
@layer components { .btn { color: red } }
@layer utilities { .m-1 { margin: 1px } }
@layer own { b { top: 1px } }
@property --x { syntax: '*'; inherits: false }`;
  expect(flat(css)).toBe(
    ':root { --a: 1 } h1 { content: "}" } .btn { color: red } .p-4 { padding: 1rem } ' +
      ".m-1 { margin: 1px } * { margin: 0 } @layer own { b { top: 1px } } @property --x { syntax: '*'; inherits: false } " +
      '@media (x) { .md { top: 0 } }',
  );
});

it('[RUN-21] classes with a condition stand behind the app’s own rules, other stylesheets at the ends', () => {
  const css = `@layer before { .card { padding: 2em } } @layer utilities { .p-4 { padding: 1rem }
.hover\\:p-1 { &:hover { padding: 1px } } :is(:where(.group):hover .group-hover\\:p-2) { padding: 2px }
.\\[mask\\:none\\] { mask: none } } .hero { padding: 3px } @layer utilities { .rise { padding: 4px } }
@layer after { .late { padding: 5px } }`;
  expect(flat(css)).toBe(
    '.card { padding: 2em } .p-4 { padding: 1rem } .\\[mask\\:none\\] { mask: none } .rise { padding: 4px } ' +
      '.hero { padding: 3px } .hover\\:p-1 { &:hover { padding: 1px } } ' +
      ':is(:where(.group):hover .group-hover\\:p-2) { padding: 2px } .late { padding: 5px }',
  );
});

it('a stylesheet without layers stays, what does not end in it as well', () => {
  expect(flat('a { color: red } b { top: 0')).toBe('a { color: red } b { top: 0');
  expect(flat('')).toBe('');
});

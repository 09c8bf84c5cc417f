import { describe, expect, test } from 'vitest';
import { createAppStyle } from './app-style.ts';
import { readStylesheets } from './stylesheets.ts';

const stylesheets = readStylesheets();
const styleOf = (files: Record<string, string>) =>
  createAppStyle(stylesheets).update({ files: new Map(Object.entries(files)), kitClasses: [] });
const page = (classes: string) => ({ 'pages/Home.jsx': `export default () => <b className="${classes}">x</b>;` });

const shadcn = `
@tailwind base;
@tailwind components;
@tailwind utilities;
@layer base {
  :root { --background: 0 0% 100%; --primary: 221 83% 53%; --radius: 0.5rem; --sidebar-background: 0 0% 98%; }
  .dark { --background: 222 84% 5%; }
}
@layer base {
  * { @apply border-border no-such-class; }
  body { @apply bg-background text-foreground; }
}`;

const config = `const plugin = require('tailwindcss-animate');
/** @type {import('tailwindcss').Config} */
module.exports = {
  darkMode: ["class"],
  content: ["./src/**/*.jsx"],
  theme: { extend: {
    colors: { brand: { DEFAULT: '#123456', soft: 'hsl(var(--primary) / 0.2)' } },
    keyframes: { 'wiggle': { '0%, 100%': { transform: 'rotate(-3deg)' } } },
    animation: { wiggle: 'wiggle 1s ease-in-out infinite' },
  } },
  plugins: [plugin],
}`;

describe('the style of an app without Tailwind', () => {
  const files = {
    ...page('hidden card p-4'),
    'index.css': '@import "whittle/blank.css";\n.card h2 { color: red }\n.hidden { opacity: 0 }',
  };

  test('is its own: nothing lies below it, and its names mean what it says of them', async () => {
    const { css, problems } = await styleOf(files);
    expect(problems).toEqual([]);
    expect(css).toMatch(/\.hidden\s*\{\s*opacity: 0/);
    expect(css).toContain('.p-4');
    for (const never of ['display: none', 'list-style', 'box-sizing', ':focus-visible', '--primary'])
      expect(css).not.toContain(never);
  });

  test('has no variables of Tailwind, whose utilities hold their values themselves', async () => {
    const { css, problems } = await styleOf({
      ...page('p-4 rounded-md text-sm bg-red-500/50 shadow-lg animate-spin'),
      'index.css': `@import "whittle/blank.css";
.card { border-radius: var(--radius-md, 10px); box-shadow: var(--shadow-lg, none); gap: var(--spacing) }`,
    });
    expect(problems).toEqual([]);
    expect(css).toMatch(/\.card\s*\{\s*border-radius: var\(--radius-md, 10px\)/);
    expect(css).not.toMatch(/--(?:radius|shadow|text|color|spacing|animate)[\w-]*:/);
    expect(css).toMatch(/\.p-4\s*\{\s*padding: calc\(0\.25rem \* 4\)/);
    expect(css).toMatch(/\.rounded-md\s*\{\s*border-radius: 0\.375rem/);
    expect(css).toMatch(
      /\.text-sm\s*\{\s*font-size: 0\.875rem;\s*line-height: var\(--tw-leading, calc\(1\.25 \/ 0\.875\)\)/,
    );
    expect(css).toMatch(/color-mix\(in oklab, oklch\([^)]*\) 50%, transparent\)/);
    expect(css).toMatch(/animation: spin 1s linear infinite/);
    expect(css).toContain('@keyframes spin');
  });

  test('lies on the platform’s as soon as a part of the kit is used', async () => {
    const { css } = await createAppStyle(stylesheets).update({
      files: new Map(Object.entries(files)),
      kitClasses: ['p-2'],
    });
    expect(css).toContain('box-sizing');
    expect(css).toContain('--primary');
  });
});

describe('the style of an app that was made for Tailwind 3', () => {
  test('tokens of bare numbers give their colours, the configuration its own, the animation plugin its classes', async () => {
    const { css, problems } = await styleOf({
      ...page(
        'border-primary-edge bg-primary/50 text-brand bg-brand-soft animate-wiggle animate-in fade-in-0 w-[--sidebar-width] bg-sidebar dark:hidden',
      ),
      'index.css': shadcn,
      'tailwind.config.js': config,
      'main.jsx': "import './index.css';",
    });
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('no-such-class') }),
    ]);
    expect(css).toContain('hsl(var(--background))');
    expect(css).toMatch(/\.bg-primary\\\/50\s*\{[^}]*hsl\(var\(--primary\)/);
    // The platform's own pages of the app, such as its sign-in page, show the same colours.
    expect(css).toMatch(/--whittle-primary: hsl\(var\(--primary\)\)/);
    expect(css).toMatch(/\.border-primary-edge\s*\{\s*border-color: hsl\(var\(--primary\)\)/);
    expect(css).toContain('#123456');
    expect(css).toContain('@keyframes wiggle');
    expect(css).toContain('@keyframes enter');
    expect(css).toMatch(/\.w-\\\[--sidebar-width\\\]\s*\{\s*width: var\(--sidebar-width\)/);
    expect(css).toMatch(/\.bg-sidebar\s*\{\s*background-color: hsl\(var\(--sidebar-background\)\)/);
    expect(css).toMatch(/dark\\:hidden[^}]*\.dark/);
  });

  test('`transform`, which older code writes beside a move, and skews leave the move where it is', async () => {
    const { css } = await styleOf({
      ...page('transform -translate-y-1/2 transform-gpu skew-x-12'),
      'index.css': '@tailwind utilities;',
    });
    const said = (name: string) => new RegExp(`\\.${name} \\{[^}]*?transform: ([^;]+);`).exec(css)?.[1];
    expect(said('transform')).toMatch(/^translate\(.*skew-x.* scale\(/);
    expect(said('-translate-y-1\\\\/2')).toBe(said('transform'));
    expect(said('skew-x-12')).toBe(said('transform'));
    expect(said('transform-gpu')).toBe(`translateZ(0) ${said('transform')}`);
  });

  test('colours, grids with commas and what hovering shows are those of Tailwind 3', async () => {
    const { css } = await styleOf({
      ...page('bg-blue-600 lg:grid-cols-[200px,minmax(0,1fr)] group-hover:opacity-100'),
      'index.css': '@tailwind utilities;',
    });
    expect(css).toContain('--color-blue-600: #2563eb');
    expect(css).toMatch(
      /\.lg\\:grid-cols-\\\[200px\\,minmax\\\(0\\,1fr\\\)\\\]\s*\{\s*grid-template-columns: 200px minmax\(0,1fr\)/,
    );
    expect(css).not.toContain('(hover: hover)');
  });

  test('classes that the configuration keeps are there, by their names and by patterns of them', async () => {
    const { css } = await styleOf({
      ...page('p-4'),
      'index.css': '@tailwind utilities;',
      'tailwind.config.js':
        "module.exports = { safelist: ['bg-fuchsia-500', { pattern: /^bg-(lime|cyan)-(100|500)$/ }], theme: {} }",
    });
    for (const name of ['fuchsia-500', 'lime-100', 'lime-500', 'cyan-100', 'cyan-500'])
      expect(css).toContain(`.bg-${name} {`);
  });

  test('gaps and lines stand before all children but the first, on the sides that Tailwind 3 put them', async () => {
    const { css } = await styleOf({
      ...page('space-y-4 md:space-x-2 space-x-reverse divide-y dark:divide-red-500 !space-y-1'),
      'index.css': '@tailwind utilities;\n.list { @apply space-y-2; }',
      'tailwind.config.js': 'module.exports = { darkMode: ["class"] }',
    });
    expect(css).not.toContain(':not(:last-child)');
    const gap = 'calc(calc(var(--spacing) * 4) * calc(1 - var(--tw-space-y-reverse)))';
    expect(css).toMatch(/\.space-y-4 > :not\(\[hidden\]\) ~ :not\(\[hidden\]\) \{[^}]*margin-bottom: calc/);
    expect(css).toContain(`margin-top: ${gap};`);
    expect(css).toMatch(
      /md\\:space-x-2 >[^}]*margin-right: calc\([^;]*\* var\(--tw-space-x-reverse\)\);\s*margin-left: /,
    );
    expect(css).toMatch(
      /\.divide-y >[^}]*border-bottom-width: calc\(1px \* var[^}]*border-top-width: calc\(1px \* calc\(1 -/,
    );
    expect(css).toMatch(/dark\\:divide-red-500[^{]* > :not\(\[hidden\]\) ~ :not\(\[hidden\]\) \{/);
  });

  test('classes win over rules for elements, move by one transform, and nothing is in a layer', async () => {
    const { css } = await styleOf({
      ...page('p-4 -translate-x-1/2 rotate-45 scale-95'),
      'index.css': '@tailwind utilities;\n* { margin: 0; padding: 0 }',
    });
    expect(css).not.toMatch(/@layer/);
    expect(css.indexOf('.p-4')).toBeLessThan(css.lastIndexOf('* {'));
    expect(css).not.toMatch(/[;{\s](?:translate|scale|rotate): /);
    expect(css).toMatch(/\.rotate-45\s*\{\s*--tw-turn: 45deg; transform: translate\(/);
  });

  test('own classes are applied to others, with what was said of importance and of screens', async () => {
    const { css, problems } = await styleOf({
      ...page('big p-4'),
      'index.css': `@tailwind utilities;
@layer components { .btn { @apply px-2; color: red } .btn:hover { color: blue } }
.lift { transition: transform 1s }
.big { @apply btn lift md:p-1 hidden !important; }
@screen md { .wide { width: 9px } }`,
    });
    expect(problems).toEqual([]);
    expect(css).toMatch(/\.big\s*\{[^}]*color: red !important/);
    expect(css).toMatch(
      /\.big\s*\{[^}]*&:hover \{\s*color: blue !important;\s*\}\s*transition: transform 1s !important/,
    );
    expect(css).toMatch(/\.big\s*\{[^}]*display: none !important/);
    expect(css).toMatch(/@media \(width >= 48rem\)\s*\{\s*\.wide/);
  });

  test('classes with a condition win over own rules, and own classes take conditions', async () => {
    const { css } = await styleOf({
      ...page('hero thin md:text-6xl hover:glow md:thin'),
      'index.css': `@tailwind utilities;
@layer utilities { .glow { color: red } .thin::-webkit-scrollbar { width: 2px } }
.hero { font-size: 20px }`,
    });
    const at = (text: string) => css.indexOf(text);
    expect(at('.hero {')).toBeGreaterThan(0);
    expect(at('.md\\:text-6xl')).toBeGreaterThan(at('.hero {'));
    expect(css).toMatch(/\.hover\\:glow:hover \{\s*color: red/);
    expect(css).toMatch(/\.md\\:thin::-webkit-scrollbar \{\s*width: 2px/);
  });

  test('a component’s stylesheet stands before the base where the app is asked for first, as the vendor’s entry does', async () => {
    const files = {
      'pages/Home.jsx': 'import "./Card.css"; export default () => <b className="card p-4" />;',
      'pages/Card.css': '.card { padding: 2em }',
      'index.css': '@tailwind base; @tailwind utilities;',
    };
    const before = (await styleOf(files)).css;
    expect(before.indexOf('.card {')).toBeLessThan(before.indexOf('.p-4 {'));
    const main = 'import "./index.css"; import App from "./App"; start(App);';
    const after = (await styleOf({ ...files, 'main.jsx': main })).css;
    expect(after.indexOf('.card {')).toBeGreaterThan(after.indexOf('.p-4 {'));
    expect(before + after).not.toContain('@layer');
  });

  test('dark classes win under the pointer, sizes of text over a leading, importance over a mixed colour', async () => {
    const { css } = await styleOf({
      ...page('hover:bg-gray-50 dark:bg-gray-800 leading-tight md:text-6xl !bg-red-500 bg-opacity-50 bg-gradient-to-r'),
      'index.css': '@tailwind utilities;',
    });
    expect(css).toContain('.dark\\:bg-gray-800:is(.dark *)');
    expect(css).toMatch(/\.md\\:text-6xl \{[^}]*line-height: var\(--text-6xl--line-height\)/);
    expect(css).toMatch(/var\(--color-red-500\) var\(--tw-bg-opacity, 100%\), transparent\) !important;/);
    expect(css).not.toContain('to right in oklab');
  });

  test('commas of functions stay in lists of columns', async () => {
    const { css } = await styleOf({
      ...page('grid-cols-[repeat(auto-fit,minmax(280px,1fr))] lg:grid-cols-[1fr,minmax(0,2fr)]'),
      'index.css': '@tailwind utilities;',
    });
    expect(css).toContain('grid-template-columns: repeat(auto-fit,minmax(280px,1fr))');
    expect(css).toContain('grid-template-columns: 1fr minmax(0,2fr)');
  });

  test('opacity may stand in a class of its own', async () => {
    const classes = 'bg-black bg-opacity-50 text-white border-red-500 border-opacity-20 hover:bg-opacity-75';
    const { css, problems } = await styleOf({ ...page(classes), 'index.css': '@tailwind utilities;' });
    const mixed = (colour: string, kind: string) =>
      `color-mix(in oklab, ${colour} var(--tw-${kind}-opacity, 100%), transparent)`;
    expect(css).toContain(`background-color: ${mixed('var(--color-black)', 'bg')};`);
    expect(css).toContain(`border-color: ${mixed('var(--color-red-500)', 'border')};`);
    expect(css).toMatch(/\.bg-opacity-50\s*\{\s*--tw-bg-opacity: calc\(50 \* 1%\)/);
    expect(css).toMatch(/\.hover\\:bg-opacity-75/);
    // What is set apart for one property leaves the others as they are.
    expect(css).toMatch(/\.text-white\s*\{\s*color: var\(--color-white\);/);
    expect(problems).toEqual([]);
  });
});

describe('stylesheets of an app', () => {
  test('are taken in the order of their imports, wherever they lie', async () => {
    const { css } = await styleOf({
      'App.jsx': "import './App.css';\nimport './styles/b.css';\nexport default () => null;",
      'main.jsx': "import './index.css';\nimport App from './App';",
      'index.css': '.first { color: red }',
      'App.css': ".second { background: url('./assets/bg.png') }",
      'styles/b.css': '.third { color: blue }',
      'styles/unused.css': '.never { color: green }',
      'assets/bg.png': '/files/x/bg.png',
    });
    expect(['.first', '.second', '.third', '.never'].map((name) => css.indexOf(name) >= 0)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(css.indexOf('.first')).toBeLessThan(css.indexOf('.second'));
    expect(css.indexOf('.second')).toBeLessThan(css.indexOf('.third'));
    expect(css).toContain('url("/files/x/bg.png")');
  });

  test.each(['@import url("./styles/page.css");', '@import url(./styles/page.css);', "@import './styles/page.css';"])(
    'of the app are part of the style: %s',
    async (statement) => {
      for (const more of ['', '\n@tailwind base;\n@tailwind utilities;']) {
        const files = { 'index.css': statement + more, 'styles/page.css': '.from-page { min-height: 90vh }' };
        const { css, problems } = await styleOf(files);
        expect(css).toMatch(/\.from-page\s*\{\s*min-height: 90vh/);
        expect(css).not.toContain('@import');
        expect(problems).toEqual([]);
      }
    },
  );

  const inter = 'https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600&display=swap';
  test.each([
    `@import url('${inter}');`,
    `@import url("${inter}") layer(base);`,
    `@import url(${inter});`,
    `@import "${inter}" screen;`,
    `@import '${inter.replace('https:', '')}';`,
    `@import url( '${inter.replace('https:', 'http:')}' )\n;`,
  ])('of other sites are loaded beside the style: %s', async (statement) => {
    const { css, links, problems } = await styleOf({ 'index.css': `${statement}\n.a { color: red }` });
    expect(css).not.toContain('swap');
    expect(css).toMatch(/\.a\s*\{/);
    expect([links, problems]).toEqual([[inter], []]);
  });

  test('one that cannot be read is named with its line, and the app keeps a style', async () => {
    const { css, problems } = await styleOf({ ...page('p-4'), 'globals.css': ':root {\n  --a: 1;\n  @apply nope;\n}' });
    expect(problems).toEqual([expect.objectContaining({ file: 'globals.css', severity: 'error' })]);
    expect(css).toContain('.p-4');
  });
});

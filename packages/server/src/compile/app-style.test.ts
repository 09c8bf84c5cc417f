import { describe, expect, test } from 'vitest';
import { createAppStyle } from './app-style.ts';
import { readStyleSheets } from './style-sheets.ts';

const sheets = readStyleSheets();
const styleOf = (files: Record<string, string>) =>
  createAppStyle(sheets).update({ files: new Map(Object.entries(files)), kitClasses: [] });
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

describe('the style of an app that was made for Tailwind 3', () => {
  test('tokens of bare numbers give their colours, the configuration its own, the animation plugin its classes', async () => {
    const { css, problems } = await styleOf({
      ...page(
        'bg-primary/50 text-brand bg-brand-soft animate-wiggle animate-in fade-in-0 w-[--sidebar-width] bg-sidebar dark:hidden',
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
    expect(css).toContain('#123456');
    expect(css).toContain('@keyframes wiggle');
    expect(css).toContain('@keyframes enter');
    expect(css).toMatch(/\.w-\\\[--sidebar-width\\\]\s*\{\s*width: var\(--sidebar-width\)/);
    expect(css).toMatch(/\.bg-sidebar\s*\{\s*background-color: hsl\(var\(--sidebar-background\)\)/);
    expect(css).toMatch(/dark\\:hidden[^}]*\.dark/);
  });

  test('opacity may stand in a class of its own', async () => {
    const { css } = await styleOf({ ...page('bg-black bg-opacity-50'), 'index.css': '@tailwind utilities;' });
    expect(css).toMatch(/\.bg-black\s*\{[^}]*rgb\(0 0 0 \/ var\(--tw-bg-opacity, 1\)\)/);
    expect(css).toMatch(/\.bg-opacity-50\s*\{\s*--tw-bg-opacity: calc\(50 \* 1%\)/);
  });
});

describe('sheets of an app', () => {
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

  test('of other sites are left out with a word', async () => {
    const { css, problems } = await styleOf({
      'index.css': "@import url('https://fonts.googleapis.com/css2?family=Inter');\n.a { color: red }",
    });
    expect(css).not.toContain('googleapis');
    expect(css).toContain('.a');
    expect(problems).toEqual([expect.objectContaining({ file: 'index.css', line: 1, severity: 'warning' })]);
  });

  test('one that cannot be read is named with its line, and the app keeps a style', async () => {
    const { css, problems } = await styleOf({ ...page('p-4'), 'globals.css': ':root {\n  --a: 1;\n  @apply nope;\n}' });
    expect(problems).toEqual([expect.objectContaining({ file: 'globals.css', severity: 'error' })]);
    expect(css).toContain('.p-4');
  });
});

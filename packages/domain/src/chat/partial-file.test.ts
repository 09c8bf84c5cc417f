import { expect, it } from 'vitest';
import { whyPartial } from './partial-file.ts';

it.each([
  '// ... existing code ...',
  '  // ...',
  '{/* ... rest of the form ... */}',
  '// … the rest stays',
  '/* ... other imports */',
  '// rest of the component stays the same',
  '{/* The rest of your page is unchanged */}',
  '# ... existing rules',
])('%j stands where code was left out', (line) => {
  expect(whyPartial(`import a from 'a';\n${line}\nexport default a;`)).toContain('left out');
});

it.each([
  '--- a/pages/Home.jsx\n+++ b/pages/Home.jsx\n@@ -1,2 +1,3 @@',
  '@@ -1,2 +1,3 @@\n-a\n+b',
  'diff --git a/x b/x',
])('%j is a diff', (content) => {
  expect(whyPartial(content)).toContain('diff');
});

it.each([
  'const all = [...existing, one];',
  '// the rest of the day is free',
  'return { ...rest, id };',
  "const text = 'Loading ...';",
  '// wait ... then go on',
  '<Row {...other} />',
  'const rest = 1; // ...and so on for every row',
])('%j is code', (line) => {
  expect(whyPartial(line)).toBeNull();
});

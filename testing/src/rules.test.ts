import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const id = /\b[A-Z]+-\d{2}\b/g;
/** What looks like the id of a rule and is a standard. */
const standards = new Set(['UTF-16']);

/** The ids that have a rule: those in bold. `ENT-04 to ENT-09` means those between as well. */
function rulesIn(requirements: string): string[] {
  const rules: string[] = [];
  for (const [bold] of requirements.matchAll(/\*\*[^*]+\*\*/g)) {
    for (const [rule] of bold.matchAll(id)) rules.push(rule);
    for (const [, area, from, to] of bold.matchAll(/\b([A-Z]+)-(\d{2}) to \1-(\d{2})\b/g)) {
      for (let number = Number(from) + 1; number < Number(to); number += 1) {
        rules.push(`${area}-${String(number).padStart(2, '0')}`);
      }
    }
  }
  return rules;
}

const written = rulesIn(read('docs/requirements.md'));
const rules = new Set(written);
const sources = globSync(['{packages,testing,e2e,eval,bench,scripts}/**/*.{ts,tsx,js}', 'docs/**/*.md', '*.md'], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
});

test('no id belongs to two rules', () => {
  expect(written.filter((rule, index) => written.indexOf(rule) !== index)).toEqual([]);
});

test('every rule that a test names stands in docs/requirements.md', () => {
  const tests = sources.filter((path) => /\.(test\.tsx?|e2e\.ts)$/.test(path));
  const named = tests.flatMap((path) => [...read(path).matchAll(/\[([A-Z]+-\d{1,3})\]/g)].map(([, rule]) => rule!));
  expect(named.length).toBeGreaterThan(500);
  expect([...new Set(named)].filter((rule) => !rules.has(rule))).toEqual([]);
});

test('every rule that a comment or a document quotes stands in docs/requirements.md', () => {
  const dangling = sources.flatMap((path) =>
    [...read(path).matchAll(id)]
      .map(([rule]) => rule)
      .filter((rule) => !rules.has(rule) && !standards.has(rule))
      .map((rule) => `${rule} in ${path}`),
  );
  expect(dangling).toEqual([]);
});

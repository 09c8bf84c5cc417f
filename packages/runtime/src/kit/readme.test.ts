import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const readme = readFileSync(new URL('README.md', folder), 'utf8');
const parts = readdirSync(new URL('ui/', folder)).flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);

/** The reference goes into every model's prompt: a part it forgets is not used, a part it invents breaks an app. */
describe("the kit's reference", () => {
  it.each(parts)('names the part %s', (part) => {
    expect(readme).toMatch(new RegExp(`(?:\\*\\*${part}\\*\\*|(?:- |, )${part}(?:,|:))`));
  });

  it('names only parts that exist', () => {
    const named = [
      ...[...readme.matchAll(/^\*\*([\w-]+)\*\*/gm)].map((match) => match[1] ?? ''),
      ...[...readme.matchAll(/^- ([\w, -]+): /gm)].flatMap((match) => (match[1] ?? '').split(', ')),
    ];
    expect(named.filter((name) => !parts.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it('names only exports that exist', () => {
    const missing = [...readme.matchAll(/^- ([\w, -]+): (.+)$/gm)].flatMap(([, names = '', text = '']) => {
      const exported = names.split(', ').flatMap(exportsOf);
      const [first = '', rest] = text.replaceAll(/\([^)]*\)|\{[^}]*\}/g, '').split(' + ');
      const wanted = [
        ...wordsOf(first),
        ...wordsOf(rest ?? '').map((word) => (/^[A-Z]/.test(word) ? first + word : word)),
      ];
      return wanted.filter((word) => !exported.includes(word));
    });
    expect(missing).toEqual([]);
  });
});

const wordsOf = (text: string): string[] => text.match(/\b(?:[A-Z]\w+|use[A-Z]\w+|\w+Variants|\w+Style)\b/g) ?? [];

function exportsOf(part: string): string[] {
  const source = readFileSync(new URL(`ui/${part}.tsx`, folder), 'utf8');
  const single = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map((match) => match[1] ?? '');
  const lists = [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap((match) => wordsOf(match[1] ?? ''));
  return [...single, ...lists];
}

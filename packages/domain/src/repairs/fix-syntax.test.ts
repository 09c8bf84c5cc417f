import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { SyntaxNode } from '../source-code/syntax.ts';
import type { ParsedCode } from './app-facts.ts';
import { fixSyntax } from './fix-syntax.ts';
import { readScopes } from '../source-code/scopes.ts';

function parse(code: string): ParsedCode {
  const { program, errors } = parseSync('a.jsx', code, { lang: 'jsx', sourceType: 'module', showSemanticErrors: true });
  const isRead = program.body.length > 0 || errors.length === 0;
  return {
    program: isRead ? (program as unknown as SyntaxNode) : null,
    errors: errors.map(({ message, labels }) => ({ message, places: labels })),
  };
}

describe('[REPAIR-05] code that cannot be read', () => {
  it.each([
    ['const a = <p>x<br>y</p>;', 'const a = <p>x<br />y</p>;'],
    ['const a = <p><b>x</p>;', 'const a = <p><b>x</b></p>;'],
    ['const a = <Card>x</Crad>;', 'const a = <Card>x</Card>;'],
    ['const a = <p>a <!-- b --> c</p>;', 'const a = <p>a {/* b */} c</p>;'],
    ["const a = 'don't';", "const a = 'don\\'t';"],
    ['const a = “b”;', 'const a = "b";'],
    ['const a = [1, 2', 'const a = [1, 2]'],
    ['const a = { b: 1 c: 2 };', 'const a = { b: 1, c: 2 };'],
    ['const a = () => { f(1; };', 'const a = () => { f(1); };'],
    ['const a = 1;\n}', 'const a = 1;\n'],
    ['const a = <p>b -> c</p>;', "const a = <p>b -{'>'} c</p>;"],
    ['const a = <p>{b ? <i /> }</p>;', 'const a = <p>{b ? <i />  : null}</p>;'],
    ['Here is the page:\n\nimport a from "a";', 'import a from "a";'],
    ['const a = <p>{b}}</p>;', 'const a = <p>{b}</p>;'],
  ])('%s becomes %s', (before, after) => {
    expect(fixSyntax(before, parse)?.code).toBe(after);
  });

  it('is left alone when no small change helps', () => {
    expect(fixSyntax('const a = <p>{if (b) { c }}</p>;', parse)).toBeNull();
    expect(fixSyntax('this is no code at all, is it', parse)).toBeNull();
  });

  it('is given up when it is a story, however long', () => {
    expect(fixSyntax(`${'Here is a sentence.\n\n'.repeat(500)}x y`, parse)).toBeNull();
  });

  it('is not parsed for ever when it is large', () => {
    let parsed = 0;
    const counted = (code: string) => {
      parsed += code.length;
      return parse(code);
    };
    const line = `f({ b: 1 c: 2 }); // ${'x'.repeat(200)}\n`;
    expect(fixSyntax(line.repeat(4_000), counted)).toBeNull();
    expect(parsed).toBeLessThan(6_000_000);
  });
});

const free = (code: string) => readScopes(parse(code).program!).free.map(({ name }) => name);

describe('names that nothing declares', () => {
  it.each([
    ['const { a, b: [c], ...d } = e; a; b; c; d;', ['e', 'b']],
    ['function f(x, { y = z }) { return x + y + f; }', ['z']],
    ['if (1) { let a; var b; } a; b;', ['a']],
    ['try { x } catch (error) { error } error', ['x', 'error']],
    ['for (const a of []) a; class B extends C { d = a; e() { this.f; } }', ['C', 'a']],
    ['const g = { h, i: 1, [j]: 2 }; g.k; l: for (;;) break l; typeof m;', ['h', 'j']],
    ['import n, { o as p } from "q"; export { p as r }; export { s } from "t"; n;', []],
    ['const u = <V.W x={y} z="1"><div /><Z></Z></V.W>;', ['V', 'y', 'Z']],
  ])('%s', (code, names) => {
    expect(free(code)).toEqual(names);
  });
});

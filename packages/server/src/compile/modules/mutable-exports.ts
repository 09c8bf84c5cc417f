import { applyTextEdits } from '@whittle/domain/source-code/text-edits';
import { parseSync, Visitor } from 'oxc-parser';
import { withoutFileName } from './own-exports.ts';

/**
 * Marks assignments to exported variables, so that modules which imported them see the new value: `count++` becomes
 * `__w.n(count++)`. Files that never assign an exported variable, nearly all, are returned as they are.
 */
export function withMutableExports(code: string, names: readonly { local: string }[]): string {
  const text = withoutFileName(code);
  const locals = new Set(names.map(({ local }) => local).filter((local) => mayBeAssigned(text, local)));
  if (locals.size === 0) return code;
  const wrapped: { start: number; end: number }[] = [];
  const { program } = parseSync('module.js', code, { lang: 'js', sourceType: 'module' });
  new Visitor({
    AssignmentExpression(node) {
      const target =
        node.left.type === 'Identifier' ? [node.left.name] : identifiersIn(code.slice(node.left.start, node.left.end));
      if (target.some((name) => locals.has(name))) wrapped.push(node);
    },
    UpdateExpression(node) {
      if (node.argument.type === 'Identifier' && locals.has(node.argument.name)) wrapped.push(node);
    },
  }).visit(program);
  const edits = wrapped.flatMap(({ start, end }) => [
    { start: end, end, text: ')' },
    { start, end: start, text: '__w.n(' },
  ]);
  return applyTextEdits(code, edits);
}

const identifiersIn = (pattern: string) => pattern.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Whether `name` is a variable that the text seems to assign; a wrong yes only costs a parse. */
function mayBeAssigned(code: string, name: string): boolean {
  const word = `(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`;
  if (!new RegExp(`\\b(?:let|var)\\b[^;\\n]*${word}`).test(code)) return false;
  const operator = '(?:[-+*/%&|^]|\\*\\*|<<|>>>?|&&|\\|\\||\\?\\?)?=(?!=|>)';
  return new RegExp(`(?:\\+\\+|--)\\s*${word}|${word}\\s*(?:\\+\\+|--|${operator})|[\\]}]\\s*=(?!=)`).test(code);
}

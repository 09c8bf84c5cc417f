import type { ImportFact, ModuleFacts } from './module-facts.ts';
import { bare, child, children, type SyntaxNode, text, walk } from './syntax.ts';

/**
 * The file that starts an app in the browser, `main.jsx`, as a component that shows the same: what `render` is given
 * becomes the default export, and the rest of the file stays. `specifiers` holds the imports that change, with their new
 * text. Null when the file does not render once, at its top.
 */
export function startAsComponent(
  source: string,
  { program, exports, imports }: ModuleFacts,
  specifiers: ReadonlyMap<ImportFact, string>,
): string | null {
  const statements = children(program, 'body');
  const renders = statements.flatMap((statement) => {
    const shown = shownBy(statement);
    return shown ? [{ statement, shown }] : [];
  });
  const [render] = renders;
  if (!render || renders.length > 1 || countRenders(program) > 1 || exports.includes('default')) return null;
  const { statement, shown } = render;
  const name = source.includes('AppRoot') ? 'StartedApp' : 'AppRoot';
  const edits = [
    { start: statement.start, end: shown.start, text: `export default function ${name}() {\n  return (\n    ` },
    { start: shown.end, end: statement.end, text: '\n  );\n}' },
    ...statements.filter(isRootConstant).map(({ start, end }) => ({ start, end, text: '' })),
    ...imports.flatMap((one) => {
      const specifier = specifiers.get(one);
      return specifier === undefined ? [] : [{ start: one.start, end: one.end, text: `'${specifier}'` }];
    }),
  ];
  let result = source;
  for (const { start, end, text: next } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + next + result.slice(end);
  return result;
}

/** Whether all that a start file puts around the app is what the platform puts there too: a router of the address. */
export const addsOnlyRouter = ({ imports, elements }: ModuleFacts): boolean =>
  [...elements].every((name) => /^(|App|(?:React\.)?(?:StrictMode|Fragment)|BrowserRouter|Router)$/.test(name)) &&
  imports.every(({ specifier, names }) =>
    specifier === 'react-router-dom'
      ? names.every((name) => name === 'BrowserRouter')
      : /^(?:react|react-dom|react-dom\/client|.*\.css|(?:@|\.)\/App(?:\.[jt]sx?)?)$/.test(specifier),
  );

/** The components that a start file puts around the app, for a sentence. */
export const aroundApp = ({ elements }: ModuleFacts): string[] =>
  [...elements].filter((name) => !/^(|App|(?:React\.)?(?:StrictMode|Fragment))$/.test(name));

/** What a statement renders; null for one that does not. */
function shownBy(statement: SyntaxNode): SyntaxNode | null {
  if (statement.type === 'IfStatement' && !child(statement, 'alternate')) {
    const then = child(statement, 'consequent');
    const inner = then?.type === 'BlockStatement' ? children(then, 'body') : then ? [then] : [];
    return inner.length === 1 ? shownBy(inner[0]!) : null;
  }
  const call = statement.type === 'ExpressionStatement' ? bare(child(statement, 'expression')) : null;
  return call ? renderedBy(call) : null;
}

/** The element of `createRoot(…).render(element)`, `ReactDOM.render(element, …)` or `hydrateRoot(…, element)`. */
function renderedBy(call: SyntaxNode): SyntaxNode | null {
  if (call.type !== 'CallExpression') return null;
  const callee = bare(child(call, 'callee'));
  const name = callee ? nameOf(callee) : null;
  const given = children(call, 'arguments');
  if (name === 'hydrateRoot') return given[1] ?? null;
  return name === 'render' ? (given[0] ?? null) : null;
}

const nameOf = (callee: SyntaxNode): string | null =>
  callee.type === 'MemberExpression' ? text(child(callee, 'property'), 'name') : text(callee, 'name');

/** `const root = createRoot(…)`: the page has its root already. */
function isRootConstant(statement: SyntaxNode): boolean {
  const [one, ...more] = statement.type === 'VariableDeclaration' ? children(statement, 'declarations') : [];
  const made = one && bare(child(one, 'init'));
  const callee = made?.type === 'CallExpression' ? bare(child(made, 'callee')) : null;
  return more.length === 0 && callee !== null && nameOf(callee) === 'createRoot';
}

function countRenders(program: SyntaxNode): number {
  let count = 0;
  walk(program, (node) => {
    if (renderedBy(node) !== null) count += 1;
  });
  return count;
}

import type { ImportFact, ModuleOutline } from '../source-code/module-outline.ts';
import { applyTextEdits } from '../source-code/text-edits.ts';
import { moveModule } from '../source-code/module-paths.ts';
import { bare, child, children, keyOf, type SyntaxNode, text, walk } from '../source-code/syntax.ts';

/**
 * The file that starts an app in the browser, `main.jsx`, as a component that shows the same: what `render` is given
 * becomes the default export, and the rest of the file stays. `specifiers` holds the imports that change, with their new
 * text. Null when the file does not render once, at its top.
 */
export function startAsComponent(
  source: string,
  { program, exports, imports }: ModuleOutline,
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
  return applyTextEdits(source, edits);
}

/** Whether all that a start file puts around the app is what the platform puts there too: a router of the address. */
export const addsOnlyRouter = (source: string, facts: ModuleOutline): boolean =>
  startBeside(source, facts, 'main.jsx') === null &&
  [...facts.elements].every((name) => /^(|App|(?:React\.)?(?:StrictMode|Fragment)|BrowserRouter|Router)$/.test(name)) &&
  facts.imports.every(({ specifier, names }) =>
    specifier === 'react-router-dom' ? names.every((name) => name === 'BrowserRouter') : hostImport.test(specifier),
  );

export const rendersAtTop = ({ program }: ModuleOutline): boolean =>
  children(program, 'body').some((statement) => shownBy(statement) !== null);

/**
 * What a start file does beside showing the app, such as choosing a theme or setting up translations, as a module of its
 * own; null when that is nothing.
 */
export function startBeside(source: string, { program, imports }: ModuleOutline, path: string): string | null {
  const moved = ({ start, end }: SyntaxNode) => {
    const within = imports.filter((one) => start <= one.start && one.end <= end);
    const shifted = within.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    return moveModule(source.slice(start, end), shifted, path);
  };
  const statements = children(program, 'body');
  const code = statements.filter((one) => shownBy(one) === null && !isOfTheHost(one)).map(moved);
  const words = new Set(code.flatMap((text) => text.split(/[^\w$]+/)));
  const asked = statements.filter((one) => {
    const fact = imports.find(({ start }) => one.type === 'ImportDeclaration' && one.start < start && start < one.end);
    if (!fact || hostImport.test(fact.specifier)) return false;
    return fact.locals.length === 0 || fact.locals.some((local) => words.has(local));
  });
  const all = [...asked.map(moved), ...code];
  return all.length === 0 ? null : `${all.join('\n')}\n`;
}

export const importsHostOnly = ({ imports }: ModuleOutline): boolean =>
  imports.every(({ specifier }) => hostImport.test(specifier));

/** What every start file imports: React, the app, its styles, and tools of the vendor's builder. */
const hostImport =
  /^(?:react|react-dom|react-dom\/client|.*\.css|(?:@|\.)\/App(?:\.[jt]sx?)?|(?:@|\.)\/lib\/(?:iframe-messaging|VisualEditAgent)(?:\.[jt]sx?)?)$/;

/** What the platform does in its own way: imports, finding the root element, hot replacement, a worker for the network. */
function isOfTheHost(statement: SyntaxNode): boolean {
  if (statement.type === 'ImportDeclaration' || isRootConstant(statement) || text(statement, 'directive') !== null)
    return true;
  let isHost = false;
  walk(statement, (node) => {
    const name = node.type === 'MemberExpression' ? keyOf(node, 'property') : text(node, 'value');
    if (node.type === 'ThrowStatement' || /^(?:hot|serviceWorker|getElementById)$/.test(name ?? '')) isHost = true;
    return !isHost;
  });
  return isHost;
}

/** The components that a start file puts around the app, for a sentence. */
export const aroundApp = ({ elements }: ModuleOutline): string[] =>
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

import { child, elementName, type SyntaxNode } from '../../source-code/syntax.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { withoutImportedName } from '../edit-imports.ts';
import { lineAt, type Edit, type Problem } from '../problem.ts';

const routers = /^(?:BrowserRouter|HashRouter|MemoryRouter)$/;

/** A router in a page or layout: the platform brings one around all of them, and React refuses one inside another. */
export function secondRouters(file: ReadFile, { hasOwnRoot }: AppFacts): Problem[] {
  if (hasOwnRoot) return [];
  const { path, code, module } = file;
  const imported = module.imports.flatMap((statement) =>
    /^react-router(?:-dom)?$/.test(statement.specifier)
      ? statement.names.flatMap((name) => (routers.test(name.imported) ? [{ statement, name }] : []))
      : [],
  );
  return imported.flatMap(({ statement, name }): Problem[] => {
    const elements = [...module.parents.keys()].filter(
      (node) => node.type === 'JSXElement' && elementName(node) === name.local,
    );
    const [first] = elements;
    if (!first) return [];
    const message = `The app has a router already, around all pages; <${name.local}> inside it fails.`;
    const edits = [
      ...elements.flatMap((one) => asFragment(path, one)),
      ...withoutImportedName(path, code, statement, name),
    ];
    const fix = { edits, told: 'Took the second router out.' };
    return [{ kind: 'layout', severity: 'error', file: path, line: lineAt(code, first.start), message, fix }];
  });
}

/** `<BrowserRouter>…</BrowserRouter>` → `<>…</>` */
function asFragment(file: string, element: SyntaxNode): Edit[] {
  const opening = child(element, 'openingElement')!;
  const closing = child(element, 'closingElement');
  const [start, end] = closing ? ['<>', '</>'] : ['<></>', ''];
  return [
    { file, start: opening.start, end: opening.end, text: start! },
    ...(closing ? [{ file, start: closing.start, end: closing.end, text: end! }] : []),
  ];
}

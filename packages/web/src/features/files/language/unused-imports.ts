import ts from 'typescript-in-js';

type Unused = { from: number; to: number; unused: string };

/**
 * Names that are imported and stand nowhere else in the file. What is found by the words alone is found at once, in a file
 * of any length; a name that something else in the file shares counts as used.
 */
export function unusedImports(file: ts.SourceFile): Unused[] {
  const imported = new Map<string, ts.Identifier>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      for (const name of namesOf(node)) imported.set(name.text, name);
    } else if (ts.isIdentifier(node)) imported.delete(node.text);
    else ts.forEachChild(node, visit);
  };
  // Imports may stand below what uses them.
  for (const node of file.statements) if (ts.isImportDeclaration(node)) visit(node);
  for (const node of file.statements) if (!ts.isImportDeclaration(node)) visit(node);
  // Without it older ways of compiling JSX do not work, and it harms nobody.
  imported.delete('React');
  return [...imported.values()].map((name) => ({ from: name.getStart(file), to: name.end, unused: name.text }));
}

function namesOf({ importClause }: ts.ImportDeclaration): ts.Identifier[] {
  const { name, namedBindings } = importClause ?? {};
  const named = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? [namedBindings.name]
      : namedBindings.elements.map((element) => element.name);
  return name ? [name, ...named] : named;
}

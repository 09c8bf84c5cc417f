import { attribute, constantOf, elementName } from '../../source-code/syntax.ts';
import type { ReadFile } from '../app-facts.ts';
import { lineAt, type Problem } from '../problem.ts';

/** `<SelectItem value="">`: an empty value is how a select of the kit is emptied, so a choice with it fails when it is drawn. */
export function emptyChoices({ path, code, module }: ReadFile): Problem[] {
  const local = module.imports
    .filter(({ specifier }) => specifier === '@/components/ui/select')
    .flatMap(({ names }) => names.filter(({ imported }) => imported === 'SelectItem').map((one) => one.local));
  return [...module.parents.keys()].flatMap((node): Problem[] => {
    if (node.type !== 'JSXOpeningElement' || !local.includes(elementName(node))) return [];
    const value = attribute(node, 'value');
    if (value === undefined || (value !== null && constantOf(value) !== '')) return [];
    const message =
      'A choice of a select needs a value that is not empty; the page fails there. An empty one stands for “nothing is chosen”, which the placeholder shows.';
    return [{ kind: 'value', severity: 'error', file: path, line: lineAt(code, node.start), message }];
  });
}

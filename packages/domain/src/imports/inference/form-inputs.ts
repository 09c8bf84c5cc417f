import {
  attribute,
  bare,
  constantOf,
  constantText,
  elementName,
  type SyntaxNode,
  walk,
} from '../../source-code/syntax.ts';
import type { Program } from './meanings.ts';
import type { ModuleGraph, Scope } from './program-graph.ts';
import { constantsOf, type ValueType } from './value-types.ts';

/** What an input, a choice or a switch says about the value that it shows. */
export function inputKind(
  program: Program,
  element: SyntaxNode,
  scope: Scope,
): { types: ValueType[]; options: string[]; isTyped: boolean } {
  const name = elementName(element);
  const type = constantText(attribute(element, 'type') ?? null);
  if (attribute(element, 'checked') !== undefined || /^(?:Switch|Checkbox)$/.test(name))
    return { types: [{ type: 'boolean' }], options: [], isTyped: false };
  if (/^(?:Slider|Progress)$/.test(name) || type === 'number' || type === 'range')
    return { types: [{ type: 'number' }], options: [], isTyped: true };
  if (type === 'date') return { types: [{ type: 'string', format: 'date' }], options: [], isTyped: true };
  if (type === 'datetime-local')
    return { types: [{ type: 'string', format: 'date-time' }], options: [], isTyped: true };
  if (/^(?:Select|select|RadioGroup|ToggleGroup|Tabs)$/.test(name))
    return { types: [{ type: 'string' }], options: offered(program, element, scope), isTyped: false };
  const isText = /^(?:Input|input|Textarea|textarea|ReactQuill)$/.test(name);
  return { types: isText ? [{ type: 'string' }] : [], options: [], isTyped: isText };
}

/** Names that the inputs of a module carry in an attribute. */
export function inputNames(module: ModuleGraph, name: string): string[] {
  return module.elements.flatMap(({ node }) =>
    /^(?:Input|input|Textarea|textarea|select|Select)$/.test(elementName(node))
      ? (constantText(attribute(node, name) ?? null) ?? [])
      : [],
  );
}

/** The values of the items below a choice. */
function offered(program: Program, element: SyntaxNode, scope: Scope): string[] {
  const values: string[] = [];
  walk(element, (one) => {
    if (one.type !== 'JSXElement' || !/^(?:SelectItem|option|RadioGroupItem|ToggleGroupItem)$/.test(elementName(one)))
      return;
    const value = bare(attribute(one, 'value') ?? null);
    const constant = constantOf(value);
    if (typeof constant === 'string') values.push(constant);
    else if (value)
      values.push(...constantsOf({ from: value, scope: innerScope(program, value, scope), path: [] }).map(String));
  });
  return values.filter((value) => value !== '');
}

/** The scope of a place below an element, inside the callbacks around it. */
function innerScope(program: Program, node: SyntaxNode, scope: Scope): Scope {
  let inner = scope;
  for (const [run, known] of program.functions) {
    const isAround = run.start <= node.start && node.end <= run.end && known.scope.module === scope.module;
    if (isAround && depthOf(known.scope) > depthOf(inner)) inner = known.scope;
  }
  return inner;
}

const depthOf = (scope: Scope): number => (scope.parent ? depthOf(scope.parent) + 1 : 0);

import { bare, child, children, text } from '../source-code/syntax.ts';
import type { ModuleFacts } from '../source-code/module-facts.ts';

/** The setters of `useState` in a file and the states that they set; a name that stands for two of them is left out. */
export function settersIn({ parents }: ModuleFacts): Map<string, string> {
  const states = new Map<string, string>();
  const twice = new Set<string>();
  for (const node of parents.keys()) {
    if (node.type !== 'VariableDeclarator') continue;
    const id = child(node, 'id');
    const init = bare(child(node, 'init'));
    const [value, setter] = id?.type === 'ArrayPattern' ? children(id, 'elements') : [];
    if (init?.type !== 'CallExpression' || !value || !setter) continue;
    const callee = child(init, 'callee');
    if ((text(callee, 'name') ?? text(callee ? child(callee, 'property') : null, 'name')) !== 'useState') continue;
    const name = text(setter, 'name') ?? '';
    if (states.has(name)) twice.add(name);
    states.set(name, text(value, 'name') ?? '');
  }
  for (const name of twice) states.delete(name);
  return states;
}

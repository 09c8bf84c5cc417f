import { child, children, type SyntaxNode, text } from '../../source-code/syntax.ts';
import type { ReadFile } from '../app-facts.ts';
import type { ModuleFacts } from '../../source-code/module-facts.ts';
import { lineAt, type Problem } from '../problem.ts';
import { mayLeaveBefore } from '../leaves.ts';
import { functionAround, isFunction } from '../../source-code/scopes.ts';

const loops = /^(?:For|While|DoWhile|ForIn|ForOf)Statement$/;

/** Hooks that React would not meet in the same order each time: in conditions, loops, callbacks, or behind a return. */
export function misplacedHooks({ path, code, module }: ReadFile): Problem[] {
  return [...module.parents.keys()].flatMap((node): Problem[] => {
    const name = node.type === 'CallExpression' ? hookName(node) : null;
    const where = name === null ? null : misplaced(node, module);
    if (where === null) return [];
    const message = `React calls hooks in the same order each time, but ${name} is called ${where}.`;
    return [{ kind: 'hook-place', severity: 'error', file: path, line: lineAt(code, node.start), message }];
  });
}

/** React's own hooks; a function of the app's that is merely called like one may be none. */
const hooks = new Set(
  'useState useEffect useMemo useCallback useRef useContext useReducer useLayoutEffect useId useTransition useDeferredValue useNavigate useLocation useParams useSearchParams useQuery useMutation useQueryClient useForm'.split(
    ' ',
  ),
);

function hookName(call: SyntaxNode): string | null {
  const callee = child(call, 'callee');
  const name =
    callee?.type === 'Identifier'
      ? text(callee, 'name')
      : callee?.type === 'MemberExpression' && text(child(callee, 'object'), 'name') === 'React'
        ? text(child(callee, 'property'), 'name')
        : null;
  return name !== null && hooks.has(name) ? name : null;
}

function misplaced(call: SyntaxNode, { parents }: ModuleFacts): string | null {
  let below = call;
  for (let node = parents.get(call); node; below = node, node = parents.get(node)) {
    if (isFunction(node)) return inFunction(node, call, parents);
    if (loops.test(node.type)) return 'in a loop';
    if (/^(?:IfStatement|ConditionalExpression)$/.test(node.type) && child(node, 'test') !== below) {
      return 'only under a condition';
    }
    if (node.type === 'LogicalExpression' && child(node, 'right') === below) return 'only under a condition';
    if (node.type === 'SwitchCase') return 'only under a condition';
  }
  return 'outside of any component';
}

function inFunction(holder: SyntaxNode, call: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): string | null {
  const parent = parents.get(holder);
  const isArgument = parent?.type === 'CallExpression' && children(parent, 'arguments').includes(holder);
  if (isArgument) {
    const callee = child(parent, 'callee');
    const name = text(callee, 'name') ?? text(callee ? child(callee, 'property') : null, 'name') ?? '';
    if (/^(?:use(?:Effect|LayoutEffect|Callback|Memo)|map|forEach|filter|then|setTimeout|setInterval)$/.test(name)) {
      return 'inside another function';
    }
    return null;
  }
  if (parent?.type === 'JSXExpressionContainer') {
    const attribute = parents.get(parent);
    const name = attribute?.type === 'JSXAttribute' ? (text(child(attribute, 'name'), 'name') ?? '') : '';
    return /^on[A-Z]/.test(name) ? 'inside another function' : null;
  }
  const name =
    text(child(holder, 'id'), 'name') ??
    (parent?.type === 'VariableDeclarator' ? text(child(parent, 'id'), 'name') : null);
  const isInside = functionAround(holder, parents) !== null;
  if (
    name &&
    isInside &&
    /^(?:handle|on|load|fetch|save|submit|delete|toggle|add|update|create|remove)[A-Z]?/.test(name)
  )
    return 'inside another function';
  return name && /^(?:[A-Z]|use[A-Z])/.test(name) && mayLeaveBefore(holder, call) ? 'behind a return' : null;
}

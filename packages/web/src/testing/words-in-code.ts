import { parseSync } from 'vite';

/** What is read on the screen or by a screen reader when it stands in an attribute, or in a property of that name. */
const spoken = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext caption description hint label placeholder text title'.split(
    ' ',
  ),
);

type Node = { type: string; start: number } & Record<string, unknown>;

/** The words that a component holds itself, with their lines: texts between tags, and spoken attributes and properties. */
export function wordsInCode(path: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    for (const words of wordsOf(node)) found.push(`${path}:${code.slice(0, words.start).split('\n').length}`);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(path, code).program);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function wordsOf(node: Node): Node[] {
  switch (node.type) {
    case 'JSXText':
      return isWords(node.value) ? [node] : [];
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(literals);
    case 'JSXAttribute':
      return spoken.has((node.name as { name: string }).name) ? literals(node.value) : [];
    case 'Property': {
      const key = node.key as { name?: string; value?: string };
      return spoken.has(key.name ?? key.value ?? '') ? literals(node.value) : [];
    }
    default:
      return [];
  }
}

function literals(node: unknown): Node[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return isWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { raw: string } }[]).some(({ value }) => isWords(value.raw)) ? [node] : [];
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...literals(node.left), ...literals(node.right)];
    case 'JSXExpressionContainer':
      return literals(node.expression);
    default:
      return [];
  }
}

/** The product's name is the same in every language. */
const isWords = (value: unknown): boolean =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && value.trim() !== 'Whittle';

import {
  attribute,
  child,
  children,
  elementName,
  type SyntaxNode,
  text,
  patternNames,
} from '../../source-code/syntax.ts';
import type { ReadFile } from '../app-facts.ts';
import type { ModuleFacts } from '../../source-code/module-facts.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { isFunction } from '../../source-code/scopes.ts';

/** Attributes as HTML has them, and repeated elements without a key. */
export function elementProblems(file: ReadFile): Problem[] {
  const found: Problem[] = [];
  for (const node of file.module.parents.keys()) {
    if (node.type === 'JSXOpeningElement') found.push(...htmlAttributes(file, node));
    if (node.type === 'CallExpression') found.push(...keyless(file, node));
  }
  return found;
}

const otherNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  contenteditable: 'contentEditable',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
  onclick: 'onClick',
  onchange: 'onChange',
  onsubmit: 'onSubmit',
  oninput: 'onInput',
  onblur: 'onBlur',
  onkeydown: 'onKeyDown',
};

function htmlAttributes({ path, code }: ReadFile, opening: SyntaxNode): Problem[] {
  const element = child(opening, 'name');
  // Custom elements take attributes as they are; components have names of their own.
  if (element?.type !== 'JSXIdentifier' || !/^[a-z][a-z0-9]*$/.test(text(element, 'name') ?? '')) return [];
  const attributes = children(opening, 'attributes').filter(({ type }) => type === 'JSXAttribute');
  const has = (name: string) => attributes.some((one) => text(child(one, 'name'), 'name') === name);
  return attributes.flatMap((one): Problem[] => {
    const name = text(child(one, 'name'), 'name') ?? '';
    const at = child(one, 'name')!;
    const value = child(one, 'value');
    const base = { kind: 'html-in-jsx' as const, file: path, line: lineAt(code, one.start) };
    const right = Object.hasOwn(otherNames, name) ? otherNames[name]! : null;
    if (right !== null && !has(right)) {
      const isHandler = name.startsWith('on');
      if (isHandler && value?.type !== 'JSXExpressionContainer') return [];
      const message = `React calls the attribute “${name}” “${right}”.`;
      const edits = [{ file: path, start: at.start, end: at.end, text: right }];
      return [
        {
          ...base,
          severity: isHandler ? 'error' : 'warning',
          message,
          fix: { edits, told: `Wrote ${right} for ${name}.` },
        },
      ];
    }
    if (name === 'style' && value?.type === 'Literal') {
      const style = styleObject(text(value, 'value') ?? '');
      const message = 'The style of an element is an object in React, not a text; the page fails there.';
      const edits = style === null ? [] : [{ file: path, start: value.start, end: value.end, text: style }];
      const fix = style === null ? {} : { fix: { edits, told: 'Turned a style text into an object.' } };
      return [{ ...base, severity: 'error', message, ...fix }];
    }
    return [];
  });
}

/** `color: red; margin-top: 4px` → `{{ color: 'red', marginTop: '4px' }}`. */
function styleObject(css: string): string | null {
  const parts = css.split(';').filter((part) => part.trim() !== '');
  const entries = parts.map((part) => /^(--)?([a-z-]+)\s*:\s*(?!\s)([^'"\n]+)$/i.exec(part.trim()));
  if (entries.some((one) => one === null)) return null;
  const members = entries.map((entry) => {
    const [, own, property = '', value = ''] = entry!;
    const name = own ? `'--${property}'` : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return `${name}: '${value}'`;
  });
  return `{{ ${members.join(', ')} }}`;
}

/** `list.map((item) => <Row />)` without a key. */
function keyless({ path, code, module }: ReadFile, call: SyntaxNode): Problem[] {
  const callee = child(call, 'callee');
  if (callee?.type !== 'MemberExpression' || text(child(callee, 'property'), 'name') !== 'map') return [];
  const [callback] = children(call, 'arguments');
  if (!callback || !isFunction(callback) || !isDrawn(call, module)) return [];
  return resultsOf(callback).flatMap((element): Problem[] => {
    if (element.type === 'JSXFragment') {
      const message = 'Elements of a list need a key, and <> cannot carry one.';
      return [{ kind: 'list-key', severity: 'warning', file: path, line: lineAt(code, element.start), message }];
    }
    const opening = child(element, 'openingElement')!;
    const isSpread = children(opening, 'attributes').some(({ type }) => type === 'JSXSpreadAttribute');
    if (isSpread || attribute(element, 'key') !== undefined) return [];
    const fix = withKey(path, code, callback, opening);
    const message = `<${elementName(element)}> is repeated without a key, so React may mix its copies up.`;
    return [
      {
        kind: 'list-key',
        severity: 'warning',
        file: path,
        line: lineAt(code, element.start),
        message,
        ...(fix && { fix }),
      },
    ];
  });
}

/** The list becomes children of an element; a list in a variable may get its keys elsewhere. */
function isDrawn(call: SyntaxNode, module: ModuleFacts): boolean {
  let node: SyntaxNode | undefined = module.parents.get(call);
  while (
    node &&
    /^(?:ChainExpression|ConditionalExpression|LogicalExpression|ParenthesizedExpression)$/.test(node.type)
  ) {
    node = module.parents.get(node);
  }
  const parent = node && module.parents.get(node);
  return node?.type === 'JSXExpressionContainer' && (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment');
}

/** The elements that a callback answers. */
function resultsOf(callback: SyntaxNode): SyntaxNode[] {
  const elements = (node: SyntaxNode | null): SyntaxNode[] => {
    if (!node) return [];
    if (node.type === 'ParenthesizedExpression') return elements(child(node, 'expression'));
    if (node.type === 'ConditionalExpression') {
      return [...elements(child(node, 'consequent')), ...elements(child(node, 'alternate'))];
    }
    if (node.type === 'LogicalExpression') return elements(child(node, 'right'));
    return /^JSX(?:Element|Fragment)$/.test(node.type) ? [node] : [];
  };
  const body = child(callback, 'body');
  if (body?.type !== 'BlockStatement') return elements(body);
  return children(body, 'body').flatMap((one) =>
    one.type === 'ReturnStatement' ? elements(child(one, 'argument')) : [],
  );
}

function withKey(file: string, code: string, callback: SyntaxNode, opening: SyntaxNode): Fix | null {
  const [item, index] = children(callback, 'params');
  const name = child(opening, 'name')!;
  const insert = (at: number, words: string) => ({ file, start: at, end: at, text: words });
  const told = `Gave <${code.slice(name.start, name.end)}> of a list a key.`;
  const element = (key: string) => insert(name.end, ` key={${key}}`);
  if (item?.type === 'Identifier') {
    const own = text(item, 'name') ?? '';
    if (new RegExp(`\\b${own}\\.id\\b`).test(code.slice(callback.start, callback.end))) {
      return { edits: [element(`${own}.id`)], told };
    }
  }
  if (index?.type === 'Identifier') return { edits: [element(text(index, 'name') ?? '')], told };
  if (!item || index) return null;
  const free = patternNames(item).includes('index') ? 'position' : 'index';
  const hasBrackets = callback.start < item.start;
  const edits = hasBrackets
    ? [insert(item.end, `, ${free}`), element(free)]
    : [insert(item.start, '('), insert(item.end, `, ${free})`), element(free)];
  return { edits, told };
}

import { parseSync } from 'oxc-parser';
import { child, children, isNode, members, text as member, type SyntaxNode } from '@whittle/domain/source-code/syntax';

/** Where a text stands: between tags, as the value of an attribute, as a word that code counts, or elsewhere in code. */
type Place = 'tags' | 'attribute' | 'word' | 'code';

/** A text of generated source: literal words, and between them the code that puts values in. */
export type SourceText = { place: Place; start: number; end: number; parts: readonly Part[] };
type Part = string | SyntaxNode;

/** Attributes whose values nobody reads. */
const silentAttributes =
  /^(?:className|variant|size|type|key|to|href|id|name|inputMode|autoComplete|role|tabIndex|align|side|mode|value|src|d|page|who|wholeBy|ratio|orientation|preserveAspectRatio|shape|width|height|fill|stroke\w*|viewBox|x|y|tone|htmlFor|accept|method|rel|target|sandbox|as|scope|level|layout|dir|style|draftKey|params|step|min|max|aria-(?:live|current|hidden|describedby|labelledby|controls|pressed|expanded)|data-.+|on\w+Key)$/;
const silentKeys =
  /^(?:value|key|queryKey|to|path|id|kind|variant|type|name|page|style|currency|notation|month|day|year|hour|minute|weekday|className|href|format|draftKey|numeric|download|tone|icon|sort|title_field)$/;
/** Functions whose arguments are names, not words. */
const silentCalls =
  /^(?:includes|startsWith|endsWith|split|join|replace|replaceAll|match|test|getItem|setItem|removeItem|get|set|has|delete|append|charAt|createElement|getElementById|querySelector|querySelectorAll|closest|addEventListener|removeEventListener|createPageUrl|filter|setFilter|input|error|format|toLocaleString|localeCompare|slice|padStart|padEnd|indexOf|useState|useRef|require|getAttribute|setAttribute|navigate|list|invalidateQueries|parseISO|setGroup|keep|kept|useKept|day|moment|idIn|Intl|NumberFormat|DateTimeFormat|URLSearchParams|Blob|fromCharCode|open)$/;
/** Functions that put a word behind a number. */
const wordCalls = /^(?:countOf|labelled)$/;
const compared = new Set(['===', '!==', '==', '!=', '<', '>', 'in', 'instanceof']);

/** The texts of a file in the order of the file, the outer ones before those inside their values. */
export function textsIn(path: string, source: string): SourceText[] {
  const found: SourceText[] = [];
  const visit = (node: SyntaxNode): void => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'JSXAttribute': {
        const name = member(child(node, 'name'), 'name') ?? '';
        const value = child(node, 'value');
        if (!value || silentAttributes.test(name)) return;
        if (value.type === 'Literal') found.push(textOf('attribute', value, [String(value['value'])]));
        else visit(value);
        return;
      }
      case 'JSXElement':
      case 'JSXFragment': {
        const opening = child(node, 'openingElement');
        if (opening) for (const attribute of children(opening, 'attributes')) visit(attribute);
        visitChildren(children(node, 'children'));
        return;
      }
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
        for (const one of members(node)) visit(one);
        return;
      case 'BinaryExpression': {
        const operator = String(node['operator']);
        if (operator === '+') {
          const parts = flat(node);
          if (parts.some((part) => typeof part === 'string')) {
            found.push(textOf('code', node, parts));
            for (const part of parts) if (typeof part !== 'string') visit(part);
            return;
          }
        }
        for (const one of members(node)) if (!(compared.has(operator) && isWords(one))) visit(one);
        return;
      }
      case 'TemplateLiteral': {
        const parts = templateParts(node);
        found.push(textOf('code', node, parts));
        for (const part of parts) if (typeof part !== 'string') visit(part);
        return;
      }
      case 'Literal':
        if (typeof node['value'] === 'string') found.push(textOf('code', node, [node['value']]));
        return;
      case 'Property': {
        const key = child(node, 'key');
        const value = child(node, 'value');
        const name = member(key, 'name') ?? String(key?.['value'] ?? '');
        if (value && !(silentKeys.test(name) && isWords(value))) visit(value);
        return;
      }
      case 'MemberExpression': {
        const object = child(node, 'object');
        if (object) visit(object);
        const property = child(node, 'property');
        if (node['computed'] === true && property && !isWords(property)) visit(property);
        return;
      }
      case 'SwitchCase':
        for (const one of children(node, 'consequent')) visit(one);
        return;
      case 'NewExpression':
      case 'CallExpression': {
        const callee = child(node, 'callee');
        const name = member(callee, 'name') ?? member(callee && child(callee, 'property'), 'name') ?? '';
        const object = callee && child(callee, 'object');
        if (callee && !(silentCalls.test(name) && object?.type === 'ArrayExpression')) visit(callee);
        for (const one of children(node, 'arguments'))
          if (one.type === 'Literal' && typeof one['value'] === 'string' && wordCalls.test(name))
            found.push(textOf('word', one, [one['value']]));
          else if (!(silentCalls.test(name) && isWords(one))) visit(one);
        return;
      }
      default:
        for (const one of members(node)) visit(one);
    }
  };
  const visitChildren = (all: readonly SyntaxNode[]): void => {
    let run: SyntaxNode[] = [];
    const end = () => {
      if (run.some((one) => one.type === 'JSXText' && /\p{L}/u.test(String(one['value'])))) {
        const parts = run.map((one): Part => wordsIn(one) ?? child(one, 'expression')!);
        found.push({ place: 'tags', start: run[0]!.start, end: run.at(-1)!.end, parts });
        for (const part of parts) if (typeof part !== 'string') visit(part);
      } else for (const one of run) if (one.type !== 'JSXText') visit(one);
      run = [];
    };
    for (const one of all) {
      const inside = one.type === 'JSXExpressionContainer' ? child(one, 'expression') : null;
      const isValue = inside !== null && inside.type !== 'JSXEmptyExpression' && !holdsTags(inside);
      if (one.type === 'JSXText' || isValue) run.push(one);
      else {
        end();
        visit(one);
      }
    }
    end();
  };
  visit(parseSync(path, source, { lang: 'jsx', sourceType: 'module' }).program as unknown as SyntaxNode);
  return found;
}

const textOf = (place: Place, { start, end }: SyntaxNode, parts: readonly Part[]): SourceText => ({
  place,
  start,
  end,
  parts,
});

/** A string, a template, or a choice between such: what is silent as a whole when its place is. */
const isWords = (node: SyntaxNode): boolean =>
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && node['operator'] === '+') ||
  (node.type === 'ArrayExpression' && children(node, 'elements').every(isWords)) ||
  (node.type === 'ConditionalExpression' && isWords(child(node, 'consequent')!) && isWords(child(node, 'alternate')!));

const holdsTags = (node: SyntaxNode): boolean =>
  node.type.startsWith('JSX') || members(node).some((one) => holdsTags(one));

/** Words between tags, or in braces of their own: `{' '}`. */
const wordsIn = (node: SyntaxNode): string | null => {
  if (node.type === 'JSXText') return shownText(String(node['value']));
  const inside = child(node, 'expression');
  return inside?.type === 'Literal' && typeof inside['value'] === 'string' ? inside['value'] : null;
};

/** As JSX reads it: lines lose their indent and are joined by a space. */
const shownText = (raw: string): string => {
  const lines = raw.split('\n');
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line).replace(index < lines.length - 1 ? /\s+$/ : /$^/, ''))
    .filter(Boolean)
    .join(' ');
};

/** `'a' + b + 'c'` in its parts; neighbouring words become one. */
function flat(node: SyntaxNode): Part[] {
  const parts: Part[] = [];
  const add = (one: SyntaxNode | null): void => {
    if (!isNode(one)) return;
    if (one.type === 'BinaryExpression' && one['operator'] === '+') {
      add(child(one, 'left'));
      add(child(one, 'right'));
    } else if (one.type === 'Literal' && typeof one['value'] === 'string') {
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last + one['value'];
      else parts.push(one['value']);
    } else parts.push(one);
  };
  add(node);
  return parts;
}

function templateParts(node: SyntaxNode): Part[] {
  const expressions = children(node, 'expressions');
  return children(node, 'quasis').flatMap((quasi, index): Part[] => {
    const { cooked } = quasi['value'] as { cooked: string };
    return [...(cooked === '' ? [] : [cooked]), ...(expressions[index] ? [expressions[index]] : [])];
  });
}

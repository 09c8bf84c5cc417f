import { child, children, elementName, type SyntaxNode, text, attribute } from '../../source-code/syntax.ts';
import { isFunction } from '../../source-code/scopes.ts';
import type { ReadFile } from '../app-facts.ts';
import { type Edit, lineAt, type Fix, type Problem } from '../problem.ts';

/** Forms that the browser sends, so that the page loads again, and parts of the kit that never call the handler they get. */
export const formProblems = (file: ReadFile): Problem[] =>
  [...file.module.parents.keys()].flatMap((node) =>
    node.type === 'JSXOpeningElement' ? [...sentByBrowser(file, node), ...neverCalled(file, node)] : [],
  );

/** `<form onSubmit={save}>` whose handler does not keep the browser from sending the form. */
function sentByBrowser(file: ReadFile, opening: SyntaxNode): Problem[] {
  const given = attribute(opening, 'onSubmit');
  if (elementName(opening) !== 'form' || !given || attribute(opening, 'action') !== undefined) return [];
  const handler = isFunction(given)
    ? given
    : given.type === 'Identifier'
      ? functionNamed(file, text(given, 'name')!)
      : null;
  if (!handler) return [];
  const inside = file.code.slice(handler.start, handler.end);
  const [event, ...others] = children(handler, 'params');
  const isSeen =
    event &&
    (event.type !== 'Identifier' ||
      new RegExp(`[(,]\\s*${text(event, 'name')!}\\s*[,)]`).test(inside.slice(event.end - handler.start + 1)));
  if (/preventDefault|returnValue/.test(inside) || isSeen || others.length > 0) return [];
  const message =
    'The form does not keep the browser from sending it, so the page loads again and what was typed is gone.';
  return [problem(file, given, message, prevented(file, handler, event))];
}

/** The one function of the file with this name. */
function functionNamed({ module }: ReadFile, name: string): SyntaxNode | null {
  const all = [...module.parents.keys()].filter(
    (node) =>
      /^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type) && text(child(node, 'id'), 'name') === name,
  );
  const [only] = all;
  const made = only?.type === 'VariableDeclarator' ? child(only, 'init') : (only ?? null);
  return all.length === 1 && made && isFunction(made) ? made : null;
}

function prevented({ path, code }: ReadFile, handler: SyntaxNode, event: SyntaxNode | undefined): Fix | null {
  const body = child(handler, 'body')!;
  const name = event ? text(event, 'name')! : 'event';
  const edits: Edit[] = [];
  if (!event) {
    const open = code.indexOf('(', handler.start);
    if (open < 0 || !/^\(\s*\)/.test(code.slice(open))) return null;
    edits.push({ file: path, start: open + 1, end: open + 1, text: name });
  }
  const call = `${name}.preventDefault();`;
  if (body.type === 'BlockStatement') {
    const [first] = children(body, 'body');
    const indent = first ? /[ \t]*$/.exec(code.slice(0, first.start))![0] : '';
    const at = first?.start ?? body.start + 1;
    edits.push({ file: path, start: at, end: at, text: first ? `${call}\n${indent}` : ` ${call} ` });
  } else {
    edits.push(
      { file: path, start: body.start, end: body.start, text: `{ ${call} return ` },
      { file: path, start: body.end, end: body.end, text: '; }' },
    );
  }
  return { edits, told: 'Kept the browser from sending a form itself.' };
}

/** Parts of the kit that call a handler of another name, and what of an event their value is. */
const handlers: Readonly<Record<string, { part: string; handler: string; read: string }>> = {
  Select: { part: 'select', handler: 'onValueChange', read: 'value' },
  Tabs: { part: 'tabs', handler: 'onValueChange', read: 'value' },
  RadioGroup: { part: 'radio-group', handler: 'onValueChange', read: 'value' },
  Slider: { part: 'slider', handler: 'onValueChange', read: 'value' },
  ToggleGroup: { part: 'toggle-group', handler: 'onValueChange', read: 'value' },
  Checkbox: { part: 'checkbox', handler: 'onCheckedChange', read: 'checked' },
  Switch: { part: 'switch', handler: 'onCheckedChange', read: 'checked' },
};

/** `<Select onChange={(e) => setKind(e.target.value)}>` */
function neverCalled(file: ReadFile, opening: SyntaxNode): Problem[] {
  const name = elementName(opening);
  const wanted = Object.hasOwn(handlers, name) ? handlers[name]! : null;
  const change = children(opening, 'attributes').find((one) => text(child(one, 'name'), 'name') === 'onChange');
  const given = attribute(opening, 'onChange');
  if (!wanted || !change || !given || attribute(opening, wanted.handler) !== undefined) return [];
  const isOfKit = file.module.imports.some(
    ({ specifier, names }) =>
      specifier === `@/components/ui/${wanted.part}` &&
      names.some(({ local, imported }) => local === name && imported === name),
  );
  if (!isOfKit) return [];
  const message = `${name} calls “${wanted.handler}” with the new value; it never calls “onChange”.`;
  const handler = withValue(file, given, wanted.read);
  const edits = [{ file: file.path, start: change.start, end: change.end, text: `${wanted.handler}={${handler}}` }];
  return [problem(file, change, message, handler ? { edits, told: `Let ${name} call ${wanted.handler}.` } : null)];
}

/** The handler as it takes the value itself: `(e) => set(e.target.value)` → `(value) => set(value)`. */
function withValue({ code }: ReadFile, given: SyntaxNode, read: string): string | null {
  const written = code.slice(given.start, given.end);
  if (!isFunction(given)) return given.type === 'Identifier' ? written : null;
  const [event, ...others] = children(given, 'params');
  if (event?.type !== 'Identifier' || others.length > 0) return event ? null : written;
  const name = text(event, 'name')!;
  const body = written.slice(event.end - given.start);
  const target = new RegExp(`\\b${name}\\.(?:target|currentTarget)\\.${read}\\b`, 'g');
  const left = body.replace(target, '');
  if (new RegExp(`\\b${name}\\b`).test(left)) return left === body && !/target/.test(body) ? written : null;
  return target.test(body) ? written.slice(0, event.start - given.start) + read + body.replace(target, read) : written;
}

const problem = ({ path, code }: ReadFile, at: SyntaxNode, message: string, fix: Fix | null): Problem => ({
  ...{ kind: 'event-handler', severity: 'error', file: path, line: lineAt(code, at.start), message },
  ...(fix && { fix }),
});

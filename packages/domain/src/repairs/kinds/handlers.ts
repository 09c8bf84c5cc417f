import { attribute, child, elementName, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { isFunction } from '../../source-code/scopes.ts';
import { answersSomething } from '../answers.ts';
import type { ReadFile } from '../app-facts.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { settersIn } from '../states.ts';

/** Handlers that run while the page is drawn, are texts, or keep the event instead of what was typed. */
export function handlerProblems(file: ReadFile): Problem[] {
  const setters = settersIn(file.module);
  return [...file.module.parents.keys()].flatMap((node) => {
    if (node.type !== 'JSXAttribute') return [];
    const name = text(child(node, 'name'), 'name') ?? '';
    const value = child(node, 'value');
    if (!value || !/^on[A-Za-z]+$/.test(name)) return [];
    return [
      ...asText(file, node, name, value),
      ...calledAtOnce(file, name, value, setters),
      ...keepsTheEvent(file, node, name, value, setters),
    ];
  });
}

const handlerNames: Readonly<Record<string, string>> = {
  onclick: 'onClick',
  onchange: 'onChange',
  onsubmit: 'onSubmit',
  oninput: 'onInput',
  onblur: 'onBlur',
  onkeydown: 'onKeyDown',
};

/** `onClick="save()"` */
function asText(file: ReadFile, holder: SyntaxNode, name: string, value: SyntaxNode): Problem[] {
  const opening = file.module.parents.get(holder);
  const isNative = /^[a-z]/.test(elementName(opening!));
  const right = handlerNames[name.toLowerCase()] ?? name;
  if (value.type !== 'Literal' || !isNative || !/^on[A-Z]/.test(right)) return [];
  const message = `${right} wants a function; a text does nothing.`;
  const [, called, given] = /^(\w+)(?:\s*(\([^()]*\)))?(?:\s*;)?$/.exec((text(value, 'value') ?? '').trim()) ?? [];
  const isKnown = called !== undefined && file.module.scopes.all.has(called);
  const handler = given === undefined ? called : `() => ${called}${given}`;
  const edits = [{ file: file.path, start: holder.start, end: holder.end, text: `${right}={${handler}}` }];
  return [problem(file, value, message, isKnown ? { edits, told: `Made a function of a text in ${right}.` } : null)];
}

/** `onClick={save()}`, where what is called answers no function. */
function calledAtOnce(
  file: ReadFile,
  name: string,
  value: SyntaxNode,
  setters: ReadonlyMap<string, string>,
): Problem[] {
  const call = value.type === 'JSXExpressionContainer' ? child(value, 'expression') : null;
  const called = call?.type === 'CallExpression' ? text(child(call, 'callee'), 'name') : null;
  if (!call || called === null || !/^on[A-Z]/.test(name)) return [];
  if (!setters.has(called) && !answersNothing(called, file)) return [];
  const message = `${name} calls ${called} while the page is drawn instead of when something happens.`;
  const edits = [{ file: file.path, start: call.start, end: call.start, text: '() => ' }];
  return [problem(file, call, message, { edits, told: `Let ${name} call ${called} when it happens.` })];
}

/** A function of the file, declared once, that certainly answers nothing that could be a handler. */
function answersNothing(name: string, { module }: ReadFile): boolean {
  const declared = [...module.parents.keys()].filter(
    (node) =>
      (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') &&
      text(child(node, 'id'), 'name') === name,
  );
  const [only] = declared;
  const made = only?.type === 'VariableDeclarator' ? child(only, 'init') : (only ?? null);
  if (declared.length !== 1 || !made || !isFunction(made)) return false;
  if (made['async'] === true) return true;
  const body = child(made, 'body');
  return body?.type === 'BlockStatement' && !answersSomething(body);
}

/** `<input value={name} onChange={setName} />` */
function keepsTheEvent(
  file: ReadFile,
  holder: SyntaxNode,
  name: string,
  value: SyntaxNode,
  setters: ReadonlyMap<string, string>,
): Problem[] {
  const given = value.type === 'JSXExpressionContainer' ? child(value, 'expression') : null;
  const setter = given?.type === 'Identifier' ? text(given, 'name')! : '';
  const state = setters.get(setter);
  const opening = file.module.parents.get(holder)!;
  if (name !== 'onChange' || !given || state === undefined || !isField(file, elementName(opening))) return [];
  if (text(attribute(opening, 'value') ?? null, 'name') !== state) return [];
  const message = `${setter} gets the event and not what was typed, so the field shows “[object Object]”.`;
  const edits = [
    { file: file.path, start: given.start, end: given.end, text: `(event) => ${setter}(event.target.value)` },
  ];
  return [problem(file, given, message, { edits, told: `Gave ${setter} what was typed.` })];
}

const isField = ({ module }: ReadFile, element: string): boolean =>
  /^(?:input|textarea|select)$/.test(element) ||
  module.imports.some(
    ({ specifier, names }) =>
      /^@\/components\/ui\/(?:input|textarea)$/.test(specifier) && names.some(({ local }) => local === element),
  );

const problem = ({ path, code }: ReadFile, at: SyntaxNode, message: string, fix: Fix | null): Problem => ({
  ...{ kind: 'event-handler', severity: 'error', file: path, line: lineAt(code, at.start), message },
  ...(fix && { fix }),
});

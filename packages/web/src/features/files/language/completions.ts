import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { Suggestion } from './language-calls.ts';
import type { Language } from './language-client.ts';
import { explanation } from './explanation.ts';

/** What fits at the cursor, from the types of the app and of the platform. */
export const completions = (language: Language, path: string): Extension => [
  autocompletion({ override: [suggestClasses(language), suggestNames(language, path)], icons: false }),
  closeBrackets(),
  keymap.of(closeBracketsKeymap),
];

const suggestNames =
  (language: Language, path: string) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { state, pos, explicit } = context;
    if (isInClass(context) || !(explicit || context.matchBefore(/[\w$]|[.'"`/<@]|[{(,]\s/))) return null;
    const place = { path, text: state.doc.toString(), at: pos };
    const found = await language.ask('suggest', place);
    if (!found || found.items.length === 0 || context.aborted) return null;
    return {
      from: found.from,
      options: found.items.map((item, index) => toOption(item, index, place, language)),
      ...(found.isWhole && { validFor: /^[\w$-]*$/ }),
    };
  };

type Place = { path: string; text: string; at: number };

function toOption(item: Suggestion, index: number, place: Place, language: Language): Completion {
  const { name, kind, insert, source } = item;
  const explain = () => language.ask('explainSuggestion', { ...place, name, source });
  return {
    label: name,
    type: kind,
    ...(source !== undefined && { detail: source }),
    // The order that comes from the types counts as much as how well the letters fit.
    boost: Math.max(-99, -index),
    info: async () => {
      const found = await explain();
      return found && explanation(found);
    },
    apply: (view, _, from, to) => {
      if (insert === undefined)
        view.dispatch({ changes: { from, to, insert: name }, selection: { anchor: from + name.length } });
      else snippet(insert)(view, { label: name }, from, to);
      if (source !== undefined) void explain().then((found) => addImport(view, found?.edits ?? [], from));
    },
  };
}

/** Imports stand above what was written, so that their places are still the same. */
function addImport(
  view: EditorView,
  edits: readonly { from: number; to: number; insert: string }[],
  before: number,
): void {
  if (edits.length > 0 && edits.every(({ to }) => to <= before)) view.dispatch({ changes: edits });
}

const suggestClasses =
  (language: Language) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!isInClass(context)) return null;
    const word = context.matchBefore(/[^\s"'`{}]*/);
    if (!word || (word.text === '' && !context.explicit)) return null;
    const names = await language.ask('classes', { prefix: word.text });
    if (!names || names.length === 0 || context.aborted) return null;
    return {
      from: word.from,
      options: names.map((label, index) => ({ label, type: 'class', boost: -Math.min(index, 99) })),
    };
  };

/** Inside a text that is the value of `className`, or an argument of what puts classes together. */
function isInClass({ state, pos }: CompletionContext): boolean {
  const inner = syntaxTree(state).resolveInner(pos, -1);
  if (!/^(?:String|TemplateString|JSXAttributeValue)$/.test(inner.name)) return false;
  for (let node = inner.parent; node; node = node.parent) {
    const head = state.sliceDoc(node.from, Math.min(node.to, node.from + 10));
    if (node.name === 'JSXAttribute') return head.startsWith('className');
    if (node.name === 'CallExpression' && /^(?:cn|clsx|cva|twMerge)\(/.test(head)) return true;
  }
  return false;
}

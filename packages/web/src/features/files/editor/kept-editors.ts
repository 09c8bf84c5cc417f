import { historyField } from '@codemirror/commands';
import { EditorState, type EditorStateConfig, type StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

type Kept = { state: unknown; scroll: StateEffect<unknown> };

/** What can be undone, the selection and the place of files that are open, while another one is shown. */
const kept = new Map<string, Kept>();
const keyOf = (appId: string, path: string) => `${appId}\n${path}`;
const fields = { history: historyField };

/** `scroll` brings a new editor to the place that this one shows. */
export function keepEditor(appId: string, path: string, { state }: EditorView, scroll: Kept['scroll']): void {
  kept.set(keyOf(appId, path), { state: state.toJSON(fields), scroll });
}

/** The state as it was left, or a new one with `text`. */
export function takeEditor(
  appId: string,
  path: string,
  text: string,
  config: EditorStateConfig,
): { state: EditorState; scrollTo?: Kept['scroll'] } {
  const left = kept.get(keyOf(appId, path));
  if (!left) return { state: EditorState.create({ ...config, doc: text }) };
  return { state: EditorState.fromJSON(left.state, config, fields), scrollTo: left.scroll };
}

/** The file is closed. */
export const dropEditor = (appId: string, path: string): void => void kept.delete(keyOf(appId, path));

export function renameKeptEditor(appId: string, from: string, to: string): void {
  const left = kept.get(keyOf(appId, from));
  dropEditor(appId, from);
  if (left) kept.set(keyOf(appId, to), left);
}

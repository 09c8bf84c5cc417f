import { type Diagnostic, linter } from '@codemirror/lint';
import { fileTexts as texts } from '../files.texts.ts';
import type { Mark } from './language-calls.ts';
import type { Language } from './language-client.ts';

const waitMs = 700;

/** Marks what the types of the app contradict, and imports that nothing uses. */
export const typeMarks = (language: Language, path: string) =>
  linter(
    async ({ state }) => {
      const text = state.doc.toString();
      const marks = (await language.ask('marks', { path, text, at: 0 })) ?? [];
      return marks.filter(({ to }) => to <= state.doc.length).map(toDiagnostic);
    },
    { delay: waitMs },
  );

const toDiagnostic = ({ from, to, ...found }: Mark): Diagnostic =>
  'error' in found
    ? { from, to, severity: 'error', message: found.error }
    : { from, to, severity: 'hint', message: texts.unusedImport(found.unused) };

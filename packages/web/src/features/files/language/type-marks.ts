import { linter } from '@codemirror/lint';
import type { Language } from './language-client.ts';

const waitMs = 700;

/** Marks what the types of the app contradict, and imports that nothing uses. */
export const typeMarks = (language: Language, path: string) =>
  linter(
    async ({ state }) => {
      const text = state.doc.toString();
      const marks = (await language.ask('marks', { path, text, at: 0 })) ?? [];
      return marks.filter(({ to }) => to <= state.doc.length);
    },
    { delay: waitMs },
  );

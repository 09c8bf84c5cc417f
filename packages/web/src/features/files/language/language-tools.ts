import type { Extension } from '@codemirror/state';
import { completions } from './completions.ts';
import { explainOnHover } from './explanation.ts';
import type { Language } from './language-client.ts';
import { typeMarks } from './type-marks.ts';

export const isCode = (path: string): boolean => /\.[mc]?[jt]sx?$/.test(path);

/** What the editor does with the types of the app. */
export const languageTools = (language: Language, path: string): Extension => [
  completions(language, path),
  explainOnHover(language, path),
  typeMarks(language, path),
];

import type { ToolField } from '@whittle/contract/tools/tool-document';
import { nameKey } from '@whittle/domain/tools/tool-problems';
import { toolEditorTexts } from './tool-editor.texts.ts';

const texts = toolEditorTexts.fields;

/** Why a field may not have a name; null when it may. Rules: FIELD-03, FIELD-04. */
export function fieldNameProblem(name: string, others: readonly Pick<ToolField, 'name'>[]): string | null {
  const key = nameKey(name);
  if (key === '') return texts.nameless;
  if (key === 'input') return texts.reserved;
  return others.some((other) => nameKey(other.name) === key) ? texts.exists : null;
}

/** What is wrong with each option, by its line from 1. Rule: FIELD-07. */
export function optionProblemsByLine({ options }: Pick<ToolField, 'options'>): { line: number; problem: string }[] {
  const keys = options.map(({ label }) => nameKey(label));
  return keys.flatMap((key, at) => {
    if (key === '') return [{ line: at + 1, problem: texts.optionEmpty }];
    return keys.indexOf(key) < at ? [{ line: at + 1, problem: texts.optionExists }] : [];
  });
}

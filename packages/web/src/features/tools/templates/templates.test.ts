import { buildPrompt } from '@whittle/domain/tools/build-prompt';
import { promptReferences } from '@whittle/domain/tools/prompt-references';
import { readInputs } from '@whittle/domain/tools/read-inputs';
import { idOfPath } from '@whittle/domain/tools/tool-ids';
import { toolProblems } from '@whittle/domain/tools/tool-problems';
import { expect, test } from 'vitest';
import { readTemplate, templateIds } from './template-documents.ts';
import { templateTexts } from './templates.texts.ts';

test('[TOOL-43] ten tools come with the product', () => {
  expect(templateIds).toHaveLength(10);
  expect(Object.keys(templateTexts.about)).toEqual(templateIds);
});

test.each(templateIds)('[TOOL-43] %s runs as it is, uses every field, and its examples fill it in', async (id) => {
  const tool = { ...(await readTemplate(id)), id: idOfPath(id) };
  expect(toolProblems(tool)).toEqual([]);
  const used = new Set(tool.stages.flatMap(({ prompt }) => promptReferences(prompt).map((one) => one.id)));
  expect(tool.fields.filter((field) => !used.has(field.id)).map(({ name }) => name)).toEqual([]);
  expect(tool.texts.examples.length).toBeGreaterThan(0);
  for (const { values } of tool.texts.examples) expect(readInputs(tool, values).problems).toEqual({});
  expect(tool.blocks.every(({ instructions }) => instructions.length > 20)).toBe(true);
  const stage = tool.stages.at(-1)!;
  const { system } = buildPrompt({ tool, stage, inputs: {}, earlier: {}, blocks: tool.blocks });
  expect(system).toContain(tool.blocks[0]!.instructions);
});

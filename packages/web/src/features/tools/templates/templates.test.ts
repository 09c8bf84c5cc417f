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

const inEach = templateIds.flatMap((id) => ['en', 'de'].map((language) => [id, language] as const));

test.each(inEach)(
  '[TOOL-43] %s (%s) runs as it is, uses every field, and its examples fill it in',
  async (id, language) => {
    const tool = { ...(await readTemplate(id, language)), id: idOfPath(id) };
    expect(toolProblems(tool)).toEqual([]);
    const used = new Set(tool.stages.flatMap(({ prompt }) => promptReferences(prompt).map((one) => one.id)));
    expect(tool.fields.filter((field) => !used.has(field.id)).map(({ name }) => name)).toEqual([]);
    expect(tool.texts.examples).toHaveLength(3);
    for (const { values } of tool.texts.examples) expect(readInputs(tool, values).problems).toEqual({});
    expect(tool.blocks.every(({ instructions }) => instructions.length > 20)).toBe(true);
    const stage = tool.stages.at(-1)!;
    const { system } = buildPrompt({ tool, stage, inputs: {}, earlier: {}, blocks: tool.blocks, today: '2026-11-26' });
    expect(system).toContain(tool.blocks[0]!.instructions);
  },
);

test.each(templateIds)(
  '[TOOL-43] [LANG-02] %s is the same tool in German, with nothing left in English',
  async (id) => {
    const [english, german] = await Promise.all([readTemplate(id, 'en'), readTemplate(id, 'de')]);
    const partsOf = ({ fields, steps, blocks, stages, settings, style }: typeof english) => ({
      fields: fields.map(({ id: field, type, required, personal, memorize, stepId, options }) => ({
        ...{ field, type, required, personal, memorize, stepId, options: options.length },
      })),
      steps: steps.map(({ id: step, condition }) => [step, condition]),
      blocks: blocks.map(({ id: block, type, checks }) => [block, type, checks]),
      stages: stages.map(({ id: stage, prompt }) => [stage, promptReferences(prompt).map((one) => one.id)]),
      settings,
      style,
    });
    expect(partsOf(german)).toEqual(partsOf(english));
    const sentencesOf = ({ texts, blocks, stages }: typeof english) => [
      ...[texts.header, texts.description, texts.runButton, texts.welcomeMessage, texts.ctaMessage],
      ...blocks.map(({ instructions }) => instructions),
      ...stages.map(({ prompt }) => prompt),
    ];
    const said = new Set(sentencesOf(english));
    expect(sentencesOf(german).filter((sentence) => sentence !== '' && said.has(sentence))).toEqual([]);
  },
);

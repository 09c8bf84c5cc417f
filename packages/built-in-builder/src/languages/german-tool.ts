import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { toolTexts } from './german/tool-texts.ts';
import { translator } from './phrases.ts';

/** A tool with what the built-in builder wrote into it in German; what people wrote stays. */
export function germanTool(tool: ToolDocument): ToolDocument {
  const names = [tool.title, ...tool.fields.map(({ name }) => name), ...tool.blocks.map(({ title }) => title)];
  const nouns = new Map(names.map((name) => [name.toLowerCase(), name]));
  const translate = translator(toolTexts, (word) => nouns.get(word.toLowerCase()) ?? null);
  // A name that is one of ours is translated, though it is a name.
  const said = (text: string): string =>
    Object.hasOwn(toolTexts, text) ? toolTexts[text]! : (translate(text) ?? text);
  const value = (one: unknown): unknown =>
    typeof one === 'string' ? said(one) : Array.isArray(one) ? one.map(value) : one;
  return {
    ...tool,
    title: said(tool.title),
    texts: {
      ...tool.texts,
      header: said(tool.texts.header),
      description: asHeading(tool.texts.description),
      runButton: said(tool.texts.runButton),
      examples: tool.texts.examples.map(({ label, values }) => ({
        label: said(label),
        values: Object.fromEntries(Object.entries(values).map(([id, one]) => [id, value(one)])),
      })),
    },
    steps: tool.steps.map((step) => ({ ...step, title: said(step.title) })),
    fields: tool.fields.map((field) => ({
      ...field,
      ...{ name: said(field.name), label: said(field.label), help: said(field.help) },
      placeholder: said(field.placeholder),
      options: field.options.map((option) => ({ ...option, label: said(option.label) })),
    })),
    stages: tool.stages.map((stage) => ({ ...stage, prompt: stage.prompt.split('\n').map(said).join('\n') })),
    blocks: tool.blocks.map((block) => ({
      ...block,
      ...{ title: said(block.title), instructions: said(block.instructions) },
    })),
  };
}

/** A change that was asked for in German: what is new in it is German too, and nothing else is touched. */
export function germanChange(before: ToolDocument, after: ToolDocument): ToolDocument {
  const german = germanTool(after);
  const isOld = (id: string) => before.fields.some((field) => field.id === id);
  return {
    ...after,
    fields: after.fields.map((field, at) => (isOld(field.id) ? field : german.fields[at]!)),
    blocks: after.blocks.map((block, at) => (before.blocks.includes(block) ? block : german.blocks[at]!)),
  };
}

/** `Einen Speiseplan aus Budget und Vorräten schreibt.` as `Speiseplan aus Budget und Vorräten.` */
const asHeading = (description: string): string => {
  const words = /^Eine?n? (.+?) [\p{Ll}]+t\.$/u.exec(description)?.[1];
  return words === undefined ? description : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

import type { BlockType, ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import { nameKey } from '@whittle/domain/tools/tool-problems';
import { inSentence, listInWords } from '../plan/names.ts';
import { fieldFromWords } from './field-from-words.ts';
import { fromGermanWish } from './german-ways.ts';
import { plainWish } from './plain-wish.ts';
import { blockOf, blockTypeOf } from './result-blocks.ts';
import { blockKindOf, kindOf } from './tool-words.ts';

/** A tool with a change: what was done, in a sentence and as a title. Or why it was not. */
export type ChangedTool = { tool: ToolDocument; said: string; title: string } | { problem: string };

type Rule = [pattern: RegExp, change: (tool: ToolDocument, match: RegExpExecArray) => ChangedTool];

const noun = '(?:fields?|inputs?|questions?)';

/** The changes that need no model; the first that fits is made. */
const rules: readonly Rule[] = [
  [/^(?:make|set|show|turn|give|display)\s+(?:the\s+)?(.+?)\s+(?:as\s+|into\s+|to\s+)?(?:an?\s+)?(table|list|text|chart|key figures)$/i, showAs],
  [/^(?:make|turn|set|use)\s+(?:it|the (?:page|tool|style)|everything)?\s*(?:to\s+|a\s+|the\s+)?(dark|light|colou?rful)(?:\s+style)?$/i, restyle],
  [/^(?:make|mark|set)\s+(?:the\s+)?(?:field\s+)?(.+?)\s+(?:as\s+)?(required|mandatory|optional)$/i, require],
  [/^(?:remove|delete|drop|take (?:away|out))\s+(?:the\s+)?(.+?)$/i, remove],
  [/^(?:rename|call)\s+(?:it|the tool|this tool)\s+(?:to\s+|as\s+)?(.+)$/i, rename],
  [/^(?:rename|change)\s+(?:the\s+)?(?:field\s+)?(.+?)\s+(?:to|into)\s+(?!an?\s)(.+)$/i, renameField],
  [/^(?:options|choices)\s+(?:for|of)\s+(?:the\s+)?(.+?)\s*(?::|are|to be)\s*(.+)$/i, setOptions],
  [/^(?:also\s+)?(?:add|give|show|write|include)\s+(?:an?\s+|the\s+|also\s+)*(?:block|section|result|part)\s+(?:for|with|of|called|named)\s+(?:an?\s+|the\s+)?(.+)$/i, addBlock],
  [/^(?:also\s+)?(?:add|ask for|ask|include)\s+(?:an?\s+|the\s+|another\s+|new\s+|optional\s+)*(?:(?:FIELD)\s+(?:for|called|named|about|with)?\s*)?(?:the\s+|an?\s+)?(.+)$/i, addFields],
].map(([pattern, change]) => [new RegExp((pattern as RegExp).source.replace('FIELD', noun), 'i'), change] as Rule); // prettier-ignore

/** Null when nothing that is known is asked for. */
export function changeTool(tool: ToolDocument, message: string): ChangedTool | null {
  const wish = plainWish(message);
  const said = (fromGermanWish(wish) ?? wish)
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^(?:(?:please|can you|could you|i want to|i would like to|let us|let's|now|and)\s+)+/i, '');
  for (const [pattern, change] of rules) {
    const match = pattern.exec(said);
    if (match) return change(tool, match);
  }
  return null;
}

const fieldNamed = ({ fields }: ToolDocument, words: string): ToolField | undefined => {
  const wanted = nameKey(
    words.replace(/^(?:the|my|our)\s+/i, '').replace(new RegExp(`\\s+${noun}$|^${noun}\\s+`, 'i'), ''),
  );
  return (
    fields.find(({ name, label, id }) => [nameKey(name), nameKey(label), id].includes(wanted)) ??
    fields.find(({ name }) => nameKey(name).includes(wanted))
  );
};

const unknownField = (words: string, { fields }: ToolDocument): ChangedTool => ({
  problem: `There is no field “${words}”. The fields are ${listInWords(fields.map(({ name }) => name))}.`,
});

const withField = (tool: ToolDocument, id: string, patch: Partial<ToolField>): ToolDocument => ({
  ...tool,
  fields: tool.fields.map((field) => (field.id === id ? { ...field, ...patch } : field)),
});

function addFields(tool: ToolDocument, [, words = '']: RegExpExecArray): ChangedTool {
  const wanted = words.split(/\s*,\s*(?![^(]*\))(?:and\s+)?|\s+and\s+/).filter((item) => /\p{L}/u.test(item));
  const added = wanted.reduce<ToolField[]>((made, item) => {
    const field = fieldFromWords(item.replace(/^(?:an?|the|their|my|our)\s+/i, ''), [...tool.fields, ...made]);
    return [...made, { ...field, stepId: tool.steps.at(-1)?.id ?? null }];
  }, []);
  const taken = added.find(({ name }) => tool.fields.some((field) => nameKey(field.name) === nameKey(name)));
  if (taken) return { problem: `There is a field “${taken.name}” already.` };
  if (added.some(({ name }) => nameKey(name) === 'input'))
    return { problem: 'Input is a reserved field name, try another name' };
  if (tool.fields.length + added.length > toolLimits.fields)
    return { problem: `There can be a maximum of ${toolLimits.fields} custom fields.` };
  const lines = added.map(({ id, name }) => `${name}: {{${id}}}`).join('\n');
  const names = listInWords(added.map(({ name, type }) => `${inSentence(name)} (${kindOf(type)})`));
  return {
    tool: {
      ...tool,
      fields: [...tool.fields, ...added],
      stages: tool.stages.map((stage, at) => (at === 0 ? { ...stage, prompt: withLines(stage.prompt, lines) } : stage)),
    },
    said: `I added ${names} to the form and to the prompt.`,
    title: `Ask for ${listInWords(added.map(({ name }) => inSentence(name)))}`,
  };
}

/** Values stand together: new ones follow the last line that has one. */
function withLines(prompt: string, added: string): string {
  const lines = prompt.split('\n');
  const last = lines.findLastIndex((line) => /\{\{[a-z]/.test(line));
  return last === -1 ? `${prompt}\n\n${added}`.trim() : lines.toSpliced(last + 1, 0, added).join('\n');
}

function remove(tool: ToolDocument, [, words = '']: RegExpExecArray): ChangedTool {
  const block = blockNamed(tool, words);
  const field = fieldNamed(tool, words);
  if (!field && block && tool.blocks.length > 1) {
    return {
      tool: { ...tool, blocks: tool.blocks.filter(({ id }) => id !== block.id) },
      said: `I removed ${inSentence(block.title)} from the result.`,
      title: `Without ${inSentence(block.title)}`,
    };
  }
  if (!field) return unknownField(words, tool);
  const reference = new RegExp(`\\{\\{\\s*${field.id}\\s*\\}\\}`);
  const without = (text: string) =>
    text
      .split('\n')
      .filter((line) => !(reference.test(line) && /^[^{}]{0,60}:\s*\{\{[^}]*\}\}\s*$/.test(line)))
      .join('\n')
      .replaceAll(new RegExp(reference, 'g'), '');
  return {
    tool: {
      ...tool,
      fields: tool.fields.filter(({ id }) => id !== field.id),
      steps: tool.steps.map((step) => (step.condition?.fieldId === field.id ? { ...step, condition: null } : step)),
      stages: tool.stages.map((stage) => ({ ...stage, prompt: without(stage.prompt) })),
      blocks: tool.blocks.map((one) => ({ ...one, template: without(one.template) })),
      texts: {
        ...tool.texts,
        examples: tool.texts.examples.map((example) => ({
          ...example,
          values: Object.fromEntries(Object.entries(example.values).filter(([id]) => id !== field.id)),
        })),
      },
    },
    said: `I removed ${inSentence(field.name)} from the form and from the prompt.`,
    title: `Without ${inSentence(field.name)}`,
  };
}

function require(tool: ToolDocument, [, words = '', how = '']: RegExpExecArray): ChangedTool {
  const field = fieldNamed(tool, words);
  if (!field) return unknownField(words, tool);
  const required = !/optional/i.test(how);
  const said = `${field.name} ${required ? 'has to be filled in now' : 'may be left empty now'}.`;
  return {
    tool: withField(tool, field.id, { required }),
    said,
    title: `${field.name}: ${required ? 'required' : 'optional'}`,
  };
}

function renameField(tool: ToolDocument, [, words = '', name = '']: RegExpExecArray): ChangedTool {
  const field = fieldNamed(tool, words);
  if (!field) return unknownField(words, tool);
  const next = (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, toolLimits.labelChars);
  return {
    tool: withField(tool, field.id, { name: next, label: next }),
    said: `${field.name} is called ${next} now. The prompt knows it as before.`,
    title: `${field.name} is called ${next}`,
  };
}

function setOptions(tool: ToolDocument, [, words = '', list = '']: RegExpExecArray): ChangedTool {
  const field = fieldNamed(tool, words);
  if (!field) return unknownField(words, tool);
  const labels = [...new Set(list.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/).filter(Boolean))];
  const options = labels.map((label) => ({
    label: (label.charAt(0).toUpperCase() + label.slice(1)).slice(0, 100),
    iconUrl: '',
  }));
  const type = field.type === 'multi_select' ? field.type : 'select';
  return {
    tool: withField(tool, field.id, { type, options }),
    said: `${field.name} offers ${listInWords(options.map(({ label }) => label))} now.`,
    title: `Choices of ${inSentence(field.name)}`,
  };
}

const styles = { dark: 'dark', light: 'light', colorful: 'colorful', colourful: 'colorful' } as const;

function restyle(tool: ToolDocument, [, how = '']: RegExpExecArray): ChangedTool {
  const styleName = styles[how.toLowerCase() as keyof typeof styles];
  return {
    tool: { ...tool, style: { ...tool.style, styleName } },
    said: `The page is ${styleName} now.`,
    title: `Style: ${styleName}`,
  };
}

function rename(tool: ToolDocument, [, name = '']: RegExpExecArray): ChangedTool {
  const title = (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, toolLimits.titleChars);
  const texts = { ...tool.texts, ...(tool.texts.header === tool.title && { header: title }) };
  return { tool: { ...tool, title, texts }, said: `The tool is called ${title} now.`, title };
}

const typeOfWord: Readonly<Record<string, BlockType>> = {
  table: 'table',
  list: 'list',
  text: 'rich_text',
  chart: 'chart',
  'key figures': 'key_figures',
};

const blockNamed = ({ blocks }: ToolDocument, words: string) => {
  const wanted = nameKey(words.replace(/^(?:the|my|our)\s+/i, '').replace(/\s+(?:block|section|part)$/i, ''));
  return blocks.find(({ title, id }) => nameKey(title) === wanted || id === wanted);
};

function showAs(tool: ToolDocument, [, words = '', kind = '']: RegExpExecArray): ChangedTool {
  const isMain = /^(?:result|answer|output|it|plan)s?$/i.test(words);
  const block = blockNamed(tool, words) ?? (isMain ? tool.blocks[0] : undefined);
  if (!block)
    return {
      problem: `There is no part “${words}” in the result. Its parts are ${listInWords(tool.blocks.map(({ title }) => title))}.`,
    };
  const type = typeOfWord[kind.toLowerCase()]!;
  const made = blockOf({ type, title: block.title, instructions: instructionsFor(type, block.title) }, []);
  return {
    tool: {
      ...tool,
      blocks: tool.blocks.map((one) => (one.id === block.id ? { ...made, id: block.id, required: one.required } : one)),
    },
    said: `${block.title} is ${blockKindOf(type)} now.`,
    title: `${block.title} as ${blockKindOf(type)}`,
  };
}

const instructionsFor = (type: BlockType, title: string): string =>
  ({
    table: `${title}: one row for each part, with the columns that help most.`,
    list: `${title}: one point in each line, the most important first.`,
    chart: `${title}: the numbers that can be compared, with a label each.`,
    key_figures: `${title}: the two to five figures that matter most, each with its unit.`,
  })[type as string] ?? `${title}, ready to be used as it is.`;

function addBlock(tool: ToolDocument, [, words = '']: RegExpExecArray): ChangedTool {
  if (tool.blocks.length >= toolLimits.blocks) return { problem: `A result has at most ${toolLimits.blocks} parts.` };
  const title = (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, toolLimits.titleChars);
  const type = blockTypeOf(title);
  const block = blockOf({ type, title, instructions: instructionsFor(type, title) }, tool.blocks);
  return {
    tool: { ...tool, blocks: [...tool.blocks, block] },
    said: `The result has ${inSentence(title)} too now, as ${blockKindOf(type)}.`,
    title: `Result: ${inSentence(title)}`,
  };
}

import { readFileSync } from 'node:fs';

/** `said` names stand in the text, `implied` ones do not, `optional` ones count neither way. `names` are equally good. */
type Label = { kind: 'said' | 'implied' | 'optional'; names: string[] };
type RecordLabel = Label & { fields: Label[] };
type RelationLabel = { isOptional: boolean; from: string; to: string };
export type LabelledPrompt = {
  id: string;
  prompt: string;
  records: RecordLabel[];
  relations: RelationLabel[];
  abilities: Label[];
};

/** The prompts of a file, each from its line `# id` to the next; README.md says how they are written. */
export function labelledPromptsOf(file: string): LabelledPrompt[] {
  const blocks = readFileSync(file, 'utf8').split(/^# (?=[a-z]+\d+\s*$)/m);
  return blocks.slice(1).map((block) => promptOf(block.trim(), file));
}

function promptOf(block: string, file: string): LabelledPrompt {
  const [id = '', ...lines] = block.split('\n');
  const prompt: string[] = [];
  const found: LabelledPrompt = { id: id.trim(), prompt: '', records: [], relations: [], abilities: [] };
  for (const line of lines) {
    const [, letter, text = ''] = /^([ERAC]): ?(.*)$/.exec(line) ?? [];
    if (letter === 'E') found.records = partsOf(text).map((part) => recordOf(part, `${file}, ${found.id}`));
    else if (letter === 'R') found.relations = partsOf(text).map(relationOf);
    else if (letter === 'A') found.abilities = text.split(/[;,]/).filter(isFilled).map(labelOf);
    else if (letter === undefined) prompt.push(line);
  }
  return { ...found, prompt: prompt.join('\n') };
}

const isFilled = (text: string): boolean => text.trim() !== '';

/** At the semicolons that stand in no bracket. */
const partsOf = (text: string): string[] => text.split(/;(?![^[]*\])/).filter(isFilled);

function recordOf(part: string, place: string): RecordLabel {
  const [, name, fields = ''] = /^\s*([^[]+?)\s*(?:\[(.*)\])?\s*$/.exec(part) ?? [];
  if (!name) throw new Error(`No record is named in “${part}” (${place}).`);
  return { ...labelOf(name), fields: fields.split(',').filter(isFilled).map(labelOf) };
}

function labelOf(text: string): Label {
  const [, sign = '', names = ''] = /^\s*([?~]*)(.*)$/.exec(text) ?? [];
  const kind = sign.startsWith('?') ? 'optional' : sign.startsWith('~') ? 'implied' : 'said';
  return { kind, names: names.split('/').map((name) => name.trim()).filter(isFilled) }; // prettier-ignore
}

function relationOf(part: string): RelationLabel {
  const [from = '', to = ''] = part.replace(/^[?~\s]+/, '').split('>');
  return { isOptional: part.trim().startsWith('?'), from: from.trim(), to: to.trim() };
}

import { type BlockType, type ResultBlock, resultBlockSchema } from '@whittle/contract/tools/tool-document';
import { newPartId } from '@whittle/domain/tools/part-ids';

type Part = { type: BlockType; title: string; instructions: string };

/** What else belongs to a result, by its subject. */
const companions: readonly [RegExp, Part][] = [
  [/\b(?:meal|menu|recipes?|dinners?|cooking|speiseplan|essensplan|rezepte?|menü)\b/i, { type: 'list', title: 'Shopping list', instructions: 'Everything that has to be bought, each with its quantity. Leave out what is there already.' }],
  [/\b(?:trip|travel|itinerary|journey|holiday|vacation|reise\w*|urlaub\w*)\b/i, { type: 'list', title: 'Packing list', instructions: 'What to take along for exactly this trip.' }],
  [/\b(?:workout|training|exercise|fitness|trainingsplan|sportplan)\b/i, { type: 'list', title: 'Equipment', instructions: 'What is needed for it; say so when nothing is.' }],
  [/\b(?:email|e-mail|newsletter)s?\b/i, { type: 'list', title: 'Subject lines', instructions: 'Three subject lines of at most 60 characters, the best one first.' }],
  [/\b(?:letter|application|anschreiben|bewerbung|motivationsschreiben)s?\b/i, { type: 'list', title: 'Before you send it', instructions: 'Three things to check or to add.' }],
  [/\b(?:article|blog|post|description|artikel|beitrag|produktbeschreibung)s?\b/i, { type: 'list', title: 'Title ideas', instructions: 'Five titles of at most 60 characters.' }],
  [/\b(?:summary|minutes|notes|zusammenfassung|protokoll)\b/i, { type: 'list', title: 'To do', instructions: 'What somebody has to do, with who and until when where it is said.' }],
  [/\b(?:lesson|course|quiz|exam|unterrichtsplan|stundenentwurf)s?\b/i, { type: 'list', title: 'Answers', instructions: 'The answer or the goal of each part, in the same order.' }],
]; // prettier-ignore

const tables =
  /\b(?:plan|schedule|timetable|itinerary|comparison|calendar|programme?|rota|budget|roadmap|menu)s?$|plan$/i;
const lists =
  /\b(?:ideas|names|list|checklist|questions|titles|hashtags|tips|headlines|keywords|slogans|items|steps|suggestions|topics|captions|ideen|fragen|titel|tipps|vorschläge|überschriften)$|liste$/i;

/** Which block shows this kind of result best. */
export const blockTypeOf = (output: string): BlockType =>
  tables.test(output) ? 'table' : lists.test(output) ? 'list' : 'rich_text';

const instructionsOf: Partial<Record<BlockType, (output: string) => string>> = {
  table: (output) =>
    `The whole ${output.toLowerCase()}, one row for each part, with the two to four columns that help most.`,
  list: (output) => `${output}, one in each line, the best first.`,
  rich_text: (output) => `The ${output.toLowerCase()}, ready to be used as it is.`,
};

/** The parts of a result: the thing itself, and what people need beside it. */
export function resultBlocks(output: string): ResultBlock[] {
  const type = blockTypeOf(output);
  const main: Part = { type, title: output, instructions: instructionsOf[type]!(output) };
  const beside = companions.find(([words]) => words.test(output))?.[1];
  return [main, ...(beside ? [beside] : [])].reduce<ResultBlock[]>((made, part) => [...made, blockOf(part, made)], []);
}

export const blockOf = (part: Part, taken: readonly ResultBlock[]): ResultBlock =>
  resultBlockSchema.parse({ ...part, id: newPartId(part.title, taken, 'block') });

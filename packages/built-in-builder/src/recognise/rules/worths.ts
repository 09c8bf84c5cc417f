import { parseField } from '../../kinds/parse-field.ts';
import type { FormulaPart } from '../../plan/formula.ts';
import type { Field } from '../../plan/plan.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import { toFieldName, toLabel } from '../../plan/names.ts';
import { dayOf, sentencesOf } from './find.ts';
import { ratesIn } from './said-rates.ts';
import type { Features } from '../features/features.ts';

/** "Winde 6 €, Schlepp 45 €", "adults 12 euro, children 6" */
const priced = /(?<!\p{L})(?<kind>\p{L}+(?: \p{L}+)?) (?<pre>€|£|\$)?(?<count>\d+(?:[.,]\d+)?)(?: ?(?<money>euros?|€|cents?|ct|pounds?|£|quid|dollars?|\$|pence|p|rappen|franken|chf)(?!\p{L}))?(?=\s*(?:,|$|\.|:|und |and |dazu |plus ))/giu; // prettier-ignore
const small = /^(?:cents?|ct|pence|p|rappen)$/i;
const isKind = /(?:^|_)(?:type|kind|category|sort)$|art$|kategorie|^grund|^was$/;
const isWord = /^(?:and|und|the|die|der|das|for|für|is|are|ist|costs?|kostet|kosten|dazu|plus|at|je|pro|per|every|each|over|under|nach|vor|von|ab|bis|to|from|mehr|more|than|only|nur|macht|makes|hour|stunde|liter|litre|kilo|karton|meter|metre)$/i; // prettier-ignore

type Kinds = readonly (readonly [kind: string, worth: number])[];

/** What each kind costs, in a sentence that says it of two or more; else none. */
export function kindsIn(sentence: string): Kinds {
  const found = [...sentence.matchAll(priced)].flatMap(({ groups }): [string, number, boolean][] => {
    const { kind = '', count = '', money, pre } = groups!;
    const words = kind.split(' ').filter((word) => !isWord.test(word));
    const worth = Number(count.replace(',', '.')) / (money && small.test(money) ? 100 : 1);
    return words.length > 0 && worth > 0 ? [[toLabel(words.at(-1)!.replace(/^./, (letter) => letter.toUpperCase())), worth, money !== undefined || pre !== undefined]] : []; // prettier-ignore
  });
  // one behind the other, with nothing else between them
  const isApart = [...sentence.matchAll(priced)].some((match, index, all) => index > 0 && !/^[\s,]*(?:and|und)?\s*$/.test(sentence.slice(all[index - 1]!.index + all[index - 1]![0].length, match.index))); // prettier-ignore
  // one of them says that it is money
  return !isApart && found.length > 1 && found.some(([, , isMoney]) => isMoney)
    ? found.map(([kind, worth]) => [kind, worth] as const)
    : [];
}

/** What each record is worth by the choice of its kind. */
export const worthBy = ({ name }: Field, kinds: Kinds): FormulaPart => ({
  field: name,
  worth: Object.fromEntries(kinds),
});

/** Gives a list these kinds as choices, in the field that it has for them or in a new one. */
export function offerKinds({ entity, samples }: EntityDraft, kinds: Kinds, isGerman: boolean): Field {
  const { fields } = entity;
  const names = kinds.map(([kind]) => kind);
  const known = fields.find(({ options }) => names.every((name) => options?.some(({ value }) => value === name))) ?? fields.find(({ name, type }) => isKind.test(name) && (type === 'text' || type === 'select')); // prettier-ignore
  const field = known ?? parseField(isGerman ? 'Art: select' : 'Kind: select');
  Object.assign(field, { type: 'select', isRequired: true, options: names.map((value) => ({ value, tone: 'neutral' as const })) }); // prettier-ignore
  if (!known) {
    fields.splice(1, 0, field);
    entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), field.name])];
  }
  samples.forEach((row, index) => Object.assign(row, { [field.name]: names[index % names.length]! }));
  return field;
}

/** Takes out what only says what a kind costs; whether there was any. */
function withoutPriced({ entity }: EntityDraft, kinds: readonly string[]): boolean {
  const isPriced = ({ name, label }: Field) => /\d/.test(name) && kinds.some((kind) => label.toLowerCase().includes(kind)); // prettier-ignore
  const kept = entity.fields.filter((field) => !isPriced(field));
  if (kept.length === entity.fields.length || kept.length === 0) return false;
  entity.fields = kept;
  entity.columns = entity.columns.filter((name) => kept.some((field) => field.name === name));
  return true;
}

/** "Fehlwurf 20 cent, Bahnmiete 3 euro": what happens costs what its kind costs, where nothing else is counted. */
export function worths(features: Features): void {
  const { text: read, typed: text = read, reading } = features.context;
  const events = features.drafts.filter(({ draft }) => dayOf(draft.entity) && draft.entity.fields.some(({ type }) => type === 'reference')); // prettier-ignore
  const isGerman = reading.language === 'de';
  for (const sentence of sentencesOf(text)) {
    if (ratesIn(sentence).length > 0) continue;
    const kinds = kindsIn(sentence);
    const names = kinds.map(([kind]) => kind.toLowerCase());
    // "late 2 euro" in a list is no field
    const misread = features.drafts.filter(({ draft }) => withoutPriced(draft, names));
    const target = misread[0] ?? events.find(({ draft }) => draft.entity.fields.some(({ options }) => options?.some(({ value }) => names.includes(value.toLowerCase())))) ?? (events.length === 1 ? events[0] : undefined); // prettier-ignore
    if (kinds.length < 2 || !target || target.draft.entity.fields.some(({ type, formula }) => type === 'money' && formula)) continue; // prettier-ignore
    const { entity } = target.draft;
    const part = worthBy(offerKinds(target.draft, kinds, isGerman), kinds);
    const known = entity.fields.find(({ type }) => type === 'money');
    const label = isGerman ? 'Betrag' : 'Price';
    const field: Field = known ?? { name: toFieldName(label), label, type: 'money', isRequired: false };
    Object.assign(field, { isRequired: false, formula: { by: 'same', parts: [part] } });
    if (!known) entity.fields.push(field);
    entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), field.name])];
  }
}

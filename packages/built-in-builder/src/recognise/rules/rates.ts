import type { Formula, FormulaPart } from '../../plan/formula.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { parseField } from '../../kinds/parse-field.ts';
import type { NamedDraft } from '../drafts.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import type { Features } from '../features/features.ts';
import { addField, dayOf, isSameWord, listIn, sentencesOf, wordsOf } from './find.ts';
import { enteredAs, quantityOf } from './quantities.ts';
import { ratesIn, type Rate } from './said-rates.ts';
import { kindsIn, offerKinds, worthBy } from './worths.ts';

/** "plus 4 for linen", "dazu 7 Euro" */
const fixed = /(?<!\p{L})(?:plus|dazu|zuzüglich)(?: a fixed)? (?:€|£|\$)? ?(?<count>\d+(?:[.,]\d+)?)(?![.,]?\d)(?: ?(?:euros?|€|eur|pounds?|quid|dollars?|francs?|chf|franken)(?!\p{L}))?(?! ?(?:%|euro|€|eur|chf|fr|rappen|ct|per|an?|each|je|pro|cents?)(?!\p{L}))(?<rest>[^.;,]*)/iu; // prettier-ignore
const isPrice = /price|total|cost|amount|fee|sum|to_pay|charge|rent|owed|preis|kosten|betrag|gebuehr|miete|pay/;
/** What each metre, hour or kilometre costs, times how many there are, and what is added to that. */
export function rates(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  for (const sentence of sentencesOf(text)) {
    const found = ratesIn(sentence);
    if (found.length === 0) continue;
    const draft = ownerOf(features.drafts, sentence, found);
    if (draft) price(features, draft, sentence, found);
  }
  for (const { draft } of features.drafts) byRateOfOther(features, draft);
}

/** What something costs by the hour, the night or the second, which a record points to. */
const rateOfOne = /(?:^|_)(?<by>hourly|daily|nightly|weekly)_(?:rate|price|fee|cost)$|(?:rate|price|fee|cost|rent)_(?:per|a|an)_(?<per>[a-z]+)$|^(?<satz>stunden|tages)(?:satz|preis|lohn)$|(?:preis|kosten|miete)_(?:pro|je)_(?<pro>[a-z]+)$/; // prettier-ignore
const ofWords: Readonly<Record<string, string>> = { hourly: 'hour', daily: 'day', nightly: 'night', weekly: 'week', stunden: 'stunde', tages: 'tag', nacht: 'nacht', naechte: 'nacht', stueck: 'stück' }; // prettier-ignore

function byRateOfOther({ drafts, context }: Features, draft: EntityDraft): void {
  const { entity } = draft;
  // a price that the text names is one that somebody enters
  if (entity.fields.some(({ type, name, formula }) => type === 'money' && (formula || isPrice.test(name)))) return;
  for (const via of entity.fields.filter(({ type }) => type === 'reference')) {
    const target = drafts.find((one) => one.draft.entity.name === via.reference)?.draft.entity;
    const rate = target?.fields.find(({ type, name, formula }) => type === 'money' && !formula && rateOfOne.test(name));
    const groups = rate && rateOfOne.exec(rate.name)?.groups;
    const word = groups ? (groups['by'] ?? groups['per'] ?? groups['satz'] ?? groups['pro'] ?? '') : '';
    const count = word === '' ? null : quantityOf(drafts, entity, ofWords[word] ?? word);
    if (!rate || !count || ('via' in count && count.via === via.name)) continue;
    const isGerman = context.reading.language === 'de';
    put(entity, isGerman ? 'Kosten' : labelFor(context.text, false), { by: 'product', parts: [count, { field: rate.name, via: via.name }] }); // prettier-ignore
    return;
  }
}

/** In place of the price that somebody would enter, or as a new one. */
function put(entity: Entity, label: string, formula: Formula): void {
  const known = entity.fields.find((one) => one.type === 'money' && !one.formula && isPrice.test(one.name) && !/rate|_per_|deposit|paid/.test(one.name)); // prettier-ignore
  const field: Field = known ?? parseField(`${label}: money`);
  Object.assign(field, { isRequired: false, formula });
  if (!known) entity.fields.splice(lastNumber(entity) + 1, 0, field);
  entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), field.name])];
}

/** The list that has what is counted; the one that the sentence names goes first, then what happens on a day. */
function ownerOf(drafts: readonly NamedDraft[], sentence: string, found: readonly Rate[]): EntityDraft | undefined {
  const named = listIn(drafts, sentence);
  const events = drafts.filter(({ draft }) => dayOf(draft.entity));
  const order = [...new Set([...(named ? [named] : []), ...events.map(({ draft }) => draft), ...drafts.map(({ draft }) => draft)])]; // prettier-ignore
  const has = ({ entity }: EntityDraft) => found.some(({ unit }) => quantityOf(drafts, entity, unit) !== null);
  const known = order.find((draft) => has(draft));
  if (known) return known;
  // what is used up is entered each time, what a thing has is its own
  const isUsed = found.some(({ unit }) => /^(?:kwh|km|kilomet|mile|lit|l$|hour|hr|stunde|kilo|kg)/.test(unit));
  const event = events.find(({ draft }) => draft.entity.fields.some(({ type }) => type === 'reference'))?.draft;
  const target = named ?? (isUsed ? event : undefined) ?? drafts[0]?.draft;
  return target && found.some(({ unit }) => enteredAs(unit)) ? target : undefined;
}

function price(features: Features, draft: EntityDraft, sentence: string, found: readonly Rate[]): void {
  const { drafts, context } = features;
  const { entity } = draft;
  const isGerman = context.reading.language === 'de';
  if (entity.fields.some(({ type, formula }) => type === 'money' && formula)) return;
  const parts = found.flatMap((rate): FormulaPart[] => {
    const first = partFor(drafts, draft, rate.unit, isGerman);
    const second = rate.second ? partFor(drafts, draft, rate.second, isGerman) : undefined;
    if (!first || second === null) return [];
    const over = Number(/^[^,.;]{0,6}(?:above|over|beyond|after the first|über|ab) (\d+)/i.exec(rate.extra)?.[1] ?? 0);
    const counted: FormulaPart = over > 0 ? { formula: { by: 'at-least', parts: [{ formula: { by: 'difference', parts: [first, { number: over }] } }, { number: 0 }] } } : first; // prettier-ignore
    const ticked = tickFor(entity, rate.extra);
    return [{ formula: { by: 'product', parts: [counted, ...(second ? [second] : []), ...(ticked ? [{ field: ticked.name }] : []), { number: rate.each }] } }]; // prettier-ignore
  });
  const base = fixed.exec(sentence)?.groups?.['count'] ?? eachTime(drafts, draft, sentence);
  if (parts.length === 0) return;
  if (base) parts.push({ number: Number(base.replace(',', '.')) });
  const kinds = kindsIn(sentence);
  if (kinds.length > 0) parts.push(worthBy(offerKinds(draft, kinds, isGerman), kinds));
  const [only] = parts;
  const formula: Formula = parts.length === 1 && only && 'formula' in only ? only.formula : { by: 'sum', parts };
  put(entity, labelFor(sentence, isGerman), formula);
}

/** "40 a delivery and 2 euros for each box above 6": what it costs before anything is counted. */
const eachTime = (drafts: readonly NamedDraft[], draft: EntityDraft, sentence: string): string | undefined => {
  for (const { groups } of sentence.matchAll(
    /(?<![\d.,:])(?:€|£|\$)? ?(?<count>\d+(?:[.,]\d+)?)(?: ?(?:euros?|€|pounds?|quid|dollars?|franken|chf))? (?:an?|per|each|pro|je) (?<noun>\p{L}+)/giu,
  ))
    // prettier-ignore
    if (listIn(drafts, groups!['noun']!) === draft) return groups!['count'];
  return undefined;
};

const lastNumber = ({ fields }: Entity): number => Math.max(0, fields.findLastIndex(({ type }) => /number|time|date|boolean|money/.test(type))); // prettier-ignore

function labelFor(sentence: string, isGerman: boolean): string {
  if (isGerman) return /(?<!\p{L})(Kosten|Gebühr|Miete)(?!\p{L})/iu.exec(sentence)?.[1]?.replace(/^./, (letter) => letter.toUpperCase()) ?? 'Preis'; // prettier-ignore
  const word = /\b(fee|charge|rent|cost)s?\b/i.exec(sentence)?.[1]?.toLowerCase() ?? (/^pay goes|\bthe pay\b/i.test(sentence) ? 'pay' : undefined); // prettier-ignore
  return word ? word[0]!.toUpperCase() + word.slice(1) : 'Price';
}

/** How many there are of a unit; what no list has is entered. */
function partFor(
  drafts: readonly NamedDraft[],
  draft: EntityDraft,
  unit: string,
  isGerman: boolean,
): FormulaPart | null {
  const known = quantityOf(drafts, draft.entity, unit);
  if (known) return known;
  const line = enteredAs(unit);
  return line ? { field: addField(draft, isGerman ? line.german : line.english).name } : null;
}

/** "where electricity is ticked", "with breakfast": a yes or no of the record. */
function tickFor({ fields }: Entity, extra: string): Field | undefined {
  const said = wordsOf(/^[^.;]{0,3}(?:where|when|if|with|for|wenn|mit|bei) (?:the )?(.*)/i.exec(extra.trim())?.[1] ?? '').slice(0, 3); // prettier-ignore
  return said.length === 0 ? undefined : fields.find(({ type, name }) => type === 'boolean' && said.some((word) => isSameWord(word, name))); // prettier-ignore
}

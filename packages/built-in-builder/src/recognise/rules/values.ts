import { fieldsOfFormula, type Formula } from '../../plan/formula.ts';
import { toFieldName, toLabel } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import type { Features } from '../features/features.ts';
import { isSameWord, referenceTo, sentencesOf, wordsOf } from './find.ts';
import { spanIn } from './quantities.ts';

/** "net is gross minus tare", "Netto ist Brutto minus Tara" */
const minus = /(?<!\p{L})(?:the )?(?<label>\p{L}+(?: \p{L}+)?) (?:is|are|=|equals|comes from|ist|sind|ergibt sich aus) (?:the )?(?<whole>\p{L}+) (?:minus|less|-|abzüglich|weniger) (?:the )?(?<part>\p{L}+)/iu; // prettier-ignore
const isLong = /\b(?:hours worked|planned hours|how many (?:hrs|hours)|hours? per (?:week|month)|flight time|working time|how long|durations?|time (?:spent|worked))\b|(?<!\p{L})(?:\p{L}*(?:zeit|dauer)) (?:automatisch|ausrechnen|berechnen|selber)|(?<!\p{L})(?:arbeitsstunden|gesamtstunden|stunden (?:pro|je))(?!\p{L})/iu; // prettier-ignore
const isMeanAsked =
  /\baverages?\b|\bon average\b|(?<!\p{L})(?:durchschnitt\p{L}*|im schnitt|mittelwert\p{L}*)(?!\p{L})/iu;

/** Numbers that a text says follow from others: a difference, how long it lasts, the average of what belongs to it. */
export function values(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  const isGerman = features.context.reading.language === 'de';
  difference(features, minus.exec(text)?.groups);
  if (isLong.test(text))
    for (const { draft } of features.drafts) {
      const time = spanIn(draft.entity, 'time');
      if (
        !time ||
        draft.entity.fields.some(
          ({ formula, type }) => type === 'number' && JSON.stringify(formula)?.includes('"from"'),
        )
      )
        continue;
      const isInMinutes = /\b(?:minutes|flight time)\b|minute|flugzeit/iu.test(text);
      const label = isGerman ? spanName(draft, text) : isInMinutes ? 'Duration' : 'Hours'; // prettier-ignore
      put(draft, label, isInMinutes ? { by: 'same', parts: [time] } : { by: 'quotient', parts: [time, { number: 60 }] }, isInMinutes ? 'min' : 'h'); // prettier-ignore
    }
  for (const sentence of sentencesOf(text)) if (isMeanAsked.test(sentence)) mean(features, sentence, isGerman);
}

/** "Flugzeit automatisch": what the text calls it, which is none of the times that are entered. */
const spanName = ({ entity }: EntityDraft, text: string): string =>
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?:zeit|dauer)(?!\p{L})/gu) ?? []).find((word) => !entity.fields.some(({ name }) => name === toFieldName(word)) && !/^(?:Start|Lande|End|Uhr)/.test(word)) ?? 'Dauer'; // prettier-ignore

function difference({ drafts }: Features, said: Record<string, string> | undefined): void {
  if (!said) return;
  for (const { draft } of drafts) {
    const numbers = draft.entity.fields.filter(({ type, formula }) => (type === 'number' || type === 'money') && !formula); // prettier-ignore
    const of = (word: string) => numbers.find(({ name }) => name.split('_').some((one) => isSameWord(one, toFieldName(word)))); // prettier-ignore
    const [whole, part] = [of(said['whole']!), of(said['part']!)];
    if (!whole || !part) continue;
    put(draft, said['label']!, { by: 'difference', parts: [{ field: whole.name }, { field: part.name }] }, whole.unit);
  }
}

/** Of what is noted again and again, what it is on average for the one that it belongs to. */
function mean(features: Features, sentence: string, isGerman: boolean): void {
  const said = wordsOf(sentence);
  const names = ({ entity }: EntityDraft) => [entity.label, entity.plural].map((name) => wordsOf(name).at(-1) ?? '');
  const isSaid = (draft: EntityDraft) => names(draft).some((name) => said.some((word) => isSameWord(name, word) || (name.length > 5 && word.length > 5 && (name.includes(word) || word.includes(name))))); // prettier-ignore
  for (const { draft: child } of features.drafts) {
    const number = child.entity.fields.find(({ type, name, formula }) => (type === 'number' || type === 'money') && !formula && said.some((word) => word.length > 3 && name.startsWith(toFieldName(word).slice(0, 6)))) ?? (isSaid(child) ? child.entity.fields.find(({ type, formula }) => type === 'number' && !formula) : undefined); // prettier-ignore
    const hasDay = child.entity.fields.some(({ type }) => type === 'date' || type === 'datetime');
    const owners = features.drafts.filter(({ draft }) => referenceTo(child.entity, draft.entity));
    const owner = owners.find(({ draft }) => isSaid(draft)) ?? (owners.length === 1 ? owners[0] : undefined);
    if (!number || !owner || !hasDay) continue;
    const by = referenceTo(child.entity, owner.draft.entity)!;
    const label = isGerman ? `Durchschnitt ${number.label}` : `Average ${number.label.toLowerCase()}`;
    put(owner.draft, label, { by: 'same', parts: [{ over: child.entity.name, by: by.name, take: 'mean', field: number.name }] }, number.unit, number.type); // prettier-ignore
    return;
  }
}

function put({ entity }: EntityDraft, said: string, formula: Formula, unit?: string, type: Field['type'] = 'number') {
  const label = toLabel(said);
  const name = toFieldName(label);
  const known = entity.fields.find((field) => field.name === name);
  if (known?.formula || fieldsOfFormula(formula).includes(name)) return;
  const field: Field = { name, label, type, isRequired: false, formula, ...(unit && { unit }) };
  if (known) entity.fields[entity.fields.indexOf(known)] = field;
  else entity.fields.splice(at(entity), 0, field);
  entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), name])];
}

const at = ({ fields }: Entity): number => fields.findLastIndex(({ type }) => type === 'number' || type === 'time' || type === 'money') + 1 || fields.length; // prettier-ignore

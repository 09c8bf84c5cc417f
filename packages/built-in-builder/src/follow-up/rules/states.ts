import type { Fact } from '../../plan/fact.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { likeness, stemOf, tokensIn, type Token } from '../understand/gist/mentions.ts';
import { concepts, type Concept } from './concepts.ts';

/** A state that a text speaks of: of which list, by which field, and where it stands. */
export type State = { entity: Entity; field: Field; fact: Fact; at: number; end: number; score: number; adds?: string };

const small = /^(?:the|and|for|per|has|was|hat|war|with|von|der|die|das|den|dem|und|mit|bei|zum|zur|auf|from|until|needed|date|day|name|number|nummer|status|wer|wann|who|what|note|notes|type|kind|art|in|on|at|am|um|zu)$/i; // prettier-ignore
/** A label that says yes or no of itself: it ends as what was done, or is something that one has. */
const isTickLike = (field: Field): boolean =>
  field.type === 'boolean' ||
  (field.type === 'select' && (field.options ?? []).some(({ value }) => /^(?:yes|ja)$/i.test(value))) ||
  (['text', 'number', 'money'].includes(field.type) &&
    (concepts.some((one) => one.field.test(field.label) || one.other?.test(field.label)) ||
      /(?:ed|ied)$|^(?:ge|ab|aus|ein|be|ver|er)\p{L}*(?:t|en)$|(?:badge|needed|licen[cs]e|certificate|permit|required|nötig|erforderlich|schein|ausweis|abzeichen|erlaubnis|nachweis|vorhanden)$/iu.test(field.label.trim()))); // prettier-ignore

const negates = /(?<!\p{L})(?:no|not|never|without|cannot|hasn['’]?t|haven['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|didn['’]?t|doesn['’]?t|don['’]?t|lack\p{L}*|missing|un|kein\p{L}*|nicht|nie|ohne|fehlt|fehlen)(?!\p{L})|n['’]t(?!\p{L})/iu; // prettier-ignore
/** What may stand between "not" and what it turns round. */
const between = /^(?:\s|,|been|yet|be|have|has|had|got|being|any|an?|the|his|her|their|its|my|our|fully|even|already|really|still|ever|actually|a|noch|schon|mehr|richtig|überhaupt|ihren?|seinen?|deren|dessen|eine?n?|den|die|das|der|als|marked|set|ticked|worden|this|year|diesen?|jahr)*$/iu; // prettier-ignore

/** Whether what stands there is denied by a word close before it, inside of it, or right behind it. */
export function isDenied(text: string, at: number, end: number): boolean {
  const before = text.slice(0, at).split(/[.;:!?,]|(?<!\p{L})(?:and|but|und|aber)(?!\p{L})/u).at(-1) ?? ''; // prettier-ignore
  const last = [...before.matchAll(new RegExp(negates.source, 'giu'))].at(-1);
  if (last && between.test(before.slice(last.index + last[0].length).replace(/\p{L}+/gu, (word) => (between.test(word) ? ' ' : word)))) return true; // prettier-ignore
  if (negates.test(text.slice(at, end))) return true;
  return /^\s*(?:(?:is|are|was|were|has|have|ist|sind|wurde|fee|yet|noch|still)\s+){0,2}(?:not|n['’]t|missing|unpaid|open|nicht|fehlt|fehlen|offen)(?=\s*(?:[.,;!?]|$|paid|settled|set|there|given|in|da|bezahlt|gezahlt|gesetzt|vorhanden|ist))/iu.test(text.slice(end)); // prettier-ignore
}

/** All states that a text names, by labels, choices and what people say for them; the surest of each field. */
export function statesIn(text: string, plan: AppPlan): State[] {
  // the first half of "don't" is no word
  const tokens = tokensIn(text).filter(({ end }) => !/^['’]t(?!\p{L})/iu.test(text.slice(end)));
  const found = plan.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => (field.formula || field.joins ? [] : stateOf(text, tokens, entity, field))),
  );
  return found.toSorted((a, b) => b.score - a.score || a.at - b.at);
}

function stateOf(text: string, tokens: readonly Token[], entity: Entity, field: Field): State[] {
  if (field.type === 'select' && !isTickLike(field)) return choiceOf(text, tokens, entity, field);
  if (isTickLike(field)) return tickOf(text, tokens, entity, field);
  if (field.type === 'number' && /stock|vorrat|bestand|supply|left|quantity|menge|inventory/i.test(field.label)) return emptyOf(text, entity, field); // prettier-ignore
  if (/^(?:exit|left|austritt|leaving|resigned|ausgeschieden|kündigung|gekündigt)/i.test(field.label)) return leftOf(text, entity, field); // prettier-ignore
  return [];
}

/** Where the words of a label or choice stand, all of them or the one that says most. */
function wordsOf(
  label: string,
  tokens: readonly Token[],
  least: number,
): { at: number; end: number; all: boolean } | null {
  const words = label.split(/[\s/-]+/).filter((word) => word.length > 1 && !small.test(word));
  const places = words.map((word) => tokens.find((token) => likeness(token.word, word) >= least || isPart(token.word, word))); // prettier-ignore
  const there = places.filter((token) => token !== undefined);
  if (there.length === 0) return null;
  return { at: Math.min(...there.map(({ at }) => at)), end: Math.max(...there.map(({ end }) => end)), all: there.length === words.length }; // prettier-ignore
}

/** "damaged" is "Damage"; "sediert" is "Sedierung". */
const isPart = (said: string, word: string): boolean => {
  const [a, b] = [said, word].map(rootOf);
  return a!.length >= 4 && a === b;
};
const rootOf = (word: string): string =>
  word.toLowerCase().replace(/^ge(?=\p{L}{4})/u, '').replace(/(?:ions?|ungen|ung|iert\p{L}{0,2}|ieren|ed|ing|es|en|e|s|t)$/u, ''); // prettier-ignore

function choiceOf(text: string, tokens: readonly Token[], entity: Entity, field: Field): State[] {
  const options = field.options ?? [];
  const all = options.flatMap(({ value }): State[] => {
    const place = wordsOf(value, tokens, 3);
    if (!place?.all || /^(?:not|no|yes|or|and|other|ja|nein|nicht|oder|und|andere\p{L}*)$/iu.test(value)) return [];
    // a word that is on every page is no state by itself
    if (/^(?:new|neu|open|offen)$/i.test(value) && !/(?<!\p{L})(?:is|are|still|ist|sind|noch|status)(?!\p{L})/iu.test(text.slice(Math.max(0, place.at - 16), place.at))) return []; // prettier-ignore
    return [{ entity, field, fact: { kind: 'is', field: field.name, value, ...(isDenied(text, place.at, place.end) && { not: true }) }, at: place.at, end: place.end, score: 3 }]; // prettier-ignore
  });
  if (all.length > 0) return all;
  return concepts.flatMap((concept): State[] => {
    const match = concept.said.exec(text) ?? concept.opposite?.exec(text);
    if (!match) return [];
    const isOpposite = concept.said.exec(text) === null;
    const at = match.index;
    const end = at + match[0].length;
    const known = options.find(({ value }) => concept.field.test(value));
    const denied = isDenied(text, at, end) !== isOpposite;
    if (known) return [{ entity, field, fact: { kind: 'is', field: field.name, value: known.value, ...(denied && { not: true }) }, at, end, score: 2 }]; // prettier-ignore
    // the choices of a status were ours: what is spoken of is one more of them
    const isOfThing = /damaged|repair|maintenance|blocked|sold|rented/.test(concept.name);
    if (!concept.option || !isOfThing || !/status|state|condition|zustand/i.test(field.label)) return [];
    return [{ entity, field, fact: { kind: 'is', field: field.name, value: concept.option[0], ...(denied && { not: true }) }, at, end, score: 0.5, adds: concept.name }]; // prettier-ignore
  });
}

function tickOf(text: string, tokens: readonly Token[], entity: Entity, field: Field): State[] {
  const concept = concepts.find((one) => one.field.test(field.label) || one.other?.test(field.label));
  const isOther = concept !== undefined && !concept.field.test(field.label);
  const spoken = concept && saidOf(concept, text);
  const label = wordsOf(field.label, tokens, 3);
  const place = label?.all || !spoken ? label : spoken;
  if (!place) return [];
  const isTurned = spoken && !label?.all ? spoken.isOpposite : new RegExp(`(?<!\\p{L})un${stemOf(field.label)}`, 'iu').test(text); // prettier-ignore
  const denied = isDenied(text, place.at, place.end) !== isTurned;
  const not = denied !== isOther;
  // "no deposit": the noun stands for the whole
  const score = label?.all ? 4 : spoken && label ? 3.5 : spoken ? 2 : 1.5;
  return [{ entity, field, fact: { kind: 'yes', field: field.name, ...(not && { not: true }) }, at: place.at, end: place.end, score }]; // prettier-ignore
}

function saidOf(concept: Concept, text: string): { at: number; end: number; isOpposite: boolean } | null {
  const opposite = concept.opposite?.exec(text);
  const said = concept.said.exec(text);
  const match = opposite ?? said;
  return match ? { at: match.index, end: match.index + match[0].length, isOpposite: match === opposite } : null;
}

const empty = /(?<!\p{L})(?:empty|out of stock|sold out|used up|run out|ran out|nothing left|none left|leer|aufgebraucht|alle ist|ausverkauft|nicht (?:mehr )?(?:vorrätig|da|auf lager)|nichts mehr da)(?!\p{L})/iu; // prettier-ignore
function emptyOf(text: string, entity: Entity, field: Field): State[] {
  const match = empty.exec(text);
  if (!match) return [];
  return [{ entity, field, fact: { kind: 'most', field: field.name, than: 0 }, at: match.index, end: match.index + match[0].length, score: 2.5 }]; // prettier-ignore
}

const left = /(?<!\p{L})(?:who (?:have |has )?left|leavers?|ex-?\p{L}*|former|resigned|ausgetreten\p{L}*|ausgeschieden\p{L}*|ehemalig\p{L}*|gekündigt\p{L}*)(?!\p{L})/iu; // prettier-ignore
function leftOf(text: string, entity: Entity, field: Field): State[] {
  const match = left.exec(text);
  if (!match) return [];
  return [{ entity, field, fact: { kind: 'past', field: field.name }, at: match.index, end: match.index + match[0].length, score: 2.5 }]; // prettier-ignore
}

import type { Fact } from '../../plan/fact.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { fieldsIn, tokensIn } from '../understand/gist/mentions.ts';
import { numberSaid, numeral } from './said.ts';
import { statesIn, type State } from './states.ts';
import { anyWord } from '../any-word.ts';

const condition = anyWord(String.raw`if|when|whenever|where|once|as soon as|for|with|unless|while|wenn|falls|sobald|bei|steht (?:da|dort)|ist (?:er|sie|es|etwas|das)|wer|ab|über|over|alles über`); // prettier-ignore
const needs = anyWord(String.raw`(?:must|has to|have to|needs? to|should) (?:also )?(?:be )?(?:there|in there|filled|given|entered|be in|stand|say)|required|mandatory|compulsory|in there|i (?:want|need) (?:the|to know|an?)|needed|don['’]?t let me save|otherwise|won['’]?t (?:be )?save|brauche? ich|brauchen wir|zwingend|pflicht\p{L}*|muss (?:\p{L}+ ){0,4}(?:rein|drin|stehen|angegeben|eingetragen|ausgefüllt|her|dabei)|will ich (?:auch )?wissen|ausgefüllt|nur mit|nicht ohne|not without|only with|dazu|sonst nicht`); // prettier-ignore
const senseless = anyWord(String.raw`makes? no sense|don['’]?t accept|no \p{L}+ (?:while|unless|until|before)|only (?:if|when|once)|not (?:be )?(?:filled|entered|given|set|possible)|(?:ergibt|macht|hat) keinen sinn|leer bleiben|nicht (?:ausgefüllt|eingetragen|angegeben)|nur (?:wenn|falls|sobald)|erst wenn`); // prettier-ignore

/** "where a horse is sedated I want the vet in there", "a date makes no sense while the job is open": a field by what another one says. */
export function neededWish(text: string, plan: AppPlan): Change[] | null {
  return eitherOf(text, plan) ?? ifState(text, plan) ?? ifMore(text, plan);
}

function ifState(text: string, plan: AppPlan): Change[] | null {
  if (!condition.test(text)) return null;
  const isNeeded = needs.test(text);
  const isSenseless = senseless.test(text);
  if (!isNeeded && !isSenseless) return null;
  for (const state of [...statesIn(text, plan), ...wordIn(text, plan)]) {
    if (state.score < 1.5) continue;
    const other = otherField(text, plan, state);
    if (!other) continue;
    // "at cash not", said behind, is about the other way
    const holds: Fact = isSenseless && !isNeeded ? openOf(text, state) : stateAsSaid(text, state);
    const when: Fact[] = [holds, { kind: 'given', field: other.name, ...((isNeeded || !isSenseless) && { not: true }) }]; // prettier-ignore
    return [{ kind: 'rule', entity: state.entity.name, rule: { make: 'never', when, at: other.name } }];
  }
  return null;
}

/** "only when it is done" refuses while it is not; "while the job is open" as it says. */
const openOf = (text: string, { fact }: State): Fact => {
  const isAsked = anyWord(
    String.raw`only (?:if|when|once)|unless|until|before|nur (?:wenn|falls|sobald)|erst wenn|bevor`,
  ).test(text);
  const { not, ...rest } = fact;
  return isAsked ? ((not ? rest : { ...rest, not: true }) as Fact) : fact;
};
const stateAsSaid = (text: string, { fact, end }: State): Fact => {
  // "has to be sedated" needs it; a "not" of another clause does not deny it
  const { not, ...rest } = fact;
  return not && !/(?<!\p{L})(?:not|nicht|no|kein\p{L}*|without|ohne|un\p{L}+)(?!\p{L})/iu.test(text.slice(0, end)) ? (rest as Fact) : fact; // prettier-ignore
};

/** A field of the same list that the text names beside the state. */
function otherField(text: string, plan: AppPlan, { entity, field, at, end }: State): Field | undefined {
  const own = { ...plan, entities: [entity] };
  const named = fieldsIn(text, own).filter((one) => one.field !== field && !one.field.formula && (one.at >= end || one.end <= at)); // prettier-ignore
  const best = named.toSorted((a, b) => b.score - a.score)[0]?.field;
  if (best) return best;
  // "a completion date" is the day beside the tick
  if (/(?<!\p{L})(?:date|day|datum|tag)(?!\p{L})|datum(?!\p{L})/iu.test(text)) return entity.fields.find((one) => one !== field && one.type.startsWith('date') && one.name.startsWith(field.name.slice(0, 4))); // prettier-ignore
  if (/(?<!\p{L})(?:who|by whom|whom|wer|wem|von wem|name)(?!\p{L})/iu.test(text)) return entity.fields.find(({ name, label }) => /^(?:person|who|wer|by|given_by|von)/i.test(name) || /^(?:wer|who)$/i.test(label)); // prettier-ignore
  return byPart(text, entity, field);
}

const byPart = (text: string, entity: Entity, field: Field): Field | undefined =>
  entity.fields.find((one) => one !== field && one.label.length >= 4 && tokensIn(text).some(({ word }) => word.length > one.label.length && word.toLowerCase().startsWith(one.label.toLowerCase()))); // prettier-ignore

const kindFields = /^(?:kind|type|art|method|way|zahlungsart|payment method|category|kategorie)$/i;
/** "for card payments": what a field for the kind says, where nobody gave its choices. */
function wordIn(text: string, plan: AppPlan): State[] {
  return plan.entities.flatMap((entity) =>
    entity.fields.flatMap((field): State[] => {
      if (field.type !== 'text' || !kindFields.test(field.label)) return [];
      const match = /(?<!\p{L})(?:for|by|with|bei|per|mit)\s+(?:an? |the |der |einer )?(\p{L}{3,})/iu.exec(text);
      const ending = new RegExp(`^(\\p{L}{3,}?)n?(?:${entity.label.toLowerCase()}|${entity.plural.toLowerCase()}|s?zahlung|payments?)$`, 'iu').exec(match?.[1] ?? ''); // prettier-ignore
      const value = ending?.[1] ?? match?.[1];
      return match && value ? [{ entity, field, fact: { kind: 'is', field: field.name, value }, at: match.index, end: match.index + match[0].length, score: ending ? 2 : 1.5 }] : []; // prettier-ignore
    }),
  );
}

const either = anyWord(String.raw`either|one of (?:the )?(?:two|them|both)|one or the other|vice versa|at least one|neither|eins? (?:von|der) (?:beiden?|zweien)|eine[srn]? (?:von|der) beiden|entweder|oder umgekehrt|mindestens eins|wenigstens eins|or the other`); // prettier-ignore
/** "an email or a phone number has to be there": of two fields one. */
function eitherOf(text: string, plan: AppPlan): Change[] | null {
  if (!either.test(text) || !/(?<!\p{L})(?:must|has to|have to|there has|muss|müssen|refuse\p{L}*|required|needed|should be|brauch\p{L}*|cannot|can['’]t|darf)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  for (const entity of plan.entities) {
    const named = fieldsIn(text, { ...plan, entities: [entity] }).map(({ field }) => field);
    const fields = [...new Set(named)].filter(({ type, formula }) => !formula && type !== 'boolean');
    // "a number" beside an address is that of a phone
    const phone = /(?<!\p{L})(?:number|nummer)(?!\p{L})/iu.test(text) ? entity.fields.find(({ type }) => type === 'phone') : undefined; // prettier-ignore
    const all = [...new Set([...fields, ...(phone ? [phone] : [])])];
    if (all.length === 2) return [{ kind: 'rule', entity: entity.name, rule: { make: 'never', when: all.map(({ name }) => ({ kind: 'given' as const, field: name, not: true as const })), at: all[1]!.name } }]; // prettier-ignore
  }
  return null;
}

const overSome = new RegExp(`(?<!\\p{L})(?:over|above|more than|from|über|mehr als|ab)\\s+(?:[€$£]\\s?)?(\\d+(?:[.,]\\d+)?)\\s*(?:(?:€|euros?|eur|\\$|£|pounds?|dollars?|franken|chf)(?!\\p{L})|(?=\\s*(?:[,;:]|only|nur|$|need|must|has|braucht|muss|i|ich|we|wir|without|ohne)))`, 'iu'); // prettier-ignore
const length = new RegExp(`(?:(?:at least|from|mindestens|ab|wenigstens)\\s+)?(${numeral})\\s+(?:characters|letters|zeichen|buchstaben)`, 'iu'); // prettier-ignore
/** "everything over 200 only with a reason of 20 characters": needed from some amount on. */
function ifMore(text: string, plan: AppPlan): Change[] | null {
  const more = overSome.exec(text.replace(length, ' '));
  if (!more || !(needs.test(text) || length.test(text))) return null;
  const chars = length.exec(text);
  for (const entity of plan.entities) {
    const amount = entity.fields.find(({ type, formula }) => type === 'money' && !formula) ?? entity.fields.find(({ type, formula }) => type === 'number' && !formula); // prettier-ignore
    const [named] = fieldsIn(text, { ...plan, entities: [entity] }).filter(({ field }) => field !== amount && ['text', 'longtext', 'file', 'image', 'reference', 'date', 'select'].includes(field.type)); // prettier-ignore
    if (!amount || !named) continue;
    const short: Fact = chars ? { kind: 'shorter', field: named.field.name, than: numberSaid(chars[1]!) } : { kind: 'given', field: named.field.name, not: true }; // prettier-ignore
    return [{ kind: 'rule', entity: entity.name, rule: { make: 'never', when: [{ kind: 'above', field: amount.name, than: Number(more[1]!.replace(',', '.')) }, short], at: named.field.name } }]; // prettier-ignore
  }
  return null;
}

import type { Fact } from '../../../plan/fact.ts';
import { toFieldName, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { fieldsSaid } from '../../outright/fields/said.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { statesIn } from '../states.ts';
import { listsTold } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const condition = anyWord(String.raw`if|when|whenever|where|once|as soon as|who(?:ever)?|anything|everything|wenn|falls|sobald|ist|wer|bei allem|was`); // prettier-ignore
const asked = anyWord(String.raw`(?:must|has to|have to|should) (?:also )?(?:give|say|tell|enter|write|state)|(?:soll|sollen|muss|müssen) (?:\p{L}+ ){0,4}(?:angeben|sagen|eintragen|dazuschreiben|nennen)|i (?:want|need|have) to know|we (?:want|need|have) to know|has to (?:be|say|tell)|have to (?:say|tell|give|write)|must (?:be|say|tell|give|also)|needs? (?:a|an|to|the)|should (?:say|tell|give)|tell us|tell me|required|not without|then (?:also |i |we )?(?:want|need)|will ich (?:auch |schon |gerne? )?wissen|wollen wir (?:auch |schon )?wissen|muss (?:\p{L}+ ){0,4}(?:dabei|rein|dazu|stehen|angegeben|her|drin)|gehört (?:\p{L}+ ){0,4}dazu|brauch\p{L}* (?:ich|wir|es)|(?:ich|wir) brauchen?|dazuschreiben|soll (?:\p{L}+ ){0,3}(?:stehen|dabei|dazu)`); // prettier-ignore
const why = anyWord('why|reason|the reason|warum|wieso|weshalb|weswegen|grund|begründung');
const shows = anyWord(
  'show\\p{L}*|zeig\\p{L}*|see|sehen|list of|mail|remind\\p{L}*|erinner\\p{L}*|chart|figure|how many|wie viele',
);

/** What people need beside a state, where no field keeps it yet. */
const kinds: readonly (readonly [said: RegExp, label: readonly [string, string], type: Field['type']])[] = [
  [why, ['Reason', 'Grund'], 'text'],
  [anyWord('(?:phone|phone number|telephone|mobile number)'), ['Phone', 'Telefon'], 'phone'],
  [anyWord('telefonnummer|telefon|handynummer|rufnummer'), ['Phone', 'Telefonnummer'], 'phone'],
  [anyWord('who (?:did|fixed|checked|signed|took|picked|paid|approved|does)|by whom|von wem|wer (?:es |das |ihn |sie )?(?:gemacht|geprüft|repariert|genommen|abgeholt|bezahlt)'), ['Who', 'Wer'], 'text'],
  [anyWord('photo|picture|foto|bild'), ['Photo', 'Foto'], 'image'],
  [anyWord('date|which day|what day|when it (?:was|happened)|datum|wann'), ['Date', 'Datum'], 'date'],
]; // prettier-ignore

/** "If it's cancelled I want to know why": needed only then, and added where nothing keeps it. */
export function alsoTold(text: string, plan: AppPlan): Change[] | null {
  if (!condition.test(text) || !asked.test(text) || shows.test(text)) return null;
  const at = asked.exec(text)!.index;
  for (const list of listsTold(text, plan, () => true)) {
    const own = { ...plan, entities: [list] };
    const held = conditionOf(text, own);
    if (!held || !isConditional(text, held.at)) continue;
    const rest = text.slice(0, held.at) + ' '.repeat(held.end - held.at) + text.slice(held.end);
    const kind = kinds.find(([said]) => said.test(rest));
    const known = fieldKnown(rest, own, list, held.field, kind?.[1]);
    const isBehind = at > held.at || known !== undefined;
    if (!isBehind || (!known && !kind)) continue;
    const label = kind ? kind[1][plan.language === 'de' ? 1 : 0] : '';
    const name = known?.name ?? toFieldName(label);
    const adds: Change[] = known ? [] : [{ kind: 'add-field', entity: list.name, field: { name, label: toLabel(label), type: kind![2], isRequired: false }, isShown: false }]; // prettier-ignore
    return [...adds, { kind: 'rule', entity: list.name, rule: { make: 'never', when: [held.fact, { kind: 'given', field: name, not: true }], at: name } }]; // prettier-ignore
  }
  return null;
}

/** The state stands behind "if", "when" or the like, in one clause; "we need to know when" is none. */
const isConditional = (text: string, at: number): boolean =>
  condition.test(text.slice(Math.max(0, at - 45), at).split(/[.;:!?]/u).at(-1)!.replace(/(?:know|see|wissen|say|tell),? (?:when|who|what|where|wann|wer|was)/giu, ' ')); // prettier-ignore

type Held = { fact: Fact; field: Field; at: number; end: number };
/** The state that is the condition: a choice, a tick, or something that is filled in ("if a child has an allergy"). */
function conditionOf(text: string, own: AppPlan): Held | null {
  const state = statesIn(text, own).find(({ score }) => score >= 2);
  if (state) {
    const { not: _, ...fact } = state.fact;
    const isNot = state.fact.not === true && /(?<!\p{L})(?:not|nicht|kein\p{L}*|no)(?!\p{L})|n['’]t/iu.test(text.slice(Math.max(0, state.at - 20), state.at)); // prettier-ignore
    return { fact: isNot ? state.fact : (fact as Fact), field: state.field, at: state.at, end: state.end };
  }
  const has = /(?<!\p{L})(?:has|have|got|there is|hat|haben|gibt es|steht)(?!\p{L})/iu.test(text);
  const given = has ? fieldsIn(text, own, { least: 2.4 }).find(({ field }) => field.label.length > 2 && ['text', 'longtext', 'file', 'image'].includes(field.type)) : undefined; // prettier-ignore
  return given ? { fact: { kind: 'given', field: given.field.name }, field: given.field, at: given.at, end: given.end } : null; // prettier-ignore
}

function fieldKnown(
  rest: string,
  own: AppPlan,
  list: Entity,
  condition: Field,
  labels?: readonly [string, string],
): Field | undefined {
  // prettier-ignore
  if (labels) {
    const byKind = list.fields.find(({ label }) => labels.some((one) => one.toLowerCase() === label.toLowerCase() || label.toLowerCase().includes(one.toLowerCase()))); // prettier-ignore
    if (byKind || labels[0] === 'Reason') return byKind;
  }
  return fieldsSaid(rest, own, { of: list }).find(({ field }) => field !== condition && !field.formula && !field.joins && field.label.length > 2)?.field; // prettier-ignore
}

import type { Fact } from '../../../plan/fact.ts';
import { toFieldName, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { fieldsIn, likeness } from '../../understand/gist/mentions.ts';
import { isDayLike } from '../counts.ts';
import { doneWith, wayTo } from '../places.ts';
import { statesIn } from '../states.ts';
import { dayOf } from './clash.ts';
import { isDay, isPeople, listsTold } from './lists.ts';
import { isForbidden, isTold } from './words.ts';
import { anyWord } from '../../any-word.ts';

const validLabel = /valid (?:until|to|till)|expir|gültig(?:keit)?(?: bis)?|läuft ab|ablauf|(?:tüv|hu|inspection|check|prüfung|test|insurance|versicherung)\p{L}*(?: (?:due|until|bis|valid))?$|due$|fällig/iu; // prettier-ignore
const invalid = anyWord(String.raw`expired|run out|ran out|out of date|overdue|no(?:t)? (?:a )?(?:valid|current)|without (?:a )?(?:valid|current)|invalid|lapsed|abgelaufen\p{L}*|ungültig\p{L}*|kein\p{L}* gültig\p{L}*|ohne gültig\p{L}*|nicht (?:mehr )?gültig\p{L}*|überfällig\p{L}*|überzogen`); // prettier-ignore

const did = anyWord(String.raw`drove|flew|rode|borrowed|took|came|used|let|got|rented|sailed|climbed|dived|gefahren|geflogen|geritten|ausgeliehen|gekommen|genommen|bekommen|gesegelt|geklettert|getaucht`); // prettier-ignore

/** "Flew without a valid medical", "wenn der Ausweis abgelaufen ist, gibt es nichts mehr mit": a day of what the record points to has not passed by then. */
export function validTold(text: string, plan: AppPlan): Change[] | null {
  const match = invalid.exec(text);
  if (
    !match ||
    !(isForbidden(text) || isTold.test(text) || did.test(text) || /(?<!\p{L})(?:only|nur)(?!\p{L})/iu.test(text))
  )
    return null;
  for (const thing of listsTold(text, plan, ({ fields }) => fields.some(isValid))) {
    const named = fieldsIn(text, { ...plan, entities: [thing] }, { least: 0.5 }).map(({ field }) => field).find(isValid); // prettier-ignore
    const until = named ?? thing.fields.filter(isValid).find(({ label }) => /valid|gültig|expir/i.test(label)) ?? thing.fields.find(isValid)!; // prettier-ignore
    const isOwn = dayOf(thing) && dayOf(thing) !== until && !isPeople(thing);
    const done = isOwn ? null : doneWith(text, plan, thing);
    const list = done?.way.length === 1 ? done.list : undefined;
    const day = list && dayOf(list);
    const asDate: Change[] = until.type === 'text' ? [{ kind: 'retype-field', entity: thing.name, field: until.name, type: 'date' }] : []; // prettier-ignore
    if (list && day) return [...asDate, { kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { field: until.name, via: done!.way[0]! }, is: 'at-least', right: { field: day.name }, at: done!.way[0]! } } }]; // prettier-ignore
    if (isPeople(thing)) {
      const written = writtenOf(text, plan, thing);
      if (written) return [...asDate, { kind: 'refer-field', entity: written.list.name, field: written.field.name, reference: thing.name }, { kind: 'rule', entity: written.list.name, rule: { make: 'compare', rule: { left: { field: until.name, via: written.field.name }, is: 'at-least', right: { field: written.day.name }, at: written.field.name } } }]; // prettier-ignore
    }
  }
  return null;
}
const isValid = (field: Field): boolean => !field.formula && validLabel.test(field.label) && (isDay(field) || (field.type === 'text' && isDayLike(field.label))); // prettier-ignore

const whoWords =
  /^(?:pilot|driver|member|person|who|rider|borrower|reader|fahrer|mitglied|wer|reiter|leser|pilotin|fahrerin)$/iu;
/** Where people are written down by name though the app has a list of them: from now on they are chosen. */
function writtenOf(text: string, plan: AppPlan, people: Entity): { list: Entity; field: Field; day: Field } | null {
  for (const list of listsTold(text, plan, (one) => one !== people && dayOf(one)?.type === 'date')) {
    const field = list.fields.find(
      ({ type, label, joins }) =>
        type === 'text' && !joins && (whoWords.test(label) || likeness(label, people.label) >= 3),
    );
    if (field) return { list, field, day: dayOf(list)! };
  }
  return null;
}

const gate = anyWord(String.raw`before (?:they|he|she|it|you|we)(?:['’]ve| have|['’]s| has)?|unless|until (?:they|he|she|it|you|we)|without|only (?:if|when|once|with|for)|bevor|erst wenn|erst nach|ohne|nur mit|nur wenn|solange`); // prettier-ignore
const nobody = anyWord(
  String.raw`nobody|no one|none|not|never|can['’]?t|cannot|only|niemand|keiner|kein\p{L}*|nicht|nie|nur|erst`,
);
const passes =
  /(?<!\p{L})(?:passed|did|done|has|have|had|taken|signed|completed|got|held|finished|bestanden|gemacht|absolviert|abgelegt|hat|haben|besitzt|unterschrieben)(?!\p{L})/iu;
const uses = anyWord(String.raw`get\p{L}*|use\p{L}*|take|takes|drive\p{L}*|fly|flies|sail\p{L}*|ride\p{L}*|climb\p{L}*|book\p{L}*|borrow\p{L}*|touch\p{L}*|near|on the|kommt|darf|fährt|fliegt|reitet|klettert|nutzt|benutzt|bucht|leiht|geht|ran|dran|rein`); // prettier-ignore
const proof = /(?<!\p{L})(?:the |their |his |her |a |an |den |die |das |einen |eine |ihren |seinen )?((?:\p{L}+[ -])?(?:test|exam|course|training|licen[cs]e|certificate|badge|permit|waiver|induction|briefing|prüfung|schein|kurs|führerschein|einweisung|unterweisung|ausweis|nachweis|abzeichen|lehrgang)|\p{L}+(?:prüfung|schein|kurs|einweisung|unterweisung|ausweis|nachweis|abzeichen|lehrgang|test))(?!\p{L})/iu; // prettier-ignore

/** "Without an induction nobody gets near the laser": a proof that people have or have not. */
export function isOfProof(text: string): boolean {
  const found = proof.exec(text);
  return found !== null && /(?<!\p{L})(?:without|ohne)(?: \p{L}+){0,2} ?$/iu.test(text.slice(0, found.index)) && uses.test(text.slice(found.index)); // prettier-ignore
}

/** "Nobody should get a boat before they passed the swim test": only for people of whom that is ticked; a tick box comes where there is none. */
export function gateTold(text: string, plan: AppPlan): Change[] | null {
  const found = proof.exec(text);
  const isWithout = isOfProof(text);
  if (!gate.test(text) || !nobody.test(text) || !(passes.test(text) || isWithout)) return null;
  const people = plan.entities.filter((entity) => isPeople(entity) && plan.entities.some((one) => one !== entity && wayTo(plan, one, entity)?.length === 1)); // prettier-ignore
  if (!found || people.length === 0) return null;
  const words = found[1]!.trim();
  for (const thing of people) {
    const done = doneWith(text, plan, thing);
    if (!done) continue;
    const known = fieldsIn(words, { ...plan, entities: [thing] }, { least: 1.5 })[0]?.field;
    const state = statesIn(text, plan).find((one) => one.entity === thing && one.score >= 3)?.field;
    const field = state ?? known;
    const label = toLabel(
      /(?<!\p{L})passed|bestanden/iu.test(text) && plan.language !== 'de' ? `${words} passed` : words,
    );
    const adds: Change[] = field ? (field.type === 'boolean' ? [] : field.type === 'text' ? [{ kind: 'retype-field', entity: thing.name, field: field.name, type: 'boolean' }] : []) : [{ kind: 'add-field', entity: thing.name, field: { name: toFieldName(label), label, type: 'boolean', isRequired: false }, isShown: true }]; // prettier-ignore
    const fact: Fact = { kind: 'yes', field: field?.name ?? toFieldName(label), not: true, via: done.way };
    return [...adds, { kind: 'rule', entity: done.list.name, rule: { make: 'never', when: [fact], at: done.way[0]! } }];
  }
  return null;
}

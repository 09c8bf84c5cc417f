import type { Fact } from '../../plan/fact.ts';
import { inSentence } from '../../plan/names.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { concepts } from './concepts.ts';
import { likeness } from '../understand/gist/mentions.ts';
import { doneWith, listOfDeed, mentionedIn, thingsIn, wayTo } from './places.ts';
import { isForbidding } from './said.ts';
import { statesIn, type State } from './states.ts';
import { anyWord } from '../any-word.ts';

/** What says which are let in; what it does not say is refused. */
const onlyThese = anyWord(
  String.raw`only (?:take|accept|allow|let|for|those|people|members|current|active|who|to|if|when|once|while)|(?:should|may|can|must) only|only (?:\p{L}+ ){0,3}(?:may|can|should|get)|unless|until|till|before|not (?:before|without)|nur (?:noch )?(?:\p{L}+ ){0,4}(?:die|wer|wenn|für|mit|solange|annehmen|zulassen)|(?:darf|dürfen|soll|sollen|kann|können) (?:\p{L}+ ){0,2}nur|erst(?:,)? (?:wenn|nach\p{L}*|sobald|nachdem)|bevor|ehe|es sei denn`,
);
/** "only … until", and what is denied twice, comes back to what was said. */
const nobody = anyWord(String.raw`nobody|no one|noone|no-one|none|niemand|keiner`);

/** What is forbidden, as what a text says has to hold: itself, or the opposite of what it asks for. */
const forbidden = (text: string, { fact, at }: State): Fact => {
  const before = text.slice(0, at);
  const isAsked = onlyThese.test(before) || (onlyThese.test(text) && !nobody.test(text) && /(?<!\p{L})(?:only|nur)(?!\p{L})/iu.test(before)); // prettier-ignore
  return isAsked ? turned(fact) : fact;
};
const turned = (fact: Fact): Fact => {
  const { not, ...rest } = fact;
  return not ? (rest as Fact) : ({ ...rest, not: true } as Fact);
};

/** What is over: a day in the past, whatever it is called. */
const over = anyWord(String.raw`(?:already )?over(?: and done)?|(?:in the )?past|expired|has (?:ended|run out|finished)|run out|ran out|gone by|vorbei|vorüber|abgelaufen\p{L}*|vergangen\p{L}*|schon (?:gelaufen|gewesen)|rum ist`); // prettier-ignore

/** "a damaged boat must not go out", "whoever has not paid cannot come", "only current ones": refused by what the record points to says. */
export function refusedWish(text: string, plan: AppPlan): Change[] | string | null {
  const states = statesIn(text, plan).filter(({ score }) => score >= 1.5 || score === 0.5);
  const debt = ofDebt(text, plan, states);
  if (debt) return debt;
  const both = ofOneRecord(text, plan, states);
  if (both) return both;
  const found = states.flatMap((state) => {
    const done = doneWith(text, plan, state.entity);
    return done ? [{ state, done }] : [];
  });
  const things = thingsIn(text, plan);
  // the thing that is spoken of goes before another one that could be in that state too
  const sure = found.filter(({ state, done }) => isSpokenOf(text, plan, state, done.list));
  const [best] = sure.toSorted((a, b) => b.state.score + (things.includes(b.state.entity) ? 0.8 : 0) - a.state.score - (things.includes(a.state.entity) ? 0.8 : 0)); // prettier-ignore
  if (best) return ofThing(text, plan, best.state, best.done.list, best.done.way);
  return ofOver(text, plan) ?? (found.length > 0 ? null : ofNothing(text, plan, things));
}

/** Whether a text speaks of what is done with the thing, and of its state as one. */
function isSpokenOf(text: string, plan: AppPlan, state: State, list: Entity): boolean {
  if (!noLists(plan, state) || (state.fact.kind === 'is' && !isStatus.test(state.field.label))) return false;
  if (listOfDeed(text, plan) === list || mentionedIn(text, plan).includes(list)) return true;

  return isUsedSo.test(text) || isShortBan.test(text.replace(/[!.]+$/, ''));
}
const isStatus = /status|state|condition|stage|phase|zustand|stand|stufe/i;
const isUsedSo = anyWord(String.raw`enter(?:ed)?|put (?:in|down)|log(?:ged)?|record(?:ed)?|take|takes|taken|use|used|using|get|gets|have|let in|accept\p{L}*|eingetragen|eintragen|erfasst|erfassen|bekommen|bekommt|kriegen|kriegt|nehmen|nimmt|benutz\p{L}*|verwende\p{L}*|eingeplant|einplanen|auswählbar|wählbar|dran(?:kommen)?|mehr`); // prettier-ignore
const isShortBan = /^(?:no|kein\p{L}*|ohne) [\p{L} ]+, ?(?:no|kein\p{L}*|nix) [\p{L} ]+$/iu;
/** A choice that is called like a list is named as that list. */
const noLists = (plan: AppPlan, ...states: State[]): boolean =>
  states.every(({ fact }) => fact.kind !== 'is' || !plan.entities.some(({ label, plural }) => [label, plural].some((name) => likeness(fact.value, name) >= 3))); // prettier-ignore

function ofThing(text: string, plan: AppPlan, state: State, list: Entity, way: string[]): Change[] {
  const fact = { ...forbidden(text, state), via: way } as Fact;
  const { entity, field } = state;
  const adds: Change[] = [];
  if (state.adds && fact.kind === 'is') {
    const option = concepts.find(({ name }) => name === state.adds)!.option![plan.language === 'de' ? 1 : 0];
    adds.push({ kind: 'add-options', entity: entity.name, field: field.name, options: [option] });
    fact.value = option;
  }
  // a day that was kept as words is compared as a day
  if (fact.kind === 'past' && field.type === 'text') adds.push({ kind: 'retype-field', entity: entity.name, field: field.name, type: 'date' }); // prettier-ignore
  return [...adds, { kind: 'rule', entity: list.name, rule: { make: 'never', when: [fact], at: way[0]! } }];
}

const again = anyWord(String.raw`new|another|next|again|further|more|last time|earlier|previous|first|neue[nrs]?|weitere[nrs]?|nächste[nrs]?|erneut|nochmal|wieder|letzten? mal|frühere\p{L}*|vorige\p{L}*|alte\p{L}*|erst`); // prettier-ignore

/** "some still owe me, no new date until that is settled": an earlier one of the same person that is open. */
function ofDebt(text: string, plan: AppPlan, states: readonly State[]): Change[] | null {
  const state = states.find(({ fact, field }) => fact.kind === 'yes' && field.type === 'boolean' && /paid|bezahlt|returned|zurück|settled|beglichen/i.test(field.label)); // prettier-ignore
  if (!state || !again.test(text) || !/(?<!\p{L})(?:until|unless|owe\p{L}*|outstanding|unpaid|before|still|while|solange|bis|bevor|schuldet|schulden|offen\p{L}*|unbezahlt\p{L}*|erst)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const { entity: list, field } = state;
  const isParty = /owner|customer|client|member|person|tenant|household|famil|guest|pupil|student|borrower|halter|besitzer|kunde|kundin|mitglied|pächter|mieter|haushalt|gast|schüler|teilnehmer/i; // prettier-ignore
  const party = plan.entities.find((one) => one !== list && isParty.test(one.label) && wayTo(plan, list, one));
  // a list of its own says whether it is paid: that is what the record points to
  const way = party && wayTo(plan, list, party);
  if (!way || thingsIn(text, plan).some((one) => one !== list && wayTo(plan, one, list))) return null;
  const open: Fact = { kind: 'yes', field: field.name, not: true };
  return [{ kind: 'rule', entity: list.name, rule: { make: 'never', when: [{ kind: 'used', entity: list.name, by: way, where: [open], via: way }], at: way[0]! } }]; // prettier-ignore
}

/** "whoever cancelled cannot count as paid": two states that do not go together. */
function ofOneRecord(text: string, plan: AppPlan, states: readonly State[]): Change[] | null {
  const sure = states.filter(({ score }) => score >= 2);
  for (const first of sure) {
    const second = sure.find((other) => other.entity === first.entity && other.field !== first.field && other.at !== first.at); // prettier-ignore
    if (!second || !(together.test(text) || isPlain(text, plan, first.entity)) || !noLists(plan, first, second))
      continue;
    const [one, two] = first.at < second.at ? [first, second] : [second, first];
    // "a paid one must not be cancelled": the second is denied by the ban itself
    const when: Fact[] = together.test(text) ? [plainly(one.fact), plainly(two.fact)] : [one.fact, two.fact];
    return [{ kind: 'rule', entity: first.entity.name, rule: { make: 'never', when, at: two.field.name } }];
  }
  return null;
}
const together = anyWord(String.raw`both|together|at the same time|at once|as well|also|count as|beides|zusammen|gleichzeitig|zugleich|auch noch|als \p{L}+ gelten`); // prettier-ignore
const plainly = (fact: Fact): Fact => {
  const { not: _, ...rest } = fact;
  return rest as Fact;
};
const isPlain = (text: string, plan: AppPlan, entity: Entity): boolean => thingsIn(text, plan).includes(entity);

const bansDeed = anyWord(String.raw`no|not|never|nobody|no one|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t|don['’]?t|refuse\p{L}*|stop|closed|kein\p{L}*|nicht|nie|niemand|ablehn\p{L}*|schluss|geschlossen`); // prettier-ignore

/** A state that no list of the app keeps, of what is named: what is missing is said. */
function ofNothing(text: string, plan: AppPlan, things: readonly Entity[]): string | null {
  const concept = concepts.find((one) => one.said.test(text) || one.opposite?.test(text));
  if (!concept?.option || !isForbidding(text) || text.length > 90) return null;
  const word = concept && (concept.opposite?.exec(text) ?? concept.said.exec(text))?.[0];
  const thing = things.find((one) => plan.entities.some((other) => other !== one && wayTo(plan, other, one)));
  const done = thing && doneWith(text, plan, thing);
  if (!word || !thing || !done || !bansDeed.test(text) || !(listOfDeed(text, plan) === done.list || mentionedIn(text, plan).includes(done.list))) return null; // prettier-ignore
  const label = word[0]!.toUpperCase() + word.slice(1);
  return `Which ${inSentence(thing.plural)} are ${word} nothing in this app says. Say “add a tick box ${label} to ${inSentence(thing.plural)}” first, and then this again. I changed nothing.`; // prettier-ignore
}

/** "whatever is over takes no registrations": by the day of what it is for. */
function ofOver(text: string, plan: AppPlan): Change[] | null {
  if (!over.test(text) || !bansDeed.test(text) || /(?<!\p{L})(?:scroll\p{L}*|walk\p{L}*|went|half|quarter) past(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const list = listOfDeed(text, plan) ?? thingsIn(text, plan).find((one) => one.fields.some(({ type }) => type === 'reference')); // prettier-ignore
  for (const thing of list ? plan.entities : []) {
    const way = thing === list ? null : wayTo(plan, list!, thing);
    const day = way && (rolesOf(thing).until ?? rolesOf(thing).moment);
    if (way && day && !/birth|geburt/.test(day.name)) return [{ kind: 'rule', entity: list!.name, rule: { make: 'never', when: [{ kind: 'past', field: day.name, via: way }], at: way[0]! } }]; // prettier-ignore
  }
  return null;
}

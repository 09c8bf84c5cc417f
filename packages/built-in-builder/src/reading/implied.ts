import { alike } from './lexicon/alike.ts';
import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { recordsOfPlace } from './lexicon/places.ts';
import { recordsOfVerbs } from './lexicon/records.ts';
import { headOf } from './noun-of.ts';
import type { ReadEntity, Relation } from './reading.ts';
import type { Token } from './token.ts';

/** Records that the text needs without naming them: borrowing leaves loans, booking leaves bookings. */
export function addImplied(entities: ReadEntity[], relations: Relation[], facts: Facts): void {
  for (const { record, thing, isBySomebody } of facts.logs) {
    if (!entities.some(({ noun }) => noun === thing) || entities.some(({ noun }) => noun === record)) continue;
    const fields = ['date', ...(isBySomebody ? ['done by'] : []), 'notes'];
    entities.push({ noun: record, plural: null, fields, weight: 1.5, why: ['is looked after'], isImplied: true });
    relations.push({ from: record, to: thing });
  }
  addLeft(entities, relations, facts);
  for (const { verbs, record, thing, person, fields, isAlone } of recordsOfVerbs) {
    const acts = facts.acts.filter(({ verb }) => verbs.includes(verb));
    const act =
      acts.find(({ object, subject }) => object !== '' && subject !== null) ??
      acts.find(({ object }) => object !== '') ??
      acts[0];
    if (!act || (isAlone && acts.some(({ object }) => object !== ''))) continue;
    // "book a session with an artist": the session is what is booked
    const own = facts.relations.find(({ from, why }) => why === 'booked with' && from === act.object)?.from;
    if (own && entities.some(({ noun }) => noun === own)) continue;
    // "I owe a make-up lesson": no money
    if (act.verb === 'owe' && act.object !== '' && entities.some(({ noun, isImplied }) => !isImplied && headOf(noun) === headOf(act.object))) continue; // prettier-ignore
    const debtor = act.verb === 'owe' ? entities.find(({ noun }) => pays.has(headOf(noun))) : undefined;
    if (debtor) {
      addDebt(entities, relations, debtor);
      continue;
    }
    const called =
      (act.verb === 'reserve' ? 'reservation' : undefined) ??
      [...facts.evidence.keys()].find((noun) => alike.get(record)?.includes(noun)) ??
      record;
    addObject(entities, record, act.object);
    const known = entities.find(({ noun }) => headOf(noun) === record || alike.get(record)?.includes(headOf(noun)));
    const said = (facts.fields.get(record) ?? []).map(({ text }) => text);
    if (known) known.fields.push(...said.filter((name) => !known.fields.includes(name)));
    else
      entities.push({
        noun: called,
        plural: null,
        fields: said.length > 0 ? said : [...fields],
        weight: 1.5,
        why: [`left by ${act.verb}`],
        isImplied: said.length === 0,
      });
    const object =
      entities.find(({ noun }) => noun === act.object || headOf(noun) === headOf(act.object)) ??
      entities.find(({ noun, isImplied }) => !isImplied && !isPerson(noun) && headOf(noun) !== record);
    const from = known?.noun ?? called;
    if (thing && object && object !== known && headOf(object.noun) !== record)
      relations.push({ from, to: object.noun });
    const who = entities.find(({ noun }) => noun === act.subject) ?? entities.find(({ noun }) => noun === person);
    // who writes their name into the record is not chosen from a list
    const isNamed = said.some((name) => /\bname$/i.test(name));
    if (who && who !== known && !isNamed) relations.push({ from, to: who.noun });
  }
}

function addLeft(entities: ReadEntity[], relations: Relation[], facts: Facts): void {
  for (const { noun, plural, fields, of } of facts.left) {
    const isPayment = isOfMoney.test(noun);
    const known = entities.find((one) => headOf(one.noun) === noun || alike.get(noun)?.includes(headOf(one.noun)) || (isPayment && isOfMoney.test(headOf(one.noun)))); // prettier-ignore
    if (known) known.fields.push(...fields.filter((name) => known.fields.length < 2 && !known.fields.includes(name)));
    else entities.push({ noun, plural, fields: [...fields], weight: 1.5, why: ['follows from what is said'], isImplied: false }); // prettier-ignore
    for (const owner of of) {
      const to = entities.find((one) => (owner === 'people' ? isPerson(one.noun) : one.noun === owner || headOf(one.noun) === owner)); // prettier-ignore
      const from = known?.noun ?? noun;
      if (to && to.noun !== from && !relations.some((one) => one.from === from && one.to === to.noun))
        relations.push({ from, to: to.noun });
    }
  }
}
const isOfMoney = /^(?:payment|invoice|fee|bill|rechnung|zahlung|due)$/;

/** Who owes something to whoever runs the app; friends who split what they spend owe one another. */
const pays = new Set(
  'pupil student learner parent family client customer patient tenant kunde patient mieter schüler'.split(' '),
);

/** "Who still owes me money": what is kept is what each of them is to pay, not what was spent. */
function addDebt(entities: ReadEntity[], relations: Relation[], debtor: ReadEntity): void {
  // "money" alone was read as what is spent
  const spent = entities.findIndex(({ noun, fields }) => noun === 'expense' && fields.length === 0);
  if (spent >= 0) entities.splice(spent, 1);
  if (entities.some(({ noun }) => /^(?:payment|invoice|fee|bill|rechnung|zahlung)$/.test(headOf(noun)))) return;
  const fields = ['amount', 'due date', 'paid'];
  entities.push({ noun: 'payment', plural: null, fields, weight: 1.5, why: ['is owed'], isImplied: true });
  relations.push({ from: 'payment', to: debtor.noun });
}

/** "Customers order bread": where nothing else is kept that could be ordered, bread is. */
function addObject(entities: ReadEntity[], record: string, object: string): void {
  const isThere = entities.some(({ noun }) => !isPerson(noun) && headOf(noun) !== record);
  if (record !== 'order' || isThere || object === '' || isPerson(object) || headOf(object) === record) return;
  entities.unshift({ noun: object, plural: null, fields: [], weight: 1.5, why: ['is ordered'], isImplied: false });
}

/** "A forum" alone has posts and replies. */
export function addOfPlace(entities: ReadEntity[], tokens: readonly Token[]): void {
  const records = tokens.map(({ lemma }) => recordsOfPlace.get(lemma)).find((found) => found !== undefined);
  for (const noun of records ?? [])
    entities.push({ noun, plural: null, fields: [], weight: 1.5, why: ['kept in such a place'], isImplied: false });
}

/** The record that a verb leaves behind: signing up leaves a signup. */
export const recordOf = (verb: string): string | null =>
  recordsOfVerbs.find(({ verbs }) => verbs.includes(verb))?.record ?? null;

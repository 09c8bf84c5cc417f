import { isPerson, type Chunk } from './chunks.ts';
import { recordOf } from './implied.ts';
import { countedOnly, givesVerbs } from './lexicon/ties.ts';
import { thingOf, tie, type ReadTie } from './ties.ts';

/** "students get grades for assignments" */
export const given: ReadTie = (chunks, at, facts) => {
  const [who, verb, thing, link, owner] = chunks.slice(at, at + 5);
  if (!who?.phrase?.isPlural || !isPerson(who.phrase.head) || !givesVerbs.has(verb?.lemma ?? '')) return null;
  if (!thing?.phrase?.isPlural || !owner?.phrase?.isPlural || !/^(?:for|on|in|from)$/.test(link?.lemma ?? '')) return null; // prettier-ignore
  const [from, to, person] = [thingOf(thing, true), thingOf(owner), thingOf(who)];
  if (!from || !to || !person || countedOnly.has(from)) return null;
  tie(facts, from, to, 'given');
  tie(facts, from, person, 'given');
  return null;
};

const ofTime = /^(?:date|day|time|slot|seat|place|tag|uhrzeit|zeit|termin|datum|platz|option|month|week)$/;

/** "book an appointment, choose a groomer and a service": the appointment is of both. */
export const chosen: ReadTie = (chunks, at, facts) => {
  if (chunks[at]?.kind !== 'verb' || !/^(?:choose|pick|select)$/.test(chunks[at]!.lemma)) return null;
  const booking = chunks.findIndex(({ kind, lemma }) => kind === 'verb' && recordOf(lemma) === 'booking');
  if (booking < 0) return null;
  const object = booking < at ? chunks[booking + 1]?.phrase?.head : undefined;
  const from = /^(?:appointment|reservation|session|termin|lesson|rental|stay|viewing)$/.test(object ?? '') ? object! : 'booking'; // prettier-ignore
  let isTied = false;
  for (let next = at + 1; chunks[next]?.phrase; next += 2) {
    const to = thingOf(chunks[next], true);
    if (to && to !== from && !ofTime.test(to)) {
      facts.add(to, 1.5, 'is chosen');
      facts.relations.push({ from, to, why: 'chosen' });
      isTied = true;
    }
    if (!/^(?:and|comma)$/.test(chunks[next + 1]?.kind ?? '')) break;
  }
  if (!isTied) return null;
  const comma = chunks[at - 1]?.kind === 'comma' ? [{ ...chunks[at - 1]!, kind: 'and' as const, lemma: 'and' }] : [];
  return { start: at - comma.length, end: at + 1, without: comma };
};

/** "consultants book hours on projects": what is kept is an entry of time. */
export const hoursSpent: ReadTie = (chunks, at, facts) => {
  const [verb, hours] = chunks.slice(at, at + 2);
  if (verb?.kind !== 'verb' || !entersHours.test(verb.lemma) || !/^(?:hour|stunde|arbeitszeit)$/.test(hours?.phrase?.head ?? '')) return null; // prettier-ignore
  const isOf = /^(?:on|for|to|per|auf|für|pro|je|zu)$/.test(chunks[at + 2]?.lemma ?? '');
  const of = isOf ? thingOf(chunks[at + 3], true) : null;
  // "people book 2 hours" of a machine or a court
  if (/^(?:book|buchen)$/.test(verb.lemma) && !of) return null;
  const isGerman = hours!.phrase!.head !== 'hour';
  const entry = isGerman ? 'zeiteintrag' : 'time entry';
  facts.add(entry, 2.5, 'has fields');
  facts.addFields(entry, (isGerman ? ['Stunden', 'Datum'] : ['hours', 'date']).map((text, index) => ({ from: index, to: index + 1, text, head: null, isField: true }))); // prettier-ignore
  const who = thingOf(chunks.slice(0, at).findLast(({ phrase }) => phrase));
  if (who && isPerson(who)) tie(facts, entry, who, 'belongs');
  if (of) tie(facts, entry, of, 'belongs');
  return { end: of ? at + 3 : at + 2, without: [] };
};
const entersHours = /^(?:book|log|track|record|enter|note|register|write|erfassen|eintragen|buchen|notieren)$/;

const bookedItself =
  /^(?:session|lesson|consultation|fitting|appointment|visit|slot|class|treatment|termin|stunde|sitzung|behandlung|beratung|probestunde)$/;

/** "clients book a session with an artist": the session is what is booked, and is of both. */
export const bookedWith: ReadTie = (chunks, at, facts) => {
  const [verb, thing, link, person] = chunks.slice(at, at + 4);
  if (verb?.kind !== 'verb' || recordOf(verb.lemma) !== 'booking' || !/^(?:with|mit|bei)$/.test(link?.lemma ?? '')) return null;
  const [from, to] = [thingOf(thing, true) ?? thing?.phrase?.head ?? null, thingOf(person, true)];
  if (!from || !to || !bookedItself.test(from) || !isPerson(to)) return null;
  tie(facts, from, to, 'booked with');
  const who = thingOf(chunks.slice(0, at).findLast(({ phrase }) => phrase));
  if (who && isPerson(who)) tie(facts, from, who, 'booked with');
  return { end: at + 4, without: [verb, thing!] };
}; // prettier-ignore

/** "people apply to adopt a dog", "tenants request a repair of a flat": of what it is. */
export const appliedFor: ReadTie = (chunks, at, facts) => {
  const [verb, link, act, thing] = chunks.slice(at, at + 4);
  if (verb?.kind !== 'verb' || verb.lemma !== 'apply' || link?.lemma !== 'to' || act?.kind !== 'verb') return null;
  const to = thingOf(thing, true);
  if (!to) return null;
  facts.add(to, 1.2, 'is applied for');
  facts.relations.push({ from: 'application', to, why: 'of each' });
  return null;
};

/** "bouts between two fencers": of each of them. */
export const betweenTwo: ReadTie = (chunks, at, facts) => {
  const [thing, link, people] = chunks.slice(at, at + 3);
  const isTwo = people?.phrase?.words.some(({ lower }) => /^(?:two|2|zwei)$/.test(lower));
  if (!/^(?:between|zwischen)$/.test(link?.lemma ?? '') || !isTwo) return null;
  const [from, to] = [thingOf(thing, true), thingOf(people)];
  if (!from || !to) return null;
  tie(facts, from, to, 'of each');
  return { end: at + 3, without: [thing!] };
};

const groups = /^(?:team|group|class|crew|band|squad|choir|club|family|mannschaft|gruppe|klasse|familie|abteilung)$/;

/** "teams of players": a player is in a team. */
export const groupOf: ReadTie = (chunks, at, facts) => {
  const [group, of, members] = chunks.slice(at, at + 3);
  if (!/^(?:of|von|aus)$/.test(of?.lemma ?? '') || !group?.phrase?.isPlural || !members?.phrase?.isPlural) return null;
  const [to, from] = [thingOf(group, true), thingOf(members, true)];
  if (!from || !to || !groups.test(to) || !isPerson(from)) return null;
  tie(facts, from, to, 'belongs');
  return { end: at + 3, without: [group, { ...of!, kind: 'and', lemma: 'and' }, members] };
};

/** "instruments are lent to students", "werden an Schüler verliehen": who has what was lent. */
export const lentTo: ReadTie = (chunks, at, facts) => {
  const [link, person] = chunks.slice(at, at + 2);
  if (!/^(?:to|an)$/.test(link?.lemma ?? '') || !person?.phrase || !isPerson(person.phrase.head)) return null;
  const lends = (chunk: Chunk | undefined) => chunk?.kind === 'verb' && recordOf(chunk.lemma) === 'loan';
  const isLent = lends(chunks[at - 1]) || lends(chunks[at + 2]) || (Boolean(chunks[at - 1]?.phrase) && lends(chunks[at - 2]));
  const who = isLent ? thingOf(person, true) : null;
  const thing = who && chunks.slice(0, at).flatMap((chunk) => (chunk.phrase && !isPerson(chunk.phrase.head) ? (thingOf(chunk, true) ?? []) : [])).at(-1);
  if (!who) return null;
  facts.hinted.push({ noun: who, weight: 1, reason: 'borrows' });
  facts.relations.push({ from: 'loan', to: who, why: 'lent' }, ...(thing ? [{ from: 'loan', to: thing, why: 'lent' }] : []));
  facts.acts.push({ subject: who, verb: 'borrow', object: thing ?? '' });
  return null;
}; // prettier-ignore

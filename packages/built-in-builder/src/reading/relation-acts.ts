import { isPerson } from './chunks.ts';
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
  const isGerman = hours!.phrase!.head !== 'hour';
  const entry = isGerman ? 'zeiteintrag' : 'time entry';
  facts.add(entry, 2.5, 'has fields');
  facts.addFields(entry, (isGerman ? ['Stunden', 'Datum'] : ['hours', 'date']).map((text, index) => ({ from: index, to: index + 1, text, head: null, isField: true }))); // prettier-ignore
  const who = thingOf(chunks.slice(0, at).findLast(({ phrase }) => phrase));
  if (who && isPerson(who)) tie(facts, entry, who, 'belongs');
  const isOf = /^(?:on|for|to|per|auf|für|pro|je|zu)$/.test(chunks[at + 2]?.lemma ?? '');
  const of = isOf ? thingOf(chunks[at + 3], true) : null;
  if (of) tie(facts, entry, of, 'belongs');
  return { end: of ? at + 3 : at + 2, without: [] };
};
const entersHours = /^(?:book|log|track|record|enter|note|register|write|erfassen|eintragen|buchen|notieren)$/;

import { pluralise, singularise, toLabel } from '../../plan/names.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import { germanPlural } from '../../reading/german-plural.ts';
import type { Change } from '../change.ts';
import { findEntity } from '../find.ts';
import { entitiesIn } from '../understand/gist/mentions.ts';
import { joined, listOf } from '../understand/gist/lists.ts';
import { listSaid } from './lists-said.ts';
import type { Outright } from './outright.ts';

const noun = '(\\p{L}[\\p{L}-]+(?: (?!too\\b|as well|here\\b|hier\\b)\\p{L}[\\p{L}-]+)?)';
const keeps = '(?:eintragen|erfassen|verwalten|anlegen|speichern|führen|aufschreiben|festhalten|hinterlegen|keep|enter|track|record|store|manage|register|log)'; // prettier-ignore
/** "can we also keep rental instruments? With name, pupil and rent", "kann man auch Räume eintragen, mit …" */
const ways: readonly RegExp[] = [
  `^(?:kann|könnte|können|könnten) (?:man|wir|ich) (?:bitte |vielleicht |hier )?(?:auch |noch |zusätzlich |außerdem ){0,2}(?:unsere |die |alle )?${noun} (?:mit )?${keeps}\\s*[?.,:;–-]+\\s*(?:und zwar |jeweils |immer )?mit (.+)$`,
  `^(?:ich|wir) (?:möchten?|wollen|will|würden? gern\\p{L}*|müssen) (?:auch |noch |zusätzlich |außerdem ){0,2}(?:unsere |die |alle )?${noun} ${keeps}\\s*[?.,:;–-]+\\s*(?:und zwar |jeweils |immer )?mit (.+)$`,
  `^(?:(?:can|could) (?:we|i|you) )?(?:please )?(?:also )?${keeps} (?:our |the |all )?${noun}(?: too| as well| here)?\\s*[?.,:;–-]+\\s*(?:each )?with (.+)$`,
  `^(?:we|i) (?:also )?(?:want|need|would like|['’]d like) to ${keeps} (?:our |the |all )?${noun}(?: too| as well)?\\s*[?.,:;–-]+\\s*(?:each )?with (.+)$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
const noList =
  /^(?:feld\p{L}*|seite\p{L}*|kalender|diagramm\p{L}*|auswahl|filter|field|page|calendar|chart|choice|date|datum)$/iu;
const fewestFields = 2;

/** A list of its own that is asked for by what is to be kept, with what belongs to each. */
export function keptListWish(text: string, plan: AppPlan): Outright {
  for (const words of ways) {
    const [, name = '', said = ''] = words.exec(text.replace(/\s+/g, ' ')) ?? [];
    if (name === '' || noList.test(name) || findEntity(plan, name)) continue;
    if (said.split(/,|\s(?:and|und)\s/).length < fewestFields) continue;
    return listOf(name, said, plan);
  }
  return null;
}

const attendance = /(?<!\p{L})(attendances?|sign-?ups?|registrations?|participations?|anwesenheit(?:en|sliste)?|teilnahmen?|teilnehmerlisten?|anmeldungen?)(?!\p{L})/iu; // prettier-ignore
const ofEach = /(?<!\p{L})(?:for|at|to|of|in|zu|bei|für|pro|je|an|per) (?:each|every|all|the|our|jede[mnrs]?|alle[nr]?|den|die|der|das|unsere[nr]?)? ?(\p{L}[\p{L}-]+)(?!\p{L})/giu; // prettier-ignore
const onlyOnce = /(?<!\p{L})(?:(?:only|just|at most|no more than) once|not (?:\p{L}+ ){0,2}twice|never twice|once (?:per|for each|for every)|nur (?:ein(?:e|en)?[ -]?mal|einmal)|höchstens einmal|nicht (?:\p{L}+ ){0,2}(?:doppelt|zweimal|zwei mal|mehrmals)|einmal (?:pro|je))(?!\p{L})/iu; // prettier-ignore
const wants = /(?<!\p{L})(?:need|want|like|add|keep|have|record|track|brauch\p{L}*|möchte\p{L}*|will|wollen|hätte\p{L}*|füge?|fehl\p{L}*|eintragen|erfassen|führen|noch)(?!\p{L})/iu; // prettier-ignore
const otherDeed = /(?<!\p{L})(?:chart|diagram\p{L}*|field|feld|page|seite|how many|wie viele|remove|lösch\p{L}*|rename|mail|statistic\p{L}*|statistik|number of|anzahl)(?!\p{L})/iu; // prettier-ignore

/** "an attendance for every training, each member only once": a list that joins the two, with its rule. */
export function attendanceWish(text: string, plan: AppPlan): Outright {
  const said = attendance.exec(text)?.[1];
  if (!said || !wants.test(text) || otherDeed.test(text) || findEntity(plan, said)) return null;
  const people = plan.entities.filter(({ label }) => isPerson(label.toLowerCase()));
  const named = entitiesIn(text.replace(said, ' '), plan).map(({ entity }) => entity);
  const who = named.find((entity) => people.includes(entity)) ?? (people.length === 1 ? people[0] : undefined);
  const places = [...text.matchAll(ofEach)].flatMap(([, word]) => listSaid(word!, plan) ?? []);
  const of = [...places, ...named].find((entity) => entity !== who);
  if (!who || !of) return null;
  const change = joined(of, who, plan, namesOf(said, plan));
  const { entity } = change.draft;
  if (onlyOnce.test(text)) entity.once = [{ fields: entity.fields.filter(({ type }) => type === 'reference').map(({ name }) => name) }]; // prettier-ignore
  return [change];
}

/** One and several of what people call the list. */
function namesOf(said: string, { language }: AppPlan): [one: string, many: string] {
  const bare = toLabel(
    said
      .toLowerCase()
      .replace(/sliste$/u, '')
      .replace(/teilnehmerlisten?/u, 'teilnahme'),
  );
  if (language !== 'de') return [singularise(bare), pluralise(singularise(bare))];
  const one = bare.replace(/en$/u, '').replace(/Teilnahm$/u, 'Teilnahme');
  return [one, /(?:heit|ung)$/u.test(one) ? `${one}en` : toLabel(germanPlural(one.toLowerCase(), []))];
}

/** "bookings for pitches with start and end": things are booked, and never twice at the same time. */
const booked = /(?<!\p{L})(?:add|need|want|have|make|create|keep|füge?|brauch\p{L}*|möchte\p{L}*) (?:a list of |also |auch |noch |eine liste (?:der|mit|für) )?(bookings?|reservations?|buchungen|reservierungen) (?:for|of|für|von) (?:the |our |die |unsere |den )?(\p{L}[\p{L}-]+) (?:with|mit) (.+?)(?: hinzu)?$/iu; // prettier-ignore
const clashes = /(?<!\p{L})(?:same time|at once|overlap\p{L}*|twice|double[ -]?book\p{L}*|gleichzeitig|zur (?:selben|gleichen) zeit|überschneid\p{L}*|doppelt)(?!\p{L})/iu; // prettier-ignore

const ofTime = /^(?:start|end|beginn|ende|anfang|from|until|von|bis)(?: ?(?:time|zeit))?$/iu;

export function bookingWish(text: string, plan: AppPlan): Outright {
  const [, what = '', thing = '', said = ''] = booked.exec(text) ?? [];
  if (what === '') return null;
  const known = listSaid(thing, plan);
  const one = plan.language === 'de' ? thing : singularise(thing);
  const changes: Change[] = [];
  let things: Entity | undefined = known;
  if (!things) {
    changes.push(...listOf(thing, 'name', plan));
    things = changes.flatMap((change) => (change.kind === 'add-entity' ? [change.draft.entity] : []))[0];
  }
  if (!things) return null;
  const after: AppPlan = known ? plan : { ...plan, entities: [...plan.entities, things] };
  const name = plan.language === 'de' ? `${toLabel(one)}-${what.toLowerCase()}` : `${one} ${what}`;
  const list = listOf(name, `${things.label}, ${said}`, after);
  for (const change of list) {
    if (change.kind !== 'add-entity') continue;
    const { entity } = change.draft;
    // what begins and ends without a day of its own does so on one
    const hasDay = entity.fields.some(({ type }) => type === 'date');
    if (!hasDay) entity.fields = entity.fields.map((field) => (ofTime.test(field.label) ? { ...field, type: 'datetime' } : field)); // prettier-ignore
    if (clashes.test(text)) entity.isExclusive = true;
  }
  return [...changes, ...list];
}

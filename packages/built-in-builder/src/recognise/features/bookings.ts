import { bookedThing } from '../../generate/booked-once.ts';
import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, pluralise, singularise, toFieldName } from '../../plan/names.ts';
import { isPerson } from '../../reading/chunks.ts';
import type { FieldType } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { knownEntity } from '../choose-kind.ts';
import { draftOfNoun, linkDrafts, type EntityDraft } from '../entity-draft.ts';
import { makeField, type WrittenField } from '../make-field.ts';
import { actFields } from '../said-words.ts';
import { asPlainThing, fillRequired, isStock, unique } from './asked-fields.ts';
import { draftWith, someNames } from './draft-with.ts';
import type { Features } from './features.ts';

const isBooking =
  /(?:^| )(?:booking|reservation|appointment|rental|viewing|visit|stay|buchung|reservierung|aufenthalt|termin)$/;
/** Takes place at one time, and several may come. */
const isMeeting = /appointment|viewing|visit|termin/;
const meetingLines = [
  'Name: text!',
  'Email: email',
  'Phone: phone',
  'When: datetime!',
  'Status: select! Requested | Confirmed | Cancelled',
];
const bookable = ['apartment', 'room', 'property', 'hotel', 'service', 'table', 'car', 'tour', 'class', 'treatment', 'doctor', 'venue', 'house', 'flat', 'lawyer', 'dentist', 'therapist', 'consultant', 'tutor', 'flight', 'exhibition', 'show', 'event', 'seat']; // prettier-ignore
const usualLines = ['Name: text!', 'Email: email', 'Start date: date!', 'End date: date', 'People: number', 'Status: select! Requested | Confirmed | Cancelled']; // prettier-ignore
const status = 'Status: select! Requested | Confirmed | Cancelled';
const placeLines = ['Name: text!', 'Email: email', 'Phone: phone', status];
const acts = 'book|books|booking|reserve|reserves|reserving|rent|rents|renting|hire|hires';
/** A text that speaks of these minds who has it when. */
const mindsTime =
  /\b(?:double[- ]?book\w*|(?:booked|reserved|rented) (?:twice|only once)|taken (?:slots?|times?|days?|dates?)|(?:already|not) (?:taken|booked|free)|overlap\w*|(?:which|what|who) (?:\w+ )?(?:is|are) (?:free|taken|available)|availab\w+|free (?:on|at|times?|slots?)|what is taken)\b/i;

const bookedByPeople =
  /\b(?:people|can|to|and) (?:book|reserve|rent) (?!club|shop)\w|\b(?!books)\p{L}{3,}s (?:can |may |should )?(?:book|reserve|rent|hire) (?:our|the|an?|one|my|their|\p{L}+s)\b/iu;

/** "keep crane and driver from double booking": what has a time of its own and points to them is what may not meet. */
function isNoBooking({ context, drafts }: Features): boolean {
  const rest = context.text.replace(
    /\bdouble[- ]?book\w*|\bbook\w* twice|\bkeeps? booking (?:myself|ourselves)[^.,;]*/gi,
    '',
  );
  const isTimed = drafts.some(({ draft: { entity } }) => entity.fields.some(({ type }) => type === 'reference') && entity.fields.some(({ type, name }) => type === 'datetime' || type === 'time' || (type === 'date' && /^(?:date|day|start|from|arrival)/.test(name)))); // prettier-ignore
  return rest !== context.text && isTimed && !/\b(?:book|reserv|rent|hire)/i.test(rest);
}

/** Booking a thing: a record that belongs to it, made on its page, with what the text asks for and a time. */
export function bookings(features: Features): void {
  if (!features.can('book') && !features.says(bookedByPeople)) return;
  if (isNoBooking(features)) return;
  // what is lent is kept as loans
  if (features.find(/^(?:loan|checkout|lending)$/) && !features.says(/\b(?:bookings?|reserv\w+)\b/i)) return;
  const { text, isPublic, reading } = features.context;
  const target = bookedDraft(features);
  const old = features.find(isBooking);
  if (old?.entity.verb || old === target) return;
  const read = reading.entities.find(({ noun }) => isBooking.test(noun));
  const said = read && !read.isImplied ? read.fields.flatMap((words) => makeField(words) ?? []) : [];
  if (target) withoutOwnTime(target);
  const label = target && toFieldName(target.entity.label);
  const asked = unique([...said, ...actFields(text, acts)]).filter(({ field }) => field.name !== label);
  const thing = withoutAsked(features, target, asked);
  const kept = old && asked.length < 2 && read && !read.isImplied && read.fields.length > 1 ? old : null;
  const noun = read?.noun ?? 'booking';
  const called = inSentence(old?.entity.label ?? noun);
  const draft =
    kept ??
    (asked.length > 1
      ? withTime(noun, asked, { isByClock: isMeeting.test(called) || (target !== undefined && isHourly(target, text)), isTimed: hasOwnTime(target) }) // prettier-ignore
      : draftWith(
          noun,
          hasOwnTime(target)
            ? placeLines
            : target && isByHours(target, text)
              ? hourLines
              : target && isHourly(target, text)
                ? [...meetingLines.slice(0, -1), 'People: number', status]
                : isMeeting.test(called) || asked.some(isTime)
                  ? meetingLines
                  : usualLines,
        ));
  if (old && !kept) {
    const { label, plural, name, access } = old.entity;
    Object.assign(draft.entity, { label, plural, name, access });
    features.replace(old, draft);
  } else if (!kept) features.add(noun, draft);
  // "appointments" and "book one" are one record, also where both were given what people enter
  for (const other of [...features.drafts])
    if (
      other.draft !== draft &&
      isBooking.test(other.noun) &&
      (!features.isDescribed(other.noun) || isWithin(features, other.noun, asked))
    )
      features.drop(other.draft);
  // what it belonged to by its own list it belongs to still
  const listed = old && old !== draft ? old.entity.fields.flatMap(({ reference }) => reference ?? []) : [];
  const still = features.drafts.filter(({ noun, draft: other }) => other !== thing && other !== draft && other !== target && (isMeantFor(noun, text) || (listed.includes(other.entity.name) && (reading.language === 'de' || isSaidAgain(noun, text))))).map((one) => one.draft); // prettier-ignore
  const { entity } = draft;
  entity.verb = 'Book';
  if (thing) linkDrafts(draft, thing);
  else if (target) features.drop(target);
  for (const other of still) linkDrafts(draft, other, thing !== null);
  const beside = chosenBeside(features, draft, thing);
  for (const other of beside) linkDrafts(draft, other);
  const names = new Set(asked.map(({ field }) => field.name));
  for (const other of [...features.drafts]) {
    const own = reading.entities.find((one) => one.noun === other.noun)?.fields ?? [];
    if (isPerson(other.noun) && own.length > 0 && own.every((words) => names.has(makeField(words)?.field.name ?? ''))) features.drop(other.draft); // prettier-ignore
  }
  if (mindsTime.test(text) || (!thing && !isMeeting.test(called) && onlyOne.test(text))) entity.isExclusive = true;
  const single = bookedThing(entity)?.thing;
  // whose time is taken has to be said
  if (single && beside.length > 0) single.isRequired = true;
  const of = single?.reference;
  const what = thing ? inSentence(features.drafts.find(({ draft }) => draft.entity.name === of)?.draft.entity.label ?? thing.entity.label) : 'time'; // prettier-ignore
  if (bookedThing(entity)) {
    features.note(
      `The same ${what} cannot be booked twice${thing ? ' for the same time' : ''}${isPublic ? '; visitors see when it is taken, not by whom' : ''}.`,
    );
    features.page(
      'availability',
      'Availability',
      'CalendarSearch',
      entity,
      thing ? { others: [of ?? thing.entity.name] } : {},
    );
  }
  if (isPublic) features.page('form', 'Book now', 'CalendarPlus', entity);
}

/** Patients who book and of whom a list is kept besides. */
const isSaidAgain = (noun: string, text: string): boolean => text.toLowerCase().split(pluralise(noun)).length > 2;
/** "book a stay for their dog" */
const isMeantFor = (noun: string, text: string): boolean =>
  new RegExp(`\\b(?:book|reserve)\\w*\\b[^.;]{0,40}? for (?:their|his|her|my|our|your) ${noun}\\b`, 'i').test(text);

/** "bands book our room": there is one, unlike of the tables of which guests reserve one. */
const onlyOne = /\b(?:book|reserve|rent|hire)s? (?:our|the|my)\b/i;

/** "pick a service and a time": comes at one time, and stays for no days. */
const isTime = ({ field }: WrittenField): boolean => /time/.test(field.type) || /slot/.test(field.name);

/** A class takes place when it does; who books it chooses no day. */
const hasOwnTime = (target: EntityDraft | undefined): boolean =>
  target?.entity.fields.some(
    ({ type, name }) =>
      type === 'datetime' ||
      type === 'time' ||
      name === 'weekday' ||
      (type === 'date' && isHeld.test(target.entity.label)),
  ) === true;

/** "reserve a table for a date and time": the time is the reservation’s. */
function withoutOwnTime({ entity }: EntityDraft): void {
  if (!isFurnished.test(entity.label)) return;
  entity.fields = entity.fields.filter(({ type, name }) => !(/^(?:date|time|datetime)$/.test(type) && /^(?:date|time|when|day|slot)/.test(name))); // prettier-ignore
  const names = new Set(entity.fields.map(({ name }) => name));
  entity.columns = entity.columns.filter((name) => names.has(name));
}

/** Whether a record holds only what people enter to book. */
const isWithin = ({ context: { reading } }: Features, noun: string, asked: readonly WrittenField[]): boolean => {
  const names = new Set(asked.map(({ field }) => field.name));
  const own = reading.entities.find((one) => one.noun === noun)?.fields ?? [];
  return own.every((words) => names.has(makeField(words)?.field.name ?? ''));
};

const choosing =
  /\b(?:choose|pick|select)s? ((?:an?|the|their|one)(?: of (?:the|our))? [^.;:]{3,90}?)(?=[.;]|,? and (?:book|reserve|leave|enter|give|pay|receive|get)|$)/giu;

/** "choose a guide, a tour and a day": a booking is of each of them that is kept. */
function chosenBeside(features: Features, draft: EntityDraft, thing: EntityDraft | null): EntityDraft[] {
  const said = [...features.context.text.matchAll(choosing)].flatMap(([, list = '']) => list.split(/,\s*(?:and )?|\s+and\s+/));
  const nouns = said.map((item) => singularise(item.toLowerCase().split(' ').at(-1)!));
  return features.drafts
    .filter((one) => one.draft !== draft && one.draft !== thing && !one.draft.entity.verb && nouns.includes(one.noun.split(' ').at(-1)!))
    .map((one) => one.draft);
} // prettier-ignore

const hourLines = ['Name: text!', 'Email: email', 'Start: datetime!', 'End: datetime!', 'Purpose: text', status];

/** "rooms for an hour", "weekly calendar", "reservations that overlap": from a time to a time, within a day. */
const isByHours = ({ entity }: EntityDraft, text: string): boolean =>
  /(?:^| )(?:room|hall|studio|court|pitch|desk|lab|workspace|bay|projector)$/i.test(entity.label) &&
  /\b(?:meeting|conference|rehearsal|practice|seminar|treatment) rooms?\b|\bby the hour\b|\bhourly\b|\bper hour\b|\bhours?\b|\boverlap\w*|\bweekly calendar\b|\btime ?slots?\b/i.test(
    text,
  );

/** A table is reserved for an evening, and what a text wants booked by the clock for its time. */
const isHourly = ({ entity }: EntityDraft, text: string): boolean =>
  /(?:^| )(?:table|court|desk)$/i.test(entity.label) || /\b(?:book|reserve)\w*\b[^.]{0,50}\b(?:date and (?:a )?time|time slots?|free (?:time|slot)s?)\b/i.test(text) || /\bfree (?:time|slot)s?\b[^.]{0,60}\bbook\b/i.test(text); // prettier-ignore

const isFurnished = /(?:^| )(?:table|room|desk|hall|court|apartment|house|car|bike|boat|seat|space)$/i;

const isHeld = /\b(?:class|course|workshop|event|lesson|tour|trip|concert|session|kurs|veranstaltung|ausflug)$/i;

const object =
  /\b(?:book|reserve|rent|hire)s? (?:(?:our|the|an?|one|my|their|free) )?(?!(?:our|the|an?|one|it|them|online|from|with|by|in|on|for|and|or|club|shop|places?|time|times|appointments?|viewings?|tickets?)\b)(\p{L}{3,})/iu;

/** "reserve the drying room": a room, also where nobody says that rooms are kept. */
const furnished =
  /\b(?:book|reserve|rent|hire)s? (?:the|an?) (?:(?:shared|common|communal|joint|free|large|small) )?((?:[\p{L}-]+ )(?:room|hall|court|studio|space|garden|sauna|kitchen|terrace|workshop|machine|van|bike|boat))\b/iu;
/** Two of them, called after what they are. */
function roomsOf(noun: string): EntityDraft {
  const draft = draftWith(noun, ['Name: text!', 'Place: text', 'Description: longtext']);
  draft.samples = draft.samples
    .slice(0, 2)
    .map((row, index) => ({ ...row, name: `${draft.entity.label} ${index + 1}` }));
  return draft;
}

const isOfTime = /^(?:hotel|meeting|class|free|available|same|whole|second|other|single|double)\b/i;

const chosen = new RegExp(
  String.raw`\b(?:pick|choose|select)s? (?:an?|the|one|their|your) (${bookable.join('|')})\b`,
  'i',
);

/** "students reserve books", "customers pick a service": what is booked is kept, although the sentence is about something else. */
function needBooked(features: Features): void {
  const picked = chosen.exec(features.context.text)?.[1]?.toLowerCase();
  if (picked !== undefined && !features.find(new RegExp(`(?:^| )${picked}$`))) {
    features.need(picked, [], /^never$/);
    // what nobody named was taken to stand for it
    const unnamed = features.drafts.find(({ noun }) => noun === 'entry')?.draft;
    if (unnamed && !features.isDescribed('entry')) features.drop(unnamed);
  }
  const room = furnished.exec(features.context.text)?.[1]?.toLowerCase();
  if (room !== undefined && !isOfTime.test(room) && !features.find(new RegExp(`(?:^| )${room.split(' ').at(-1)}$`)))
    features.add(room, roomsOf(room));
  const noun = singularise(object.exec(features.context.text)?.[1]?.toLowerCase() ?? '');
  if (noun !== '' && knownEntity(noun) && !features.find(new RegExp(`(?:^| )${noun}$`)))
    features.need(noun, [], /^never$/);
}

const ofWhich = /\bdouble[- ]?book\w* (?:of |for )?(?:an?|the|any|our) (?<one>[\p{L}-]{3,})|\b(?:which|what) (?<free>[\p{L}-]{3,}) (?:is|are|were) (?:still |even )?(?:free|available|empty|taken)\b|\b(?:the same|an?|no|each) (?<same>[\p{L}-]{3,}) (?:can(?:no|')?t|cannot|must(?: not|n't)|may not|should not|shouldn't|is never|can never|should never) be (?:double[- ]?booked|booked twice|taken twice|booked by two)|(?<!\p{L})welche[rs]? (?<frei>[\p{L}-]{3,}) (?:ist|sind) (?:noch |gerade )?frei(?!\p{L})|\bbook\w* (?:an? |their |online )*(?:appointments?|slots?|times?|lessons?|sessions?|visits?) (?:with|at) (?:an?|the|our|one of (?:the|our|my)|their)? ?(?<whom>[\p{L}-]{3,})/giu; // prettier-ignore

/** "no double booking of a pen", "which pens are free": what nobody else may have at the time is what is booked. */
function minded(features: Features): EntityDraft | undefined {
  for (const { groups = {} } of features.context.text.matchAll(ofWhich)) {
    const word = (
      groups['one'] ??
      groups['free'] ??
      groups['same'] ??
      groups['frei'] ??
      groups['whom'] ??
      ''
    ).toLowerCase();
    const found = features.drafts.find(({ noun, draft }) => (groups['whom'] !== undefined || !isPerson(noun)) && !isBooking.test(noun) && [noun.split(' ').at(-1)!, inSentence(draft.entity.label).split(' ').at(-1)!, inSentence(draft.entity.plural)].some((name) => name.toLowerCase() === word || name === singularise(word))); // prettier-ignore
    if (found) return found.draft;
  }
  return undefined;
}

const bookers = /\b(?!books)(\p{L}{3,}s) (?:can |may |should )?(?:book|reserve|rent|hire)\b/iu;

/** What is booked: the thing that such apps let book, else what the app is about. */
function bookedDraft(features: Features): EntityDraft | undefined {
  const { text } = features.context;
  // "guests book one": the verb is no thing of its own
  const verb = features.drafts.find(({ noun }) => /^(?:book|reserve|rent)$/.test(noun))?.draft;
  if (verb && !/\b(?:books|a book|the book)\b(?! (?:one|a|an|the|it|your|their)\b)/i.test(text)) features.drop(verb);
  const booker = singularise(bookers.exec(text)?.[1]?.toLowerCase() ?? '');
  const who = features.drafts.find(({ noun }) => noun === booker)?.draft;
  // "bands book our room": who books is no thing to book, and is kept with the booking
  const isNamedElsewhere = text.toLowerCase().split(pluralise(booker)).length > 2;
  if (who && !features.isDescribed(booker) && !isNamedElsewhere) features.drop(who);
  needBooked(features);
  const unshared = minded(features);
  if (unshared) return unshared;
  const open = features.drafts.filter(({ noun, draft }) => draft !== who && !draft.entity.verb && !isBooking.test(noun) && noun !== 'loan');
  const said = singularise(object.exec(text)?.[1]?.toLowerCase() ?? '');
  const named = open.find(({ noun }) => noun === said && !isPerson(noun));
  if (named) return named.draft;
  return bookable.flatMap((word) => open.find(({ noun }) => noun.includes(word)) ?? [])[0]?.draft ?? (open.find(({ draft }) => draft === features.main) ?? open.find(({ noun }) => !isPerson(noun)))?.draft;
} // prettier-ignore

/** What people enter to book is no field of what they book; the one and only thing of its kind needs no list. */
function withoutAsked(features: Features, target: EntityDraft | undefined, asked: readonly WrittenField[]): EntityDraft | null {
  if (!target) return null;
  const named = features.drafts.find(({ draft }) => draft === target);
  if (!named) return null;
  const isOne = new RegExp(`(?<!\\b(?:book|reserve|rent|hire|choose|pick|select)s? |\\b(?:appointment|slot|time|lesson|session|visit|booking)s? (?:with|at|of) |\\bbooking (?:of )?)\\b(?:our|the|my|a|one) (?:\\w+ )?${named.noun}\\b(?!s)`, 'i').test(features.context.text) && !new RegExp(`\\b${inSentence(target.entity.plural)}\\b`, 'i').test(features.context.text);
  const names = new Set(asked.map(({ field }) => field.name));
  const own = target.entity.fields.filter(({ name }) => !names.has(name));
  const said = features.context.reading.entities.find(({ noun }) => noun === named.noun)?.fields ?? [];
  const left = said.flatMap((words) => makeField(words) ?? []).filter(({ field }) => ![...names].some((name) => field.name.endsWith(name)));
  if (isOne && left.length === 0) return null;
  if (own.length === target.entity.fields.length && !isStock(target)) return target;
  const next = draftOfNoun(named.noun, left, features.context.text);
  if (isStock(next)) return asPlainThing(features, target, ['Name: text!', 'Description: longtext']);
  Object.assign(next.entity, { label: target.entity.label, plural: target.entity.plural, name: target.entity.name, access: target.entity.access });
  features.replace(target, next);
  return next;
} // prettier-ignore

/** What was asked for, with a name and a day where none was named, and how far it is settled. */
function withTime(
  noun: string,
  asked: readonly WrittenField[],
  { isByClock, isTimed }: { isByClock: boolean; isTimed: boolean },
): EntityDraft {
  const has = (...types: FieldType[]) => asked.some(({ field }) => types.includes(field.type));
  const added = [
    ...(has('text') ? [] : ['Name: text!']),
    ...asked,
    ...(has('date', 'datetime') || isTimed ? [] : [isByClock ? 'When: datetime!' : 'Start date: date!']),
    ...(asked.some(({ field }) => field.name === 'status') ? [] : [status]),
  ].map((one): WrittenField => (typeof one === 'string' ? { field: parseField(one), hasOwnOptions: true } : one));
  const draft = draftOfNoun(noun, added);
  const { fields } = draft.entity;
  for (const field of fields)
    if (field === rolesOf(draft.entity).moment || field.type === 'time') field.isRequired = true;
  fillRequired(draft);
  const title = rolesOf(draft.entity).title.name;
  draft.samples = draft.samples.slice(0, 5).map((row, index) => ({ ...row, [title]: someNames[index]! }));
  return draft;
}

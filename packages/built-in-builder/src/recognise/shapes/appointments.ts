import { isPerson } from '../../reading/chunks.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import { nounIn, numbered, toNumber, type Shape } from './shape.ts';

/** "patients need ten sessions" */
const comesFor = new RegExp(String.raw`\b([\p{L}-]+s) (?:usually |always |often |mostly )?(?:come|comes|come in|come back|need|get|have|book) (?:in |back )?(?:for |to )?(?:about |around |up to |some |several |a few |${numbered})(?: ?(?:or|to|-) ?${numbered})? ?([\p{L}-]+s)\b`, 'iu'); // prettier-ignore
const owing = /\b(?:what['’]?s|what is|how much is|whats) (?:still |left )?(?:owing|owed|open|to pay|outstanding|due)\b|\bstill (?:owing|owed|to pay|owes?)\b|\bbalance\b/i; // prettier-ignore
const thisWeek =
  /\bwho(?:['’]?s| is| comes)? (?:coming|in|booked|on)? ?(?:in )?(this week|today|tomorrow|next week)\b/i;
/** "slots of 20 minutes", "20-minute slots" */
const slotted = new RegExp(String.raw`\bslots? of (${numbered}) min|\b(${numbered})[ -]min(?:ute)?s?[ -]slots?`, 'iu');
const ofEach = /\bslots?\b[^.;]{0,30}\b(?:(?:with|per) (?:an? |each |the |their )?[\p{L}-]+|(?:for|of) (?:each|every) [\p{L}-]+)|\b(?:each|every|which|per) (?:room|machine|teacher|doctor|examiner|stylist|court|barber|therapist)\b/iu; // prettier-ignore
const relatives = /^(?:mum|mom|mother|dad|father|grandma|grandpa|granny|grandmother|grandfather|nan|gran|aunt|uncle|son|daughter|baby|toddler)$/; // prettier-ignore
const visitors = /\b(carers?|nurses?|helpers?|babysitters?|sitters?|nann(?:y|ies)|caregivers?)\b/i;
const partOfDay = /\b(?:3|three|2|two|several) ?(?:x|times)? a day\b|\bmorning|\bevening/i;
/** "give each job a number, name ... and where its at: waiting, done" */
const ticket = /\b(?:give|put|each|every) (?:each |every |a )?(job|order|repair|item|piece|thing|bike|device|parcel|case) (?:gets |has |with )?(?:an? )?(?:ticket |job )?number\b/i; // prettier-ignore
const handedIn =
  /\bgive (?:each|every)\b|\bwhere (?:it|they)|\b(?:drop|bring|leave|hand)s?\b[^.;]{0,20}\b(?:off|in)\b|\bhow far\b/i;
const states = /\b(?:where (?:it|its|it['’]s|they)[^:,.]{0,16}|how far (?:it is|along it is|it['’]s)|what state (?:it['’]?s|it is) in|status|state|stage)(?: ?:| is| -) ?([\p{L} ]+(?:, ?(?:and |or )?[\p{L} ]+){1,6})(?=[.;!]|$)/iu; // prettier-ignore

const ofRelative = /^(?:my |our )?(?:mum|mom|mother|dad|father|grandma|grandpa|granny|grandmother|grandfather|nan|gran|aunt|uncle)\b/i; // prettier-ignore

/** "drops given yes/no, what he ate, sleep": noted of one person each time somebody comes, whatever has it now. */
function notedOf({ reading, text }: Shape): { noun: string; fields: string[] } | null {
  const isNoted = /^what (?:s?he|they) |^(?:mood|appetite|sleep|pain)\b/i;
  const fields: string[] = [];
  for (const [, what = ''] of text.matchAll(/\b([\p{L}-]+) (?:given|taken)(?:,| ?\()? ?(?:yes|y)[ /]*(?:or )?(?:no|n)\b/giu)) fields.push(`${what.toLowerCase()} given (yes/no)`); // prettier-ignore
  for (const one of reading.entities) {
    const noted = one.fields.filter((field) => isNoted.test(field));
    fields.push(...noted);
    one.fields = one.fields.filter((field) => !noted.includes(field));
  }
  return fields.length > 1 ? { noun: 'visit', fields: [...fields, 'notes'] } : null;
}

/** Who comes how often, and what is agreed with them. */
export function comers(shape: Shape): void {
  const { text } = shape;
  const [, people = '', times = ''] = comesFor.exec(text) ?? [];
  const [person, time] = [nounIn(people), nounIn(times)];
  const kind = gradeOf(time)?.kind ?? '';
  if (!person || !time || !(isPerson(person) || gradeOf(person)?.kind === 'person') || !(/^(?:event|deed|time)$/.test(kind) || /session|sitting|check-?up|round/.test(time)) || /^(?:time|day|week|hour|minute|month|year)$/.test(time)) return; // prettier-ignore
  const main = shape.reading.entities.find(({ noun, fields }) => noun !== person && !isPerson(noun) && fields.length > 1); // prettier-ignore
  const fields = (main?.fields ?? []).filter((field) => !owing.test(field)).filter((field) => field !== 'person').map((field) => field.replace(/^(?:need|want|keep)(?: the)? /i, '').replace(/^what has to be done$/i, 'work to do')); // prettier-ignore
  shape.dropWhere(({ noun }) => noun !== person && noun !== time && fields.some((field) => nounIn(field) === noun));
  const money = fields.some((field) => /deposit|paid/.test(field)) && owing.test(text);
  if (money && !fields.some((field) => /price|total|cost/.test(field))) fields.push('price');
  shape.keep(person, ['phone', ...fields], { leads: true });
  if (main?.noun === time) main.fields = [];
  else if (main) shape.drop(main.noun);
  shape.event(time, ['starts at', 'notes'], [person]);
  if (money) {
    const paid = fields.find((field) => /deposit|paid/.test(field))!;
    shape.number({ of: person, label: 'Still owing', type: 'money', by: 'difference', parts: [{ label: 'price' }, { label: paid }] }); // prettier-ignore
  }
  const [, span = ''] = thisWeek.exec(text) ?? [];
  if (span) shape.page({ of: time, label: `${times} ${span}`, by: 'starts at', only: /week/i.test(span) ? { kind: 'week' } : { kind: 'today' } }); // prettier-ignore
}

/** So many minutes each, of a day: who comes when, with how much. */
export function slots(shape: Shape): void {
  const { text } = shape;
  const [, one, other] = slotted.exec(text) ?? [];
  const minutes = toNumber(one ?? other ?? '');
  // at somebody's or something's: what a text says of those is its own
  if (!(minutes > 0) || ofEach.test(text)) return;
  const [, dayName = ''] = /\b((?:[\p{L}-]+ )?[\p{L}-]+ day)s\b/iu.exec(text) ?? [];
  const day = dayName ? dayName.toLowerCase() : 'day';
  const said = [...text.matchAll(/\bhow many ([\p{L}-]+)/giu)].map(([, name = '']) => `${name.toLowerCase()} (number)`);
  const own = /\b(?:bring|use|have) (?:their |your )?own ([\p{L}-]+) or (?:buy|take|use|rent) (?:ours|one|some|them)\b/iu.exec(text)?.[1]?.toLowerCase(); // prettier-ignore
  const prices = [...text.matchAll(/(\d+(?:[.,]\d+)?) ?(euros?|€|dollars?|\$|pounds?|£|cents?|p)\b ?(?:per|a|an|for an?|each|for one) ([\p{L}-]+)/giu)].map(([, amount = '', unit = '', thing = '']) => ({ each: Number(amount.replace(',', '.')) / (/^c|^p$/i.test(unit) ? 100 : 1), thing: nounIn(thing) })); // prettier-ignore
  const amounts = prices.map(({ thing }) => (own === `${thing}s` ? `${thing}s bought (number)` : `${thing}s (number)`));
  shape.reading.entities = [];
  shape.reading.relations = [];
  shape.keep(day, ['date', 'place', 'notes'], { leads: true });
  shape.keep('booking', ['name', 'phone', 'time', ...said, ...(own ? [`${own} (own, ours)`] : []), ...amounts, 'notes'], { of: [day] }); // prettier-ignore
  shape.without('order', 'book', 'join');
  shape.asked.isShared = true;
  shape.asked.slots.push({ of: 'booking', minutes });
  if (prices.length > 0) shape.asked.totals.push({ of: 'booking', label: 'To pay', rates: prices.map(({ each }, at) => ({ label: amounts[at]!.replace(' (number)', ''), each })) }); // prettier-ignore
}

/** Whom the notes of a day are about is one person, of whom there is no list. */
export function diary(shape: Shape): void {
  const { text } = shape;
  const [, who = ''] = visitors.exec(text) ?? [];
  const ofDay = who && ofRelative.test(text) ? notedOf(shape) : null;
  const about = shape.reading.entities.find(({ noun, fields }) => relatives.test(noun) && fields.length > 1) ?? ofDay;
  if (!about) return;
  const noun = who ? 'visit' : 'entry';
  const fields = about.fields.filter((field) => !/^(?:day|date|name)$/.test(field) && !new RegExp(String.raw`\b(?:${nounIn(who || 'x')}s?|in \dx?)\b`, 'i').test(field)); // prettier-ignore
  shape.keep(noun, ['date', ...(partOfDay.test(text) ? ['time of day (morning, noon, evening)'] : ['time']), ...fields, ...(who ? [] : ['by'])], { leads: true }); // prettier-ignore
  if (about !== ofDay) shape.drop(about.noun);
  if (noun !== 'entry') shape.drop('entry');
  shape.asked.isShared = true;
  if (who) shape.keep(nounIn(who), ['phone', 'notes']);
  shape.event(noun, [], who ? [nounIn(who)] : []);
}

/** What customers bring in, under a number. */
export function tickets(shape: Shape): void {
  const { text } = shape;
  const [, list = ''] = states.exec(text) ?? [];
  const names = list.split(/,\s*(?:and |or )?/).map((one) => one.trim().toLowerCase()).filter(Boolean); // prettier-ignore
  const [, said = ''] = ticket.exec(text) ?? [];
  if (!said || names.length < 2 || !handedIn.test(text)) return;
  const noun = nounIn(said);
  const others = shape.reading.entities.filter((one) => one.noun !== noun && one.noun.split(' ').at(-1) !== noun && !isPerson(one.noun)); // prettier-ignore
  const fields = others.flatMap((one) => one.fields).filter((field) => !/^(?:place|job|where|status|number$)/.test(field) && field !== noun && !names.includes(field)); // prettier-ignore
  const own = shape.find(noun);
  if (own) own.noun = noun;
  if (own) own.fields = own.fields.filter((field) => !/^(?:place|where)/.test(field));
  shape.keep(noun, ['number', ...fields.map((field) => (field === 'name' ? 'customer' : field === 'description' ? 'item' : field)), ...(names.length > 1 ? [`status (${names.join(', ')})`] : [])], { leads: true }); // prettier-ignore
  shape.find(noun)!.isWhole = true;
  shape.drop(...others.map((one) => one.noun));
  shape.without('order', 'book');
}

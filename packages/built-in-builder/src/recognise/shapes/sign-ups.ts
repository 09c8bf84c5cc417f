import { isPerson } from '../../reading/chunks.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import { pluralise } from '../../plan/names.ts';
import { numbered, nounIn, toNumber, type Shape } from './shape.ts';

const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const word = String.raw`[\p{L}-]+`;
/** "sign up for a session", "put themselves down for an evening" */
const enlists = new RegExp(String.raw`\b(?:sign(?:s|ed|ing)?(?: (?:them|your|our)sel\w+)? up|put(?:s|ting)? (?:their |your |his |her )?(?:own )?(?:names? |sel(?:f|ves) |themsel\w+ |yoursel\w+ )?down|enter(?:s)? (?:their |your )?names?|\bvolunteers?)(?: for| on| to) (?:(?:an?|the|each|every|one|which|any)\b)? ?((?:${word} ){0,2}?${word})(?=[,.;:!?]|$| (?:and|or|at|in|on|with|of|for|to|so|then|by|when|if)\b)`, 'iu'); // prettier-ignore
/** What is one kind of them together with the word before: a baking day. */
const isTime = /^(?:shift|day|evening|night|slot|session|service|duty|weekend|date)$/;
/** "coming / not coming / maybe" */
const answers = /\bcoming(?: ?\/ ?|, ?| or )(?:not coming|not)\b|\bsay(?:s|ing)? (?:if|whether) (?:they|he|she) (?:are |is |can )?(?:com(?:e|ing)|play)|\bhow many(?: \p{L}+)? (?:is|are) coming\b/iu; // prettier-ignore
const forEach = new RegExp(String.raw`\b(?:for|to) (?:each|every|the next|a|the) (${word})(?: (?:or|and) (?:each |every |the )?(${word}))?`, 'iu'); // prettier-ignore
const sayers = new RegExp(String.raw`\b(?:where |the |our |my )?(${word}s|people|everyone|everybody) (?:can |could |should |to )?(?:say|tell|tick|mark|enter|put|sign|answer|vote)\b`, 'iu'); // prettier-ignore
const most = new RegExp(String.raw`\b(?:max(?:imum)?\.?|at most|no more than|not more than|up to|only) (?:of )?(${numbered}) (${word})|\b(${numbered}) (${word}),? (?:and )?(?:not|no) more\b|\b(${numbered}) (?:each|per|every|a) (${weekdays}|day|week|shift|night|evening|session|date|time)|\b(?:max(?:imum)?\.?|at most) (${numbered})\b`, 'iu'); // prettier-ignore
const perPerson = new RegExp(String.raw`\bhow many (${word}s)\b`, 'iu');
const offices = /^(?:account|newsletter|log|login|email|e-mail|mail|update|name|password|trial|app|site|website|list|form|user|hour|task|brigade)$/; // prettier-ignore
const generic = /^(?:it|them|that|this|something|things?|what|which|one|for|to|is|are|and)$/;

/** People put their names down for what takes place, or say whether they come; there may be room for so many. */
export function signUps(shape: Shape): void {
  const { text } = shape;
  const enlisted = enlists.exec(text);
  const isAnswer = answers.test(text);
  if (!enlisted && !isAnswer) return;
  const each = forEach.exec(enlisted ? '' : text.slice(answers.exec(text)?.index ?? 0));
  const phrase = (enlisted?.[1] ?? each?.[1] ?? '').toLowerCase().split(' ');
  const last = nounIn(phrase.at(-1)!);
  const said = isTime.test(last) ? [...phrase.slice(0, -1), last].join(' ') : last;
  const second = each?.[2] ? nounIn(each[2]) : '';
  const event = second ? 'date' : said;
  if (event.length < 3 || generic.test(event) || isPerson(event)) return;
  // "sign up for an account": what nobody can be there at
  if (!isAnswer && !isTime.test(last) && !new RegExp(`^(?:${weekdays})$`).test(last) && !/^(?:event|deed|time)$/.test(gradeOf(event)?.kind ?? '')) return; // prettier-ignore
  if (offices.test(event)) return;
  if (event === 'day' && visitsOf(shape)) return;
  // what people enrol in has a way of its own
  if (!isAnswer && /(?:^| )(?:course|class|event|workshop|shift|webinar|program|programme)$/.test(event)) return;
  if (shape.reading.entities.some(({ noun, fields, isImplied }) => !isImplied && /sign-?up|registration|enroll?ment|booking|attendance|rsvp/.test(noun) && fields.length > 1)) return; // prettier-ignore
  const isDay = new RegExp(`^(?:${weekdays}|day|week|weekend)$`).test(event);
  const [, most1, what1, most2, what2, most3, , most4] = most.exec(text) ?? [];
  const limit = most1 ?? most2 ?? most3 ?? most4;
  const unit = nounIn(perPerson.exec(text)?.[1] ?? '');
  const who = nounIn(sayers.exec(text)?.[1] ?? '');
  const person = (isPerson(who) || shape.find(who)) && !/^(?:people|person|everyone|everybody|we|they)$/.test(who) ? who : peopleOf(shape); // prettier-ignore
  const isOfUnit = limit !== undefined && unit !== '' && nounIn(what1 ?? what2 ?? '') === unit;
  const signUp = isAnswer ? 'answer' : 'sign-up';
  // what is only the place, or what they bring, has no list unless it has fields
  const kinds = second ? [`kind (${said}, ${second})`] : kindsOf(text, event);
  const own = fieldsOf(shape, event, unit);
  const places = limit ? (isOfUnit ? `${pluralise(unit)} in all (number)` : 'places (number)') : null; // prettier-ignore
  shape.keep(event, [isDay || !/\btime\b|\bo['’]?clock\b|service|practice|rehearsal|training|shift|session/i.test(`${text}`) ? 'date' : 'starts at', ...kinds, ...own, ...(places ? [places] : []), 'notes'], { leads: true }); // prettier-ignore
  const status = isAnswer ? [`answer (${/\bmaybe|perhaps|not sure/i.test(text) ? 'coming, maybe, not coming' : 'coming, not coming'})`] : []; // prettier-ignore
  const kept = person ? shape.keep(person, ['phone', 'email']) : null;
  shape.event(signUp, [...(kept ? [] : ['name']), ...status, ...(unit ? [`${pluralise(unit)} (number)`] : []), 'notes'], [event, ...(kept ? [kept] : [])]); // prettier-ignore
  shape.asked.isShared = true;
  shape.without('join', 'book', 'order');
  const taken1 = new Set([
    ...own,
    ...kinds.map(() => 'kind'),
    unit && pluralise(unit),
    unit && `number of ${pluralise(unit)}`,
  ]);
  shape.dropWhere(({ noun, fields }) => ![event, signUp, kept].includes(noun) && (/^(?:signup|enrollment|registration|attendance|loan)$/.test(noun) || fields.every((field) => taken1.has(field)))); // prettier-ignore
  if (places) shape.asked.starts.push({ of: event, label: places, start: String(toNumber(limit!)) });
  const taken = isOfUnit ? ({ over: signUp, take: 'sum', label: pluralise(unit) } as const) : ({ over: signUp, take: 'count', ...(isAnswer && { only: { label: 'answer', is: 'Coming' } }) } as const); // prettier-ignore
  shape.number({ of: event, label: isAnswer ? 'Coming' : taken.take === 'sum' ? `${pluralise(unit)} taken` : 'Signed up', type: 'number', by: 'same', parts: [taken] }); // prettier-ignore
  if (!places) return;
  shape.number({ of: event, label: isOfUnit ? `${pluralise(unit)} free` : 'Places free', type: 'number', by: 'difference', parts: [{ label: places }, taken] }); // prettier-ignore
  shape.page({ of: event, label: 'Still free', by: isOfUnit ? `${pluralise(unit)} free` : 'Places free', only: { kind: 'above', than: 0 } }); // prettier-ignore
}

/** "9 lakes ... put their name down for a day": they go to one of the farms on a day of theirs. */
function visitsOf(shape: Shape): boolean {
  const { text, reading } = shape;
  const place = reading.entities.find(({ noun }) => !isPerson(noun) && new RegExp(String.raw`\b${numbered} ${pluralise(noun)}\b`, 'i').test(text))?.noun; // prettier-ignore
  if (!place) return false;
  const person = peopleOf(shape);
  const [, finds = ''] = /\b(?:log|enter|record|post|add|report|upload) (?:their|there|his|her|what they|any|all)?\s?((?:finds|catches|sightings|harvests|hours|results|photos|kills|samples))\b/i.exec(text) ?? []; // prettier-ignore
  const find = nounIn(finds);
  const isRuled = /\brules\b/i.test(text);
  if (isRuled) shape.drop('rule');
  shape.dropWhere(({ noun, fields }) => noun !== place && noun !== person && (isPerson(noun) ? fields.length === 0 : fields.length < 2)); // prettier-ignore
  shape.keep(place, [...(/\bowner|farmer|landlord/i.test(text) ? [/\bfarmer/i.test(text) ? 'farmer' : 'owner', 'phone'] : []), ...(isRuled ? ['rules (long text)'] : []), 'notes'], { leads: true }); // prettier-ignore
  const kept = person ? [shape.keep(person, ['phone', 'email'])] : [];
  shape.event('sign-up', [...(person ? [] : ['name']), 'date', 'notes'], [place, ...kept]);
  shape.asked.isShared = true;
  shape.without('join', 'book', 'order');
  if (!find) return true;
  const isWorth = /\bvalue\b|\bworth\b/i.test(text);
  shape.keep(find, ['what it is (text)', 'found on (date)', 'picture', ...(isWorth ? ['value (money)'] : []), 'notes'], { of: [place, ...kept] }); // prettier-ignore
  const [, share = ''] = /\b(?:gets?|keeps?|is owed|receives?) (half|a third|a quarter)\b/i.exec(text) ?? [];
  const parts = { half: 2, 'a third': 3, 'a quarter': 4 }[share.toLowerCase()];
  const who = /\b(farmer|owner|landlord|club|finder|member)s? (?:gets?|keeps?|receives?)/i.exec(text)?.[1];
  if (parts && isWorth) shape.number({ of: find, label: `${who ? `Share of the ${who}` : 'Share'}`, type: 'money', by: 'quotient', parts: [{ label: 'value' }, { number: parts }] }); // prettier-ignore
  return true;
}

/** Who signs up, where the text names people of whom a list is kept. */
function peopleOf({ reading, text }: Shape): string | null {
  const known = reading.entities.find(({ noun }) => isPerson(noun) && !/captain|leader|chair|farmer|boss|secretary|admin/.test(noun))?.noun; // prettier-ignore
  const [, counted = ''] = /\b\d+ ([\p{L}-]+s|ladies|people)\b/iu.exec(text) ?? [];
  return known ?? (/^(?:ladies|men|women|people|volunteers|helpers)$/i.test(counted) ? 'helper' : null);
}

/** "a session, yoga or dance": which of both it is. */
function kindsOf(text: string, event: string): string[] {
  const [, one, other] = new RegExp(String.raw`\b${event}s?, (${word}) or (${word})\b`, 'iu').exec(text) ?? [];
  return one && other ? [`kind (${one}, ${other})`] : [];
}

/** What a list behind it says of it: "temperature", and which colour it has to be. */
function fieldsOf(shape: Shape, event: string, unit: string): string[] {
  const found: string[] = [];
  const rest = new RegExp(String.raw`\b${event}s?,? ([^.:!?]*)`, 'iu').exec(shape.text)?.[1] ?? '';
  for (const item of rest.split(/,\s*(?:and )?/).map((one) => one.trim().toLowerCase()))
    if (/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(item) && !/ or |how many|^(?:and|not|so|we|i|but|then)\b|\b(?:each|every|up|down)\b/.test(item) && nounIn(item) !== unit && !new RegExp(weekdays).test(item)) found.push(item); // prettier-ignore
  for (const [, name = ''] of shape.text.matchAll(/\b(?:mark|see|say|show|note)\w* (?:which|what) ([\p{L}-]+) (?:it|they|that)\b/giu)) found.push(name.toLowerCase()); // prettier-ignore
  return found;
}

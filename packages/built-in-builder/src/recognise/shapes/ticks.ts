import { isPerson } from '../../reading/chunks.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import { nounIn, numbered, toNumber, type Shape } from './shape.ts';

/** "tick what they can do already (serve, volley, backhand)" */
const canDo = /\b(?:tick|mark|check|see|note)(?: off)? (?:what|which \p{L}+) (?:they|he|she|each) (?:can(?: do)?|know|knows|has done|have done|have learn(?:ed|t)|has learn(?:ed|t)|has passed|master\w*)(?: already| yet| so far)? ?\(([^()]+)\)/iu; // prettier-ignore
/** "packs of 5 sessions", "a card for ten classes" */
const packs = new RegExp(String.raw`\b(blocks?|packs?|packages?|cards?|bundles?|sets?)(?: of| with| for) (${numbered}) ([\p{L}-]+s)\b`, 'iu'); // prettier-ignore
/** "mark which cards we have for a game" */
const whichHere = /\b(?:tick|mark|check|see|note)(?: off)? which ([\p{L}-]+s) (?:we|i|they) (?:have|own|got)(?: (?:for|of) (?:an?|each|every|the) ([\p{L}-]+))?/iu; // prettier-ignore
/** "put together a menu out of dishes and see what it costs" */
const madeOf = /\b(?:make|put together|build|plan|create) (?:the |a |an |our )?([\p{L}-]+)(?: (?:for|of) (?:an?|each|every|the) ([\p{L}-]+))? (?:out of|from) (?:the |our |my )?([\p{L}-]+s)\b/iu; // prettier-ignore

/** What is ticked for each, what is bought in packs and used up, what is made up of others. */
export function ticks(shape: Shape): void {
  skills(shape);
  bought(shape);
  partsHere(shape);
  programme(shape);
}

const isStaff = /instructor|teacher|coach|trainer|therapist/;

function skills(shape: Shape): void {
  const [, list = ''] = canDo.exec(shape.text) ?? [];
  const person = shape.reading.entities.find(({ noun }) => isPerson(noun) && !isStaff.test(noun))?.noun;
  if (!list || !person) return;
  const names = list.split(/,\s*(?:and )?|\s+and\s+/).map((one) => one.replace(/[.…]+$/, '').trim().toLowerCase()).filter(Boolean); // prettier-ignore
  shape.drop(...names.map(nounIn));
  for (const one of shape.reading.entities) one.fields = one.fields.filter((field) => !names.some((name) => field.startsWith(name))); // prettier-ignore
  shape.keep(person, names.map((name) => `${name} (yes/no)`)); // prettier-ignore
  if (/\bwhen (?:their|there|the|his|her) (?:\p{L}+ )?(?:test|exam) is\b/iu.test(shape.text)) shape.keep(person, ['test date']); // prettier-ignore
  shape.without('quiz', 'play');
}

function bought(shape: Shape): void {
  const [, pack = '', count = '', units = ''] = packs.exec(shape.text) ?? [];
  const person = shape.reading.entities.find(({ noun }) => isPerson(noun) && !isStaff.test(noun))?.noun; // prettier-ignore
  if (!pack || !person) return;
  const unit = nounIn(units);
  // bottles come in packs, too, and nobody takes part in them
  if (!/^(?:event|deed|time)$/.test(gradeOf(unit)?.kind ?? '') && !/lesson|session|class|visit|ride|treatment|massage/.test(unit)) return; // prettier-ignore
  const noun = nounIn(pack);
  const staff = nounIn(/\b((?:[\p{L}-]+ )?(?:instructor|teacher|coach|trainer|therapist))s?\b/iu.exec(shape.text)?.[1] ?? '').split(' ').at(-1)!; // prettier-ignore
  shape.drop(noun, 'order');
  if (staff) shape.keep(staff, ['phone']);
  shape.keep(person, ['phone', ...(staff ? [] : ['notes'])], { leads: true });
  if (staff) shape.belong(person, staff);
  const lesson = shape.event(unit, ['starts at', 'minutes (number)', 'notes'], [person, ...(staff ? [staff] : [])]); // prettier-ignore
  if (staff) shape.asked.exclusive.push(lesson);
  shape.event(`${unit} ${noun}`, ['bought on', `${units.toLowerCase()} (number)`, 'price', 'paid (yes/no)'], [person]); // prettier-ignore
  shape.asked.starts.push({ of: `${unit} ${noun}`, label: units, start: String(toNumber(count)) });
  shape.without('order', 'quiz');
  const sum = { over: `${unit} ${noun}`, take: 'sum', label: units } as const;
  shape.number({ of: person, label: `${units} left`, type: 'number', by: 'difference', parts: [sum, { over: unit, take: 'count' }] }); // prettier-ignore
}

function partsHere(shape: Shape): void {
  const [, parts = '', of = ''] = whichHere.exec(shape.text) ?? [];
  const part = nounIn(parts);
  const thing = nounIn(of);
  if (!part || !thing || isPerson(thing)) return;
  const entity = shape.find(part);
  if (entity) entity.fields = [];
  shape.keep(thing, [], { leads: true });
  shape.keep(part, ['there (yes/no)', 'notes', 'copies (number)'], { of: [thing] });
  shape.number({ of: thing, label: `${parts} missing`, type: 'number', by: 'same', parts: [{ over: part, take: 'count', only: { label: 'there', is: false } }] }); // prettier-ignore
  shape.page({ of: thing, label: `With missing ${parts}`, by: `${parts} missing`, only: { kind: 'above', than: 0 } });
}

function programme(shape: Shape): void {
  const [, made = '', owner = '', parts = ''] = madeOf.exec(shape.text) ?? [];
  const whole = nounIn(owner || made);
  const part = nounIn(parts);
  if (!whole || !part || isPerson(part) || isPerson(whole) || !shape.find(part)) return;
  const link = `${owner ? nounIn(made) : whole} item`;
  const lasts = /\bhow long (?:it|they|that|everything)\b|\blasts?\b|\bduration\b|\blength\b/i.test(shape.text);
  const priced = /\bhow much (?:it|they|that|everything|the whole)\b|\bwhat it costs\b/i.test(shape.text);
  const value = lasts ? 'minutes' : priced ? 'price' : null;
  if (!value || /^(?:app|application|tool|site|website|system|tracker|crm|list|database|platform)$/.test(whole)) return;
  const isMusic = /\b(?:band|orchestra|choir|brass|concert|music)\b/i.test(shape.text);
  shape.reading.relations = shape.reading.relations.filter(({ from, to }) => !(from === whole && to === part));
  const hasFields = (shape.find(whole)?.fields.length ?? 0) > 0;
  shape.keep(whole, hasFields ? [] : ['date', 'place', 'notes']);
  shape.keep(part, [...(isMusic ? ['composer'] : []), ...(value ? [`${value}${value === 'minutes' ? ' (number)' : ''}`] : [])]); // prettier-ignore
  shape.event(link, ['position (number)', 'notes'], [whole, part]);
  if (value) shape.number({ of: whole, label: `Total ${value}`, type: value === 'price' ? 'money' : 'number', by: 'same', parts: [{ over: link, take: 'sum', label: value, via: part }] }); // prettier-ignore
}

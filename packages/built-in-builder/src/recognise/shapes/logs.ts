import { isPerson } from '../../reading/chunks.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import { doingOfPast, nounIn, type Shape } from './shape.ts';

const past = String.raw`(?!need|review|approv|reject|assign|stor|encrypt|ship|deliver|invoic|confirm)(?:\p{L}+ed|cut|fed|shorn|shod|swept)`;
/** "each batch gets turned, washed", "every plant has to be watered and fed" */
const getsDone = new RegExp(String.raw`\b(?:each|every) ([\p{L}-]+?)s? (?:gets?|has to be|needs to be|must be) (${past}(?:(?:, | and |,? or |, and )${past})+)`, 'iu'); // prettier-ignore
/** "weighing them every day", "we measure her temperature each morning" */
const weighs = /\bweigh(?:ing|s|ed)?\b(?! (?:less|more|about|in at)\b)|\b(?:their|its|his|her) weights?\b/i;
const often = /\b(?:every|each|once a|twice a|per) (?:day|morning|evening|week|month|night)\b|\bdaily\b|\bweekly\b/i;
const loses = /\blos(?:es?|ing|t)\b[^.;]{0,20}\bweight\b|\bweight\b[^.;]{0,30}\b(?:less|down|drops?|falls?|goes down)\b|\bstops? gaining\b/i; // prettier-ignore
/** "how many grams from each flush", "how many litres at every milking" */
const yields = /\bhow (?:many|much) ([\p{L}-]+) (?:from|at|in|per|off|of) (?:each|every) ([\p{L}-]+)\b/iu;
const perThing = /\b(?:per|for each|for every|of each|of every|about each) ([\p{L}-]+)\b/iu;
const units = new Set(['gram', 'kilo', 'kg', 'litre', 'liter', 'pound', 'egg', 'piece', 'jar', 'bottle', 'box', 'crate', 'kilogram', 'stem']); // prettier-ignore
const also = /\b(?:plus|and|also|their|with|as well as) (vaccinations?|treatments?|medications?|vet visits?|feedings?|injections?|wormings?|checkups?)\b/i; // prettier-ignore
const houses = new RegExp(String.raw`\b(?:over|in|at|across|between|to|among) (?:\d+|two|three|four|five|six|seven|eight|several|different) (?:foster |host )?(homes|families|households|houses|sheds|stables|pens|hives|fields|barns|coops)\b`, 'iu'); // prettier-ignore

/** What is done to a thing time and again, and what it weighs or yields. */
export function logs(shape: Shape): void {
  treatments(shape);
  weighings(shape);
  harvests(shape);
}

function treatments(shape: Shape): void {
  const [, thing = '', list = ''] = getsDone.exec(shape.text) ?? [];
  const about = nounIn(thing);
  if (about.length < 3 || isPerson(about) || !list || !shape.find(about)) return;
  const kinds = list.split(/,\s*(?:and )?|\s+(?:and|or)\s+/).filter(Boolean).map(doingOfPast); // prettier-ignore
  shape.keep(about, [], { leads: true });
  const doings = list.split(/,\s*(?:and )?|\s+(?:and|or)\s+/).map(doingOfPast);
  shape.dropWhere(({ noun, fields }) => noun !== about && (doings.includes(noun) || (noun === 'kind' && fields.length === 0))); // prettier-ignore
  shape.event('treatment', ['date', `what was done (${kinds.join(', ')})`, 'done by', 'notes'], [about]);
  readyDays(shape, about);
}

/** "is ready after so and so many days": when depends on the day it was made. */
function readyDays(shape: Shape, about: string): void {
  const { text } = shape;
  const said = /\b(ready|ripe|done|due|finished|mature|sellable)\b[^.;]{0,14} (?:after|in) (?:(?:so and so|so|x|n|a certain number of|how) ?(?:many|much)?|some|\d+) (days|weeks|months)\b/i.exec(text); // prettier-ignore
  const entity = shape.find(about);
  if (!said || !entity) return;
  const [, state = '', unit = ''] = said;
  entity.fields = entity.fields.filter((field) => !new RegExp(`\\b${state}\\b`, 'i').test(field));
  const made = entity.fields.find((field) => /date|made|started/i.test(field)) ?? 'date made';
  shape.keep(about, [made, `${unit.toLowerCase()} until ${state.toLowerCase()} (number)`]);
  const by = ({ days: 'days-after', weeks: 'weeks-after', months: 'months-after' } as const)[unit.toLowerCase()]!;
  shape.number({ of: about, label: `${state} on`, type: 'date', by, parts: [{ label: made }, { label: `${unit} until ${state}` }] }); // prettier-ignore
  shape.page({ of: about, label: `${state} now`, by: `${state} on`, only: { kind: 'older', days: -1 } });
}

function weighings(shape: Shape): void {
  const { text } = shape;
  if (!weighs.test(text) || /\b(?:myself|ourselves)\b/i.test(text) || !(often.test(text) || loses.test(text))) return;
  const about = shape.reading.entities.find(({ noun, isImplied }) => !isImplied && !/weigh|vaccin|home|loan|famil|shelter/.test(noun))?.noun; // prettier-ignore
  const kind = gradeOf(about ?? '')?.kind;
  if (!about || !(kind === undefined || /^(?:animal|person)$/.test(kind))) return;
  shape.dropWhere(({ noun }) => /^(?:weight|weighing|loan|lending)$/.test(noun));
  shape.event('weighing', ['date', 'weight (number)', 'notes'], [about]);
  shape.keep(about, ['born on', 'photo', 'notes'], { leads: true });
  const [, more = ''] = also.exec(text) ?? [];
  if (more) shape.event(nounIn(more), ['date', 'kind', 'notes'], [about]);
  const house = nounIn(houses.exec(text)?.[1] ?? '');
  if (house) {
    const noun = /\bfoster\b/i.test(text) && /^(?:home|family)$/.test(house) ? `foster ${house}` : house;
    shape.drop(house);
    shape.keep(noun, ['contact', 'phone', 'address']);
    shape.belong(about, noun);
    shape.asked.filters.push({ of: about, by: noun });
  }
  shape.without('borrow', 'book');
  const part = { over: 'weighing', label: 'weight', day: 'date' };
  shape.number({ of: about, label: 'Last weight', type: 'number', by: 'same', parts: [{ ...part, take: 'last' }] });
  shape.number({ of: about, label: 'Change', type: 'number', by: 'same', parts: [{ ...part, take: 'change' }] });
  if (loses.test(text)) {
    shape.asked.highlights.push({ of: about, by: 'Change', only: { kind: 'below', than: 0 }, label: 'Loses weight' });
    shape.page({ of: about, label: 'Losing weight', by: 'Change', only: { kind: 'below', than: 0 } });
  }
}

function harvests(shape: Shape): void {
  const { text } = shape;
  const [, unit = '', each = ''] = yields.exec(text) ?? [];
  const child = nounIn(each);
  if (!units.has(nounIn(unit)) || child.length < 3 || isPerson(child)) return;
  const said = nounIn(perThing.exec(text.replace(yields, ''))?.[1] ?? '');
  const about = said && !units.has(said) && !isPerson(said) ? said : undefined;
  const amount = unit.toLowerCase();
  if (!about) {
    // "how many eggs from each coop every day"
    if (!often.test(text)) return;
    const count = `${nounIn(unit)} count`;
    for (const one of shape.reading.entities) one.fields = one.fields.filter((field) => !field.includes(amount) && !field.includes(`number of ${amount}`)); // prettier-ignore
    shape.keep(child, ['notes'], { leads: true });
    shape.event(count, ['date', `${amount} (number)`, 'notes'], [child]);
    shape.number({ of: child, label: `Total ${amount}`, type: 'number', by: 'same', parts: [{ over: count, take: 'sum', label: amount }] }); // prettier-ignore
    shape.number({ of: child, label: `${amount} this week`, type: 'number', by: 'same', parts: [{ over: count, take: 'sum', label: amount, week: 'date' }] }); // prettier-ignore
    return;
  }
  // what was read as the owner of the list gives its fields to the thing that each is said of
  const others = shape.reading.entities.filter(({ noun, fields }) => noun !== about && noun !== child && fields.some((field) => field.includes(amount))); // prettier-ignore
  const fields = others.flatMap((one) => one.fields).filter((field) => !field.includes(amount));
  shape.drop(...others.map(({ noun }) => noun));
  shape.keep(about, [...askedOf(text), ...fields], { leads: true });
  shape.event(child, ['date', `${amount} (number)`, 'notes'], [about]);
  shape.number({ of: about, label: `Total ${amount}`, type: 'number', by: 'same', parts: [{ over: child, take: 'sum', label: amount }] }); // prettier-ignore
  shape.dropWhere(({ noun, fields: own }) => own.length === 0 && noun.includes(' ') && !text.toLowerCase().includes(`each ${noun}`)); // prettier-ignore
}

/** "when inoculated, what strain" */
const askedOf = (text: string): string[] => [
  ...[...text.matchAll(/\bwhen (?:it was |they were |i |we )?([\p{L}]+ed)\b/giu)].map(([, verb = '']) => `${verb.toLowerCase()} on (date)`), // prettier-ignore
  ...[...text.matchAll(/\b(?:what|which) (strain|kind|variety|breed|type|sort|colour|size|brand)\b/giu)].map(([, name = '']) => name.toLowerCase()), // prettier-ignore
];

import { isPerson } from '../../reading/chunks.ts';
import { pluralise } from '../../plan/names.ts';
import { nounIn, type Shape } from './shape.ts';

const nouns = 'pitch|pitches|peg|berth|mooring|plot|allotment|locker|stall|stable|box|boxe|kennel|bay|desk|court|lane|table|site|space|unit|garage|slip|hut|cabin|tent|room|bed|bench|shelf|hook|pew|cage|parking space|parking place'; // prettier-ignore
const counted = new RegExp(String.raw`\b(\d+) (${nouns.replaceAll('|', 's?|')}s?)\b`, 'iu');
const books =
  /\bbook(?:ed|ing)?\b|\bbooks? (?:an?|the|them|it|one|for)\b|\breserv\w+\b|\bis (?:peg|pitch|lane|court|table|berth|[\p{L}]+) \d+ free\b|\bday tickets?\b/iu;
const empties = /\b(?:which|what|the) (?:ones|\p{L}+) (?:are|is) (?:still )?(?:empty|free|taken|vacant|let)\b|\bwho is (?:on|in) (?:which|what)\b|\bpaid (?:until|till|up to)\b/iu; // prettier-ignore
const caught = /\bwhat they (?:have )?(caught|found|saw|shot|picked|harvested)\b/iu;
const deed: Readonly<Record<string, string>> = { caught: 'catch', found: 'find', saw: 'sighting', shot: 'bag', picked: 'harvest', harvested: 'harvest' }; // prettier-ignore

/** Nobody has them for long, or whoever has them is no tenant. */
const byTheHour = /^(?:table|bed|desk|court|lane|kennel|cage|bench|pew|stall)$/;

/** So many places of a kind: who books which for a day, or who has which for long. */
export function places(shape: Shape): void {
  const { text } = shape;
  const [, , said = ''] = counted.exec(text) ?? [];
  if (!said) return;
  const place = nounIn(said).replace(/^boxe$/, 'box');
  if (empties.test(text) && !byTheHour.test(place) && !/\bbook\w*\b/i.test(text)) occupied(shape, place);
  else if (books.test(text)) booked(shape, place);
}

function booked(shape: Shape, place: string): void {
  const { text } = shape;
  const [, verb = ''] = caught.exec(text) ?? [];
  shape.dropWhere(({ noun, fields }) => noun !== place && !isPerson(noun) && (fields.length === 0 || /^(?:ring|ticket|day|season|booking)$/.test(noun))); // prettier-ignore
  const weight = shape.reading.entities.find(({ noun, fields }) => noun !== place && /^(?:ring|lake|fish)$/.test(noun) && fields.length > 0); // prettier-ignore
  shape.keep(place, ['number', 'notes'], { leads: true });
  if (weight && weight.noun !== place) shape.drop(weight.noun);
  const old = shape.find('booking');
  if (old) old.fields = [];
  shape.keep('booking', ['name', 'phone', 'date'], { of: [place] });
  shape.find('booking')!.isWhole = true;
  shape.asked.isShared = true;
  shape.asked.exclusive.push('booking');
  shape.without('book', 'order');
  const found = deed[verb.toLowerCase()];
  if (!found) return;
  const what = found === 'catch' ? 'kind of fish' : 'what it is';
  shape.keep(found, [what, ...(/\bweight|\bkg\b|\bpounds?\b|\bbiggest\b|\bheaviest\b/i.test(text) ? ['weight in kg (number)'] : []), 'date', `${verb} by`, 'photo'], { of: [place] }); // prettier-ignore
}

function occupied(shape: Shape, place: string): void {
  const { text } = shape;
  const thing = shape.reading.entities.find(({ noun }) => noun !== place && !isPerson(noun) && new RegExp(String.raw`\b(?:for|of|storage for|keep|park) ${noun}s\b`, 'i').test(text))?.noun; // prettier-ignore
  const tenant = thing ?? 'tenant';
  const loose = shape.reading.entities.filter(({ noun }) => noun !== place && noun !== thing);
  const fields = loose.flatMap((one) => (isPerson(one.noun) ? [one.noun, ...one.fields.map((field) => `${one.noun} ${field}`)] : one.fields)); // prettier-ignore
  shape.keep(place, ['number', 'notes'], { leads: true });
  const has = (name: RegExp) => [...fields, ...(shape.find(tenant)?.fields ?? [])].some((field) => name.test(field));
  shape.drop(...loose.map(({ noun }) => noun));
  shape.keep(tenant, [...(thing ? ['owner', 'owner phone'] : ['name', 'phone']), ...fields.filter((field) => !/^(?:number|pitch number|which ones|owner)/.test(field)), ...(/\bpaid (?:until|till|up to)\b/i.test(text) && !has(/paid until/) ? ['paid until'] : []), ...pays(text), 'from', 'until'], { of: [place] }); // prettier-ignore
  shape.asked.exclusive.push(tenant);
  shape.number({ of: place, label: 'Taken', type: 'number', by: 'same', parts: [{ over: tenant, take: 'count', only: { label: 'until', is: false } }] }); // prettier-ignore
  shape.page({ of: place, label: `Empty ${pluralise(place)}`, by: 'Taken', only: { kind: 'below', than: 1 } });
  if (/\bpaid (?:until|till|up to)\b/i.test(text)) shape.page({ of: tenant, label: 'Payment overdue', by: 'Paid until', only: { kind: 'past' } }); // prettier-ignore
  shape.without('book', 'order');
}

const pays = (text: string): string[] => (/\b(?:yearly|annually)\b[^.]*\bmonthly\b|\bmonthly\b[^.]*\byearly\b/i.test(text) ? ['pays (monthly, yearly)'] : []); // prettier-ignore

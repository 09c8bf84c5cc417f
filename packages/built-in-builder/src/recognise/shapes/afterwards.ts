import { isPerson } from '../../reading/chunks.ts';
import { numbered, toNumber, type Shape } from './shape.ts';

/** "after two years they are thrown away" */
const later = new RegExp(String.raw`\b(?:after|once) (?:about )?(${numbered}) (days|weeks|months|years)(?: (?:are over|have passed))?,? (?:it|they|things?|everything|these|that|what(?:ever)? is left) (?:all )?(goes|go|is|are|gets|get|has to be|have to be|must be|can be|will be|should be|expires?|comes?)(?: (?!so\b)((?:\p{L}+ ?){1,3}?))?(?=[.,;!?]|$| and | or )`, 'iu'); // prettier-ignore
/** "which parcels are overdue (over 3 days)" */
const late = new RegExp(String.raw`\bwhich ([\p{L}-]+s) (?:are|is) (?:too )?(?:late|overdue|old|open too long)(?: ?\(|,| -)? ?(?:over|more than|after|older than)? ?(${numbered}) (days|weeks|months)`, 'iu'); // prettier-ignore
/** "lost property", "lost and found" */
const found = /\blost (?:property|and found|& found|things|items)\b|\bfound (?:items|things|objects)\b/i;
const claims = /\b([\p{L}-]+s) (?:can |should |may )?(?:look|see|browse|scroll)[^.;]{0,30}\b(?:say|tell|click|claim|mark|write)\b[^.;]{0,20}\b(?:ours|theirs|mine|his|hers|it|one)\b|\bclaim(?:s|ed)?\b/iu; // prettier-ignore
const in_: Readonly<Record<string, readonly [by: 'days-after' | 'weeks-after' | 'months-after', factor: number, days: number]>> = { days: ['days-after', 1, 1], weeks: ['weeks-after', 1, 7], months: ['months-after', 1, 30], years: ['months-after', 12, 365] }; // prettier-ignore
const isDate = /\b(?:date|on|when|found|received|came in|bought|made)\b/;

/** What becomes of a thing once so much time has gone by. */
export function afterwards(shape: Shape): void {
  inTime(shape);
  tooLate(shape);
}

/** Found things, and who says that one is theirs. */
export function lostAndFound(shape: Shape): void {
  const { text } = shape;
  if (!found.test(text)) return;
  shape.dropWhere(({ noun }) => /^(?:property|lost property|thing)$/.test(noun));
  const item = 'found item';
  shape.keep(item, [], { leads: true });
  shape.find(item)!.fields = [];
  shape.dropWhere(({ noun }) => /^(?:item|lost item|property)$/.test(noun));
  shape.asked.isShared = true;
  if (!claims.test(text)) return;
  shape.keep('claim', ['name', 'phone', 'date', 'notes'], { of: [item] });
  shape.dropWhere(({ noun, fields }) => isPerson(noun) && fields.length === 0);
  shape.number({ of: item, label: 'Claims', type: 'number', by: 'same', parts: [{ over: 'claim', take: 'count' }] });
  shape.page({ of: item, label: 'Claimed', by: 'Claims', only: { kind: 'above', than: 0 } });
}

function inTime(shape: Shape): void {
  const [, count = '', unit = '', , what = ''] = later.exec(shape.text) ?? [];
  const about = shape.thing;
  const entity = about && shape.find(about);
  if (!count || !entity) return;
  const isFound = entity.noun === 'found item';
  const day = isFound
    ? 'found on'
    : (entity.fields.find((field) => isDate.test(field) && !/\bdue\b|until/.test(field)) ?? 'date');
  if (!isFound) shape.keep(entity.noun, [day]);
  const [by, factor, days] = in_[unit.toLowerCase()]!;
  const label = what.trim() === '' ? 'Time is up on' : `${what.trim()} on`;
  const dayLabel = day.replace(/\s*\(.*$/, '');
  shape.number({ of: entity.noun, label, type: 'date', by, parts: [{ label: dayLabel }, { number: toNumber(count) * factor }] }); // prettier-ignore
  shape.page({ of: entity.noun, label: `Over ${count} ${unit}`, by: dayLabel, only: { kind: 'older', days: toNumber(count) * days } }); // prettier-ignore
}

const isContainer = /^(?:bottle|jar|box|bag|tube|container|parcel|envelope|crate|packet|kit)$/;

function tooLate(shape: Shape): void {
  const [, things = '', count = '', unit = ''] = late.exec(shape.text) ?? [];
  const noun = things && shape.reading.entities.find((one) => things.toLowerCase().startsWith(one.noun))?.noun;
  if (!noun) return;
  // what it comes in is not what is looked at
  const container = shape.reading.entities.find((one) => one.noun !== noun && isContainer.test(one.noun) && one.fields.length > 1); // prettier-ignore
  const inside = (container?.fields ?? []).map((field) => field.replace(/^(?:then|and|also) /, ''));
  shape.keep(noun, [...inside, 'received on (date)', 'finished (yes/no)'], { leads: true });
  if (container) shape.drop(container.noun);
  shape.dropWhere((one) => one.fields.length === 0 && inside.some((field) => field === one.noun));
  shape.dropWhere(({ isImplied, fields, noun: one }) => isImplied && fields.length === 0 && one !== noun);
  const client = shape.reading.entities.find((one) => /^(?:customer|client|patient)$/.test(one.noun));
  if (client) shape.belong(noun, client.noun);
  shape.page({ of: noun, label: `Late ${things}`, by: 'received on', only: { kind: 'older', days: toNumber(count) * (in_[unit.toLowerCase()]?.[2] ?? 1) }, and: [{ by: 'finished', only: { kind: 'no' } }] }); // prettier-ignore
}

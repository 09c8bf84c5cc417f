import { isPerson } from '../../reading/chunks.ts';
import { nominals } from '../../reading/lexicon/nominals.ts';
import type { ReadEntity } from '../../reading/reading.ts';
import { doingOf, nounIn, numbered, toNumber, type Shape } from './shape.ts';

const again =
  /\b(?:due|on for (?:today|tomorrow|this week)|have ?n['’]?o?t (?:done|been|seen|visited|cut|cleaned|serviced|checked|had|swept|tuned|called|\p{L}+ed)|not (?:been )?(?:done|been|seen|visited|serviced|checked|cleaned|cut) (?:in|for|since)|who(?:se)? (?:is|are)? ?(?:next|turn)|turn (?:it is|again)|next (?:visit|service|appointment|time)|needs? (?:doing|it|one) again|needs? \p{L}+ing every|come(?:s)? back every|owes? me)\b/iu;
const span = new RegExp(String.raw`\b(every|after|over|than|each|for|in) (?:about |around |more than )?(${numbered}?)(?: ?(?:or|to|-) ?${numbered})? ?(weeks?|months?|days?)\b`, 'giu'); // prettier-ignore
const trade = /(?:^|[.!?,] ?)(?:(?:hi|hello|hey|so)[,!. ]*)?(?:i|we)(?: mostly| only| just)? (tune|sweep|clean|service|trim|shoe|groom|cut|mow|prune|repair|inspect|check|treat|maintain|empty|test|do|wash|shear|sharpen|massage|visit)s? (?:people['’]?s? |the |other people['’]?s? )?((?:[\p{L}-]+ )?[\p{L}-]+s)\b/iu; // prettier-ignore
const eachDue = /\b(?:every|each) ([\p{L}-]+) (?:is |are |comes? |needs? |has to be |must be |gets? )?(?:\p{L}+ )?(?:due|again|done|serviced|seen|visited|every|after)\b/iu; // prettier-ignore
const comeBack = /\b([\p{L}-]+s) (?:come back|come|are due|are done|get \p{L}+ed|need \p{L}+ing|have to be \p{L}+ed) (?:again )?(?:every|after)\b/iu; // prettier-ignore
const whoHas = /\bwho has which ([\p{L}-]+)/iu;
const whose = /\bwhose ([\p{L}-]+?)(?:s)? (?:i|we)\b/iu;
const whichThings = /\bwhich ([\p{L}-]+s?) (?:(?:i|we) )?(?:is|are|have|has|need|needs|haven|hasn)/iu;
const clients = /\b(customers?|clients?|owners?|patients?|households?|tenants?|farmers?|families)\b/iu;
const places = new RegExp(String.raw`\b(?:${numbered}|several|many|different) (?:\p{L}+ )?(yards|villages|farms|sites|estates|buildings|towns|streets|stables|branches|districts|parishes|locations|areas|rounds)\b`, 'iu'); // prettier-ignore
const unpaid = /\b(?:who|what (?:they|everyone|people|each)|how much) (?:still )?(?:owes?|has(?:n['’]?t| not) paid|has to pay)|\bowes? me\b|\bnot paid\b|\bpay (?:me )?(?:later|next time)|\bpays? cash\b/iu; // prettier-ignore
const timeWords = /^(?:one|time|thing|job|day|week|month|year|visit|it|customer|client|person|people|body|bit)$/;

/** What is due once, or is paid or given back by a day, is visited by nobody. */
const dueOnce = /\b(?:invoic\w+|rents?|loans?|books|borrow\w*|subscriptions?|contracts?|assignments?|homework|polic(?:y|ies)|bills|deadlines?|library|memberships?)\b/iu; // prettier-ignore

/** What somebody comes back to from time to time: whose it is, when it was done last, when it is due again. */
export function rounds(shape: Shape): void {
  const { text } = shape;
  const spans = [...text.matchAll(span)];
  if (spans.length === 0 || !again.test(text) || dueOnce.test(text)) return;
  const [, verb = '', object = ''] = trade.exec(text) ?? [];
  const client = nounIn(clients.exec(text)?.[1] ?? 'customer');
  const named = [whoHas.exec(text)?.[1], eachDue.exec(text)?.[1], comeBack.exec(text)?.[1], whose.exec(text)?.[1], whichThings.exec(text)?.[1], verb.toLowerCase() === 'do' ? undefined : object.split(' ').at(-1)]; // prettier-ignore
  const thing = named.map((word) => nounIn(word ?? '')).find((noun) => noun.length > 2 && !timeWords.test(noun) && !isPerson(noun)); // prettier-ignore
  const isTold = thing !== undefined || verb !== '' || clients.test(text) || /\bon for (?:today|tomorrow|this week)\b/i.test(text); // prettier-ignore
  if (!isTold || shape.find('task') || /\bremind\b[^.;]*\bevery\b/i.test(text)) return;
  const visit = verb && verb.toLowerCase() !== 'do' ? (nominals.get(verb.toLowerCase()) ?? doingOf(verb)) : 'visit';
  const place = nounIn(places.exec(text)?.[1] ?? '');
  const isMoney = /\bcharg\w*|\bpa(?:y|ys|id)\b|\bowes?\b|\bprice|\bcost/i.test(text);
  const owed = unpaid.test(text);
  // an interval is kept where it differs, or where it is said of each
  const differs = spans.some(([, word = '']) => /^(?:every|each|after)$/i.test(word));
  const unit = spans[0]![3]!.toLowerCase().replace(/s?$/, 's');
  const about = thing ?? client;
  const isList = ({ why, fields }: ReadEntity) => why.includes('has fields') && fields.length > 2;
  shape.dropWhere((one) => ![about, client, place, visit].includes(one.noun) && !isList(one));
  const read = shape.find(about);
  const ofClient = new RegExp(`^${client}s? (?=\\p{L})`, 'iu');
  const moved = (read?.fields ?? [])
    .filter((field) => ofClient.test(field))
    .map((field) => field.replace(ofClient, ''));
  if (read)
    read.fields = read.fields.filter((field) => !/^(?:what|how much|which|about|\d+|every) ?|\b(?:in (?:an?|the|my|two|three|\d+) |every \d)/.test(field) && !ofClient.test(field)); // prettier-ignore
  else shape.keep(about);
  const interval = `interval in ${unit} (number)`;
  const own = thing ? [] : ['address', 'phone'];
  shape.keep(about, [...own, ...(isMoney && !thing ? ['price'] : []), ...(differs ? [interval] : []), 'notes'], { leads: true }); // prettier-ignore
  const isForClient = thing !== undefined && (verb !== '' || clients.test(text) || moved.length > 0);
  if (isForClient) shape.keep(client, [...moved, 'phone', 'email', 'address']);
  if (isForClient) shape.belong(about, shape.find(client)!.noun);
  if (place) shape.keep(place, ['address', 'notes']);
  if (place) shape.belong(shape.find(about)!.noun, shape.find(place)!.noun);
  if (place) shape.asked.filters.push({ of: about, by: place });
  shape.event(visit, ['date', ...measured(text), ...(isMoney ? [/\bcharg/i.test(text) ? 'charge (money)' : 'price'] : []), ...(owed ? ['paid (yes/no)'] : []), 'notes'], [about]); // prettier-ignore
  const last = { over: visit, take: 'latest', label: 'date' } as const;
  shape.number({ of: about, label: `Last ${visit}`, type: 'date', by: 'same', parts: [last] });
  if (differs) {
    const by = { weeks: 'weeks-after', months: 'months-after', days: 'days-after' }[unit] as 'weeks-after';
    shape.number({ of: about, label: 'Next due', type: 'date', by, parts: [last, { label: `Interval in ${unit}` }] });
    shape.page({ of: about, label: 'Due now', by: 'Next due', only: { kind: 'older', days: -1 } });
  } else {
    const days = (toNumber(spans[0]![2]!) || 1) * ({ weeks: 7, months: 30.5, days: 1 }[unit] ?? 1);
    shape.page({ of: about, label: `Not done for over ${spans[0]![2] || 'one'} ${spans[0]![2] ? unit : unit.slice(0, -1)}`, by: `Last ${visit}`, only: { kind: 'older', days: Math.floor(days) } }); // prettier-ignore
  }
  if (owed && !thing) {
    shape.number({ of: client, label: 'Owes', type: 'money', by: 'same', parts: [{ over: visit, take: 'sum', label: 'price', only: { label: 'paid', is: false } }] }); // prettier-ignore
    shape.page({ of: client, label: 'Who owes', by: 'Owes', only: { kind: 'above', than: 0 } });
  }
}

/** "which oil it had": what is noted each time. */
const measured = (text: string): string[] =>
  [...text.matchAll(/\b(?:what|which) ([\p{L}-]+) (?:it|he|she|they) (?:was|were|had|got|needed|weighed|used)\b/giu)]
    .map(([, word = '']) => word.toLowerCase())
    .filter((word) => word.length > 2 && !/^(?:time|day|date|thing)$/.test(word));

import { isPerson } from '../../reading/chunks.ts';
import { nounIn, numbered, toNumber, type Shape } from './shape.ts';

/** "which boats went how many hours this week" */
const didHowMuch = /\bwhich ([\p{L}-]+s) (?:ran|run|did|do|drove|worked|work|pulled|flew|walked|went|carried) how (?:many|much) (km|kilomet(?:re|er)s|miles|hours|laps|tours)(?: (?:this|per|a|each) (week))?/iu; // prettier-ignore
/** "crews of 4 for every tour" */
const teams = new RegExp(String.raw`\b(?:teams?|groups?|crews?) of (${numbered}) (?:for|per|on|in) (?:each|every|a|the) ([\p{L}-]+)`, 'iu'); // prettier-ignore
const most = new RegExp(String.raw`\b(?:max(?:imum)?\.?|at most|no more than|not more than|limit(?: of| is)?) (${numbered})\b`, 'iu'); // prettier-ignore
const hurt = /\bwho(?:['’]?s| is) (injured|sick|ill|hurt|lame|resting|away|off)\b/i;
/** "who drives out, who drives home" */
const drives = /\bwho drives\b[^.;]{0,20}(?:there|to|out|back|home)\b|\bdriving (?:the |our )?(?:kids|children)\b/i;

/** Teams for what takes place, how much each did, and who drives whom. */
export function outings(shape: Shape): void {
  teamed(shape);
  carPool(shape);
}

function teamed(shape: Shape): void {
  const { text } = shape;
  const [, things = '', unit = '', week = ''] = didHowMuch.exec(text) ?? [];
  const [, count = '', outing = ''] = teams.exec(text) ?? [];
  const event = nounIn(outing);
  const one = nounIn(things);
  if (!one || !event || one === event || isPerson(event)) return;
  const measure = /^k/i.test(unit) ? 'km' : unit.toLowerCase();
  const state = hurt.exec(text)?.[1]?.toLowerCase();
  shape.dropWhere(({ noun }) => noun !== one && noun !== event);
  const read = shape.find(event);
  if (read) read.fields = [];
  const place = `team ${isPerson(one) ? 'member' : one}`;
  shape.keep(one, [`status (${state ? `fit, ${state}` : 'active, resting'})`, 'notes'], { leads: true });
  shape.keep(event, ['date', `${measure} (number)`, 'places (number)', 'notes']);
  shape.event(place, ['notes'], [event, one]);
  shape.asked.starts.push({ of: event, label: 'places', start: String(toNumber(count)) });
  shape.asked.isShared = true;
  const run = { over: place, take: 'sum', label: measure, via: event, ...(week && { week: 'date' }) } as const;
  const label = week ? `${measure} this week` : `${measure} in all`;
  shape.number({ of: one, label, type: 'number', by: 'same', parts: [run] });
  const limit = most.exec(text)?.[1];
  if (!limit) return;
  const only = { kind: 'above', than: toNumber(limit) } as const;
  shape.asked.highlights.push({ of: one, by: label, only, label: `Over ${limit}` });
  shape.page({ of: one, label: `Over ${limit} ${measure}`, by: label, only });
}

function carPool(shape: Shape): void {
  const { text } = shape;
  if (!drives.test(text) || /\b(?:customers?|clients?|fleet|trucks?|orders?|deliver\w*|parcels?)\b/i.test(text)) return;
  const [, parties = ''] = /\b((?:families|parents|drivers|colleagues|players|members|neighbours))\b/i.exec(text) ?? [];
  const party = nounIn(parties || 'drivers');
  const [, kids = 'kids'] = /\b(kids|children|players|passengers|people)\b/i.exec(text.replace(parties, '')) ?? [];
  const [, to = ''] = /\bto (?:the )?(?:[\p{L}-]+ )?(training|practice|school|work|match|matches|games?|lessons?|club|kindergarten|choir)\b/iu.exec(text) ?? []; // prettier-ignore
  const day = to ? `${nounIn(to)} day` : 'trip';
  shape.reading.entities = [];
  shape.reading.relations = [];
  shape.keep(day, ['date', 'seats (number)', `${kids.toLowerCase()} who come (long text)`, 'notes'], { leads: true });
  shape.keep(party, [kids.toLowerCase(), 'seats in the car (number)', 'phone']);
  shape.asked.isShared = true;
  shape.without('order', 'book');
  shape.asked.references.push(
    { of: day, label: 'Driver there', to: party },
    { of: day, label: 'Driver back', to: party },
  );
  const count = (by: string) => ({ over: day, take: 'count', by }) as const;
  shape.number({ of: party, label: 'Drives made', type: 'number', by: 'sum', parts: [count('Driver there'), count('Driver back')] }); // prettier-ignore
  shape.page({ of: day, label: 'No driver there', by: 'Driver there', only: { kind: 'missing' } });
  shape.page({ of: day, label: 'No driver back', by: 'Driver back', only: { kind: 'missing' } });
}

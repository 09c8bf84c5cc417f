import { nounIn, numbered, toNumber, type Shape } from './shape.ts';

const owners = new RegExp(String.raw`\b(${numbered}) (families|households|friends|couples|neighbours|neighbors|siblings|brothers|sisters|owners|flats|parties|clubs|farmers|farms)\b[^.]{0,40}?\b(?:own|share|have|use|bought|keep)\b (?:together )?(?:one|an?|the|our|this) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=[.,;!]|$| and | together| between| with)`, 'iu'); // prettier-ignore
const when =
  /\bwho (?:has|gets|uses|is using|takes|needs) (?:it|her|him|the \p{L}+) (?:which|what|when|on which)\b|\bcalendar\b|\bwhose (?:turn|week|weekend)\b|\bbook(?:s|ing)?\b/iu;
const costs = /\b(?:the |all |our )?(?:costs?|expenses?|bills?|money|who paid)\b/i;
const splits =
  /\bsplit\b|\bshare of\b|\bdivid\w+\b|\bper (?:family|household|person)\b|\bby (?:\d+|four|three|five)\b/i;
const broken = /\b(?:things?|what['’]?s?|stuff|list of (?:things|what))(?: (?:is|are|that is|thats))? ?(?:broken|to (?:fix|repair)|to be (?:fixed|repaired)|needs? (?:fixing|repair\w*|doing))\b|\brepairs?\b|\bwhat needs\b|\bfaults?\b|\bdefects?\b/i; // prettier-ignore

/** Several have one thing together: who has it when, what is broken, what it costs each. */
export function sharing(shape: Shape): void {
  const { text } = shape;
  const [, count = '', people = '', shared = ''] = owners.exec(text) ?? [];
  if (!shared) return;
  const party = nounIn(people);
  const one = nounIn(shared.split(' ').at(-1)!);
  const asks = [when.test(text), costs.test(text), broken.test(text)];
  if (asks.filter(Boolean).length < 2) return;
  shape.reading.entities = [];
  shape.reading.relations = [];
  shape.reading.called = `${one} sharing`;
  if (asks[0]) {
    shape.event('booking', ['from (date)', 'until (date)', 'notes'], []);
    shape.lead(shape.find('booking')!);
    shape.asked.exclusive.push('booking');
    if (!shape.reading.abilities.includes('calendar'))
      shape.reading.abilities = [...shape.reading.abilities, 'calendar'];
  }
  shape.without('book', 'order', 'borrow');
  if (asks[2]) shape.keep('defect', ['status (open, in progress, fixed)', 'reported on', 'photo', 'notes']); // prettier-ignore
  if (asks[1]) shape.keep('expense', ['description', 'amount', 'date']);
  if (asks[1]) shape.find('expense')!.isWhole = true;
  shape.asked.isShared = true;
  shape.keep(party, ['contact', 'phone']);
  if (asks[0]) shape.belong('booking', party);
  if (!asks[1]) return;
  shape.belong('expense', party);
  shape.number({ of: party, label: 'Paid so far', type: 'money', by: 'same', parts: [{ over: 'expense', take: 'sum', label: 'amount' }] }); // prettier-ignore
  if (splits.test(text) && toNumber(count) > 1)
    shape.number({ of: 'expense', label: 'Share of each', type: 'money', by: 'quotient', parts: [{ label: 'amount' }, { number: toNumber(count) }] }); // prettier-ignore
}

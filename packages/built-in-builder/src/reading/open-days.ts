const english = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const german = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const day = String.raw`(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|(?:sonn|mon|diens|donners|frei|sams)tag(?:e?n?|s)?|mittwochs?|wochenenden?)`;
/** "Sundays and Mondays", "sonntags, montags und feiertags" */
const days = String.raw`(?:${day}(?:(?:, | and | or | & |, and | und | oder |\/)(?:on |am |at )?(?:the )?${day})*)`;

const closed: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:not|never|closed|shut|none|nothing|no [\p{L}-]+|geschlossen|zu|ruhetage?(?: ist| sind)?|nicht|nie|keine? [\p{L}-]+)(?: are| is)?:? (?:on |at |am |an |haben wir (?:am )?)?(?:the |every )?(?<days>${days})(?!\p{L})`, 'giu'), // prettier-ignore
  new RegExp(String.raw`(?<!\p{L})(?<days>${days})(?:,? (?:we|i|it) (?:am|are|is)|['’]?re| are| is| we['’]re| ist| sind| haben wir| bleibt| bleiben wir)? (?:always |immer )?(?:off|closed|shut|kept free|geschlossen|ruhetag|zu(?=\s*[).,;!]|\s*$| haben| ist)|gar nicht|nicht(?! \p{L}+ als)|nie|keine?)(?!\p{L})`, 'giu'), // prettier-ignore
];
/** "open Tuesday to Saturday", "nur montags bis freitags", "only on weekdays" */
const open = new RegExp(
  String.raw`(?<!\p{L})(?:only|open|geöffnet|offen|nur)(?: from| on| von| am)? (?:(?<weekdays>weekdays|working days|werktags|wochentags|an werktagen|unter der woche)|(?<from>${day}) (?:to|till|until|through|bis|-|–) (?<to>${day}))(?!\p{L})`,
  'iu',
);

const numbersOf = (said: string): number[] => {
  const word = said.toLowerCase();
  if (/^weekend|^wochenende/.test(word)) return [0, 6];
  const at = [english, german].map((names) => names.findIndex((name) => word.startsWith(name))).find((index) => index >= 0); // prettier-ignore
  return at === undefined ? [] : [at];
};

/** On which days of the week there is nothing by the text, 0 is Sunday. */
export function closedDays(text: string): number[] {
  const found = closed.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ groups }) => groups!['days']!.match(new RegExp(day, 'giu')) ?? [])); // prettier-ignore
  const { weekdays, from, to } = open.exec(text)?.groups ?? {};
  const first = from && numbersOf(from)[0];
  const last = to && numbersOf(to)[0];
  const rest = weekdays ? [0, 6] : typeof first === 'number' && typeof last === 'number' ? [0, 1, 2, 3, 4, 5, 6].filter((one) => (first <= last ? one < first || one > last : one < first && one > last)) : []; // prettier-ignore
  return [...new Set([...found.flatMap(numbersOf), ...rest])].toSorted();
}

const count = String.raw`(?<count>\d{1,2}|one|two|three|four|five|seven|a|einen?|zwei|drei|vier|fünf|sieben)`;
const counts: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sieben: 7 }; // prettier-ignore
const clock = String.raw`(?:(?<noon>noon|midday|mittags?)|(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))? ?(?<half>am|pm|a\.m\.|p\.m\.|o['’]clock|uhr|h)?)`;
const dayBefore = String.raw`(?:the |am |zum |vom )?(?:(?:day|evening|night) before|previous day|vortag|vorabend|tag (?:davor|vorher|zuvor))`;
const ahead: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:until|till|by|before|bis|spätestens(?: um)?) (?:(?:on|at|am|um) )?${clock},? (?:on |of )?${dayBefore}(?!\p{L})`, 'iu'), // prettier-ignore
  new RegExp(String.raw`(?<!\p{L})${dayBefore},? (?:until|till|by|before|bis|um) ${clock}`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:until|till|by|only|no later than|at the latest|latest|bis|spätestens|nur) (?:(?:on|at|bis|spätestens) )?${dayBefore}(?!\p{L})`, 'iu'), // prettier-ignore
  new RegExp(String.raw`(?<!\p{L})(?:at least|no later than|at the latest|mindestens|spätestens|bis(?: spätestens)?|until|minimum) ${count} (?<unit>days?|weeks?|hours?|tage?n?|wochen?|stunden) (?:before(?:hand)?|ahead|in advance|earlier|notice|vorher|davor|im voraus|vor)(?!\p{L})`, 'iu'), // prettier-ignore
];
/** Of what is called off or brought to mind nothing is refused by its day. */
const isOther =
  /cancel|call(?:ed)? off|remind|notif|absag|abmeld|storn|kündig|erinner|benachrichtig|return|zurückgeb|due|fällig/i;

/** How long before its day something has to be entered. */
export function aheadIn(text: string): { days: number; until?: string } | null {
  for (const clause of text.split(/[.;!?\n]/)) {
    const match = ahead.map((pattern) => pattern.exec(clause)).find((found) => found !== null);
    if (!match || isOther.test(clause)) continue;
    const { count: many, unit = '', noon, hour, minute = '00', half = '' } = match.groups ?? {};
    if (many) {
      const number = counts[many.toLowerCase()] ?? Number(many);
      const days = /^w/i.test(unit) ? number * 7 : /^(?:h|s)/i.test(unit) ? Math.ceil(number / 24) : number;
      return days > 0 ? { days } : null;
    }
    if (noon) return { days: 1, until: '12:00' };
    if (!hour) return { days: 1 };
    const inHalf = /^p/i.test(half) && Number(hour) < 12 ? Number(hour) + 12 : Number(hour);
    return { days: 1, until: `${String(inHalf).padStart(2, '0')}:${minute}` };
  }
  return null;
}

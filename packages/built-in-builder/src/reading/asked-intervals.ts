import type { ReadEntity, Reading } from './reading.ts';

/** "how often to water", "how often she needs brushing", "every how many days it is watered" */
const english = /\bhow (?:often|frequently)(?: \p{L}+){0,4}? (?:to (?:be )?|needs? (?:to be )?|has to be |have to be |must be |should be |gets? |is |are |wants? )(?<verb>\p{L}{3,})\b/iu; // prettier-ignore
const german = /(?<!\p{L})wie oft (?:(?!und(?!\p{L}))\p{L}+ ){0,3}?(?<verb>ge\p{Ll}+(?:t|en)|\p{Ll}+en)(?: (?:werden|wird|muss|müssen|soll|sollte))?(?!\p{L})/iu; // prettier-ignore
/** Whoever asks for it wants to know what is to be done again. */
const again = /\b(?:due|today|again|overdue|remind\w*|needs?|next|which ones|late)\b|(?<!\p{L})(?:fällig|heute|wieder|erinner\p{L}*|überfällig|nächste[rsn]?|dran|welche)(?!\p{L})/iu; // prettier-ignore
const isInterval = /^(?:interval|frequency|intervall|häufigkeit)$|^(?:how often|wie oft)(?!\p{L})/iu;

const irregular: Readonly<Record<string, string>> = { feed: 'fed', sweep: 'swept', shear: 'shorn', cut: 'cut', do: 'done', wash: 'washed', give: 'given', take: 'taken', pay: 'paid', send: 'sent', bring: 'brought', write: 'written', run: 'run', ride: 'ridden', drive: 'driven', make: 'made', see: 'seen', buy: 'bought', go: 'gone' }; // prettier-ignore

/** What was done, of a verb as it was typed: water, watering and watered are watered. */
function pastOf(typed: string): string {
  const word = typed.toLowerCase();
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word;
  if (irregular[stem]) return irregular[stem];
  if (/(?:ed|cut|shorn|swept|done)$/.test(word)) return word;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(stem)) return `${stem}${stem.at(-1)}ed`;
  return stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
}

/** How often something has to be done: after how many days, and when it was last done, from which it follows when next. */
export function withAskedIntervals(read: Reading, typed: string): Reading {
  if (read.language === 'other' || !again.test(typed)) return read;
  const isGerman = read.language === 'de';
  const verb = (isGerman ? german : english).exec(typed)?.groups?.['verb'];
  if (!verb || /^(?:the|it|she|he|they|been|used|paid)$/i.test(verb)) return read;
  const entities = read.entities.map((one): ReadEntity => {
    if (!one.fields.some((field) => isInterval.test(field))) return one;
    const rest = one.fields.filter((field) => !isInterval.test(field));
    const isLast = rest.some((field) => /^(?:last|letzte|zuletzt)(?!\p{L})/iu.test(field));
    const last = isGerman ? `zuletzt ${germanPast(verb)}` : `last ${pastOf(verb)}`;
    return { ...one, fields: [...rest, isGerman ? 'Intervall in Tagen' : 'interval in days', ...(isLast ? [] : [last])] }; // prettier-ignore
  });
  return { ...read, entities };
}

/** gießen, gegossen: what has its own form keeps the infinitive. */
const germanPast = (verb: string): string => (verb.startsWith('ge') ? verb : ({ gießen: 'gegossen', düngen: 'gedüngt', füttern: 'gefüttert', prüfen: 'geprüft', reinigen: 'gereinigt', putzen: 'geputzt', schneiden: 'geschnitten', warten: 'gewartet', ölen: 'geölt', bürsten: 'gebürstet' }[verb.toLowerCase()] ?? verb)); // prettier-ignore

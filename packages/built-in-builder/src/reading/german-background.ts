import { organisations } from './lexicon/organisations.ts';
import { genericPeople } from './noun-of.ts';
import { germanPlural } from './german-plural.ts';
import { germanSingular } from './german-tagger.ts';
import { capital } from './capital.ts';

/** A sentence that tells how things are today, and what is wrong with it. */
const tellsHowItIs: readonly RegExp[] = [
  /^(?:im moment|im augenblick|momentan|derzeit|derweil|zurzeit|zur zeit|aktuell|bisher|bislang|bis jetzt|bis heute|bis dato|bis anhin|jetzt läuft|heute läuft|noch läuft|früher|letztes (?:jahr|mal))(?!\p{L})/iu,
  /(?<!\p{L})(?:ist|sind|wird) (?:(?:immer|jedes (?:jahr|mal)|echt|wirklich|nur|total) )?(?:ein |eine |das )?(?:(?:reine|echte|totale|einzige)[rs]? )?(?:graus|chaos|katastrophe|albtraum|alptraum|qual|durcheinander|krampf|nervig|mühsam|umständlich|unübersichtlich|lästig)(?!\p{L})/iu,
  /(?<!\p{L})(?:geht|gehen|wird|werden) (?:\p{L}+ ){0,4}(?:verloren|vergessen|zerrissen|überschrieben|verlegt|unter|durcheinander)(?!\p{L})/iu,
  /(?<!\p{L})(?:gibt es|gibts|es gibt) (?:immer|ständig|dauernd|oft|jedes mal|ewig|nur)(?: wieder)? (?:ärger|chaos|streit|diskussion\p{L}*|stress|krach|theater|zoff|verwirrung|durcheinander)(?!\p{L})/iu,
  /(?<!\p{L})(?:schreiben|rufen|fragen|schicken|schreibt|ruft|fragt) (?:mir|mich|uns) (?:\p{L}+ )?(?:ständig|dauernd|immer|oft|laufend)(?!\p{L})/iu,
  /(?<!\p{L})ich (?:will|möchte|mag) nicht (?:mehr|länger|immer)(?!\p{L})/iu,
  // where it stands until now, and who cannot read it there
  /^(?!.*(?<!\p{L})(?:mit \p{Lu}[\p{L}-]+(?:,| und)|schreib\p{L}* (?!alles|das|mit)|notier\p{L}* (?!alles|das)|welche))[^:(]*(?<!\p{L})(?:zetteln?|kreidn?|kreide|kladden?|whiteboard|whats ?app\p{L}*|excel[\p{L}-]*|karteikarten|schmierzettel\p{L}*|pinnwand|im kopf|auf papier|stalltür)(?!\p{L})/iu,
];
const wishes =
  /(?<!\p{L})(?:soll\p{L}*|möchten?|will|wollen|brauche?n?|bräuchten?|hätten?|bitte|kann|können|muss|müssen|darf|dürfen|app|suchen?|wünschen?)(?!\p{L})/iu;

/** "drum will ich die Einsätze zählen": what follows from it is the wish. */
const followsFromIt = /^[^.!?]*?,? (?:drum|darum|deshalb|deswegen|daher)(?= \p{Ll})/u;

const small = String.raw`(?:\p{Ll}+ ){0,3}`;
const name = String.raw`\p{Lu}[\p{L}-]+`;
const place = String.raw`(?: (?:an|in|bei|von|beim|im|am|aus|einer|eines|der|des) ${small}${name}){0,3}`;
/** "Ich bin Hausmeister an zwei Schulen und …", "Ich leite eine Station in einem Heim." */
const introducing: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})[Ii]ch bin (?:(?:ein|eine|der|die) )?${small}${name}${place}(?<end>[.!,] ?| und (?=\p{Ll}+e[ ,])|$)`, 'u'), // prettier-ignore
  new RegExp(
    String.raw`(?<!\p{L})[Ii]ch (?:leite|arbeite|führe|betreibe) ${small}${name}${place}(?<end>[.!,] ?|$)`,
    'u',
  ),
];
const owning = new RegExp(String.raw`(?<!\p{L})(?:[Ii]ch (?:habe|hab|besitze)|[Ww]ir (?:sind|haben)) (?:ein|eine|einen) ${small}(?<body>${name})${place}(?: mit (?:ca\. |etwa |rund )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) ${small}(?<parts>${name})| mit (?:eigene[mnr] |angeschlossene[mnr] )?${name})?(?<end>[.!] ?|$)`, 'u'); // prettier-ignore
/** "Unsere Genossenschaft hat eine Waschküche": whose it is. */
const ofBody = new RegExp(
  String.raw`(?<=^|[.!?] )Unsere? (?<body>${name}) (?:hat|haben) (?=(?:ein|eine|einen) )`,
  'gu',
);
const isBody =
  /(?:weingut|gut|mühle|brauerei|ei|laden|praxis|schule|betrieb|studio|verein|hof|salon|werkstatt|kanzlei|agentur|firma|büro|heim|club|klub|genossenschaft|kita|restaurant|hotel|wehr|gruppe|team|familie|wg|gemeinschaft)$/;

/** Where the notes are kept until now is no list: "bisher auf Zetteln", "alles per Hand". */
const until = /(?<!\p{L}),? ?(?:(?:bisher|bislang|noch|momentan|derzeit|aktuell|immer noch|alles|nur) )+(?:auf|in|per|mit|über) (?:\p{Ll}+ )?(?:Zetteln?|Papier|Excel(?:-?\p{L}+)?|Hand|Whats[Aa]pp|Listen|(?:einem|dem) (?:Block|Heft|Kalender))(?: (?:am|im|an der) \p{Lu}\p{L}+)?(?!\p{L})/gu; // prettier-ignore

const leastWords = 6;
const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** A German text without what it tells of the writer and of today's trouble, as far as wishes are left. */
export function withoutBackground(text: string, keep: (noun: string) => void = () => undefined): string {
  const kept = text
    .split(/(?<=[.!?])(?=\s)/)
    .map(withoutTrouble)
    .join('');
  const own = introducing
    .reduce((said, pattern) => said.replace(pattern, introduced), kept)
    .replace(owning, ownedBy(keep))
    .replace(ofBody, ownedBy(keep));
  const rest = own.replace(until, '');
  return wordsIn(rest) >= leastWords ? rest : text;
}

function withoutTrouble(sentence: string): string {
  const [, head = '', said = ''] = /^(\s*(?:[^:.!?]{3,60}: )?)(.*)$/s.exec(sentence) ?? [];
  if (!tellsHowItIs.some((pattern) => pattern.test(said.trim()) || pattern.test(sentence.trim()))) return sentence;
  const isFollowed = followsFromIt.test(said);
  if (isFollowed) return head + said.replace(followsFromIt, '').trimStart();
  if (wishes.test(said) && !/^\s*ich (?:will|möchte|mag) nicht/i.test(said)) return sentence;
  return /\p{L}/u.test(head) && !tellsHowItIs.some((pattern) => pattern.test(head.trim())) ? head.replace(/:\s*$/, '.') : ''; // prettier-ignore
}

/** After "und" the sentence goes on with what the writer does. */
function introduced(...match: unknown[]): string {
  const { end } = match.at(-1) as { end: string };
  return end.endsWith(' und ') ? 'Ich ' : '';
}

/** What stands behind the house is dropped with it; the people that it has are kept. */
const ownedBy = (keep: (noun: string) => void) => (...match: unknown[]): string => {
  const { body, parts } = match.at(-1) as { body: string; parts?: string };
  const whole = match[0] as string;
  const one = germanSingular(body.toLowerCase());
  if (!isBody.test(one) && !organisations.has(one)) return whole;
  if (parts === undefined || isAnybody(parts)) return '';
  keep(germanSingular(parts.toLowerCase()));
  return `${capital(germanPlural(germanSingular(parts.toLowerCase()), []))}. `;
}; // prettier-ignore
const isAnybody = (word: string): boolean => genericPeople.has(germanSingular(word.toLowerCase())) || /^(?:Leuten?|Personen|Mitgliedern|Menschen|Mitarbeitern|Kollegen)$/.test(word); // prettier-ignore

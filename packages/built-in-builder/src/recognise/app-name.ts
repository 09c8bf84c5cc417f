import type { Kind } from '../kinds/kind.ts';
import { inSentence, pluralise, singularise, toLabel } from '../plan/names.ts';
import type { Entity } from '../plan/plan.ts';
import { isPerson } from '../reading/chunks.ts';
import { organisations } from '../reading/lexicon/organisations.ts';
import { headOf } from '../reading/noun-of.ts';
import type { Reading } from '../reading/reading.ts';
import { germanName, isNoName } from '../languages/german-name.ts';
import { givenName, nameOfApp } from './audience.ts';
import { withoutShouting } from './german-label.ts';
import { plainWords } from './prompt-text.ts';

type Known = { kind: Kind | null; audience: string | null; main: Entity };

/** A name that people would give: the one that the text gives, what it calls the app, or what the app keeps. */
export const nameFor = (text: string, reading: Reading, known: Known): string =>
  withoutShouting(chosenName(text, reading, known));

function chosenName(
  text: string,
  { called, language, entities }: Reading,
  { kind, audience: said, main }: Known,
): string {
  const audience = said && isBody(said) ? said : null;
  const given = givenName(text);
  if (given) return given;
  const german = language === 'de' ? germanName(text) : null;
  if (german) return german;
  const own = language === 'en' ? nameInText(text) : null;
  if (own && (!called || own.toLowerCase().includes(called.toLowerCase()))) return toLabel(own);
  const isCalled = called && !(language === 'de' && isNoName(called));
  if (isCalled && (!kind || called.split(' ').length > 1 || !audience)) return toLabel(called);
  if (audience && isPlace(audience) && entities.filter(({ isImplied }) => !isImplied).length >= 3)
    return toLabel(audience);
  return nameOfApp(language === 'de' ? null : ownName(audience, kind), nounOf(kind, main));
}

/** "for my choir", "for our neighbours": who an app is for gives it a name; "at the end", "of 14 days" does not. */
export const isBody = (audience: string): boolean => {
  const words = audience.toLowerCase().split(' ');
  const head = singularise(words.at(-1) ?? '');
  return (
    !words.some((word) => /\d/.test(word) || idle.test(word) || noPartOfName.test(word)) &&
    (isPlace(audience) || isPerson(head) || organisations.has(head) || /(?:team|group|club|society|association|house|home|shop|store|school|room|centre|center|hall|yard|practice|studio|service|company|service|course|league|band)$/.test(head))
  );
}; // prettier-ignore
const noPartOfName =
  /^(?:and|or|against|again|certain|ever|since|between|has|have|gets?|is|are|was|remembers?|owns?|make|made|paid|time|end|day|door|we|i|they|it|not|no|nothing|all|any|who|which)$/;

/** "for my bakery: customers, cakes and orders" is no list of customers. */
const isPlace = (audience: string): boolean =>
  audience.split(' ').length <= 2 &&
  (organisations.has(headOf(audience.toLowerCase())) ||
    /(?:verein|klub|club|schule|praxis|salon|werkstatt|laden|firma|büro|chor|café|hotel|betrieb|gemeinde|kita|hof|orchester)$/i.test(audience)); // prettier-ignore

/** The noun of the app's name: the prompt's own word for the main thing where the kind is called after it. */
function nounOf(kind: Kind | null, main: Entity): string {
  const isCalledAfterIt = kind?.noun === pluralise(kind?.entities[0]?.words[0] ?? '');
  return kind && !isCalledAfterIt ? kind.noun : inSentence(main.plural);
}

/** "for my freelance projects" says what the projects are: the name takes the words before the kind's own. */
const ownName = (said: string | null, kind: Kind | null): string | null =>
  said && kind && plainWords(said).trim().endsWith(kind.noun) ? said.slice(0, -kind.noun.length).trim() || null : said;

const maxChars = 32;
const thing =
  'web ?sites?|web ?pages?|sites?|web apps?|apps?|web applications?|applications?|systems?|platforms?|tools?|software|programs?|mini-?programs?|portals?|games?|blogs?|editors?|trackers?|dashboards?|shops?|stores?|guides?|games?';
const kept = /^(?:portal|game|blog|editor|tracker|dashboard|shop|store|guide)s?$/i;
const idle =
  /^(?:please|can|could|you|i|we|want|need|would|like|to|build|make|create|design|develop|implement|write|code|help|me|us|with|have|a|an|the|my|our|some|simple|small|nice|beautiful|modern|new|basic|comprehensive|smart|web|web-based|online|virtual|text-based|browser|cross-platform|mobile|responsive|professional|full|complete|live|user-friendly|little|single|page|internal|own|great|cool|interactive|fun|personal|multi-page|children's|kids?)$/i;

/** "recruitment", "crowdfunding": a word that names a whole field of work. */
const isTopic = /^\p{L}{4,}(?:ment|tion|ing|ism|ics|ness)$/iu;
/** "a website for generating stock reports": what it shows or makes. */
const purpose = new RegExp(
  String.raw`\b(?:${thing}) (?:for|to) (?:(?:\p{L}+ly|search(?:ing)?) (?:and )?)*(?:display|show|generat|compar|find|search|shar|manag|brows|present|publish|track|sell|rent|book)(?:e|es|ing|ting)? ((?:(?!the|and|or|a|an|to|for|of|their|your|with)[\p{L}'’-]+ ?){2,3}?)(?= (?:and|or|to|for|from|of|with|in|across|between|online|by|on)\b|[.,;]|$)`,
  'iu',
);

/** "a house cleaning service website": the words between the politeness and the word for an app. */
function nameInText(text: string): string | null {
  const opening = text.slice(0, 140).split(/[.:;\n(]/)[0] ?? '';
  const before = new RegExp(String.raw`^(.*?[\p{L}'’-]+) (${thing})\b(?! (?:for|of) (?:the|an?|my|our) )`, 'iu').exec(
    opening,
  );
  const words = (before?.[1] ?? '').split(' ').map((word) => word.split('/').at(-1)!);
  // "a text-based strategy browser game": what says nothing beside the name leaves it
  while (words.length > 1 && idle.test(words.at(-1)!) && !idle.test(words.at(-2)!)) words.pop();
  const from = words.findLastIndex((word) => idle.test(word)) + 1;
  const own = words.slice(from);
  const last = before?.[2] ?? '';
  const name = [...own, ...(kept.test(last) ? [last] : [])].join(' ');
  const isWhole =
    own.length > 0 &&
    own.length <= 4 &&
    !own.some((word) => /^(?:that|which|where|for|of|to|and|in|is|are|i|we|want|\d+)$/i.test(word));
  const isNamed = name.split(' ').length > 1 || isTopic.test(name);
  if (isWhole && name.length <= maxChars && isNamed) return name;
  const shown = purpose.exec(opening)?.[1];
  if (shown && shown.length <= maxChars && shown.split(' ').length > 1) return shown;
  const owner = new RegExp(
    String.raw`\b(?:web ?sites?|sites?|platforms?|portals?|shops?) for (?:the|an?|my|our) ((?:[\p{L}'’-]+ ){1,3}?(?:company|business|club|choir|school|institute|studio|agency|restaurant|hotel|clinic|practice|shop|association|operator))\b`,
    'iu',
  ).exec(opening)?.[1];
  return owner && owner.length <= maxChars ? owner : null;
}

import type { AppPlan } from '../../plan/plan.ts';
import { colourMentions } from '../../reading/colours.ts';
import type { Change } from '../change.ts';
import { entitiesIn } from '../understand/gist/mentions.ts';
import { isAbout } from './other-wish.ts';
import { coloursNamed, type NamedColour } from './thing-colours.ts';
import type { Outright } from './outright.ts';

const ofLook = /(?<!\p{L})(?:colou?r(?:s|ed|ing|scheme)?|farb(?:e|en|lich|ig|ton|töne)\p{L}*|looks?|palette|theme|design|shades?|tones?|paint\p{L}*|aussehe?n|aussieht|anstrich|optik|streich\p{L}*|style|stil|ins?gesamt)(?!\p{L})/iu; // prettier-ignore
const likeOurs = /(?<!\p{L})(?:(?:like|as|from|match(?:es|ing)?) (?:our|my|the|an?)|our|my|logo|wappen|flag|banner|crest|coat of arms|jerseys?|shirts?|uniforms?|van|sign|posters?|plakate?|schild|fahne|flagge|trikots?|tracht|vereinsfarben?|unser\p{L}*|mein\p{L}*|so wie|wie (?:bei|auf|in|an|der|die|das|ein\p{L}*|unser\p{L}*|mein\p{L}*|im))(?!\p{L})/iu; // prettier-ignore
const ofTaste = /(?<!\p{L})(?:suits?|picturing|imagin\p{L}*|thinking of|in mind|make (?:it|everything|the (?:app|whole thing))|dress|go for|pass(?:t|en|end) (?:doch |auch |besser |gut )*(?:hier|dazu|zu uns)|vorstell\p{L}*|schwebt|anlehn\p{L}*|orientier\p{L}*|mach\p{L}* (?:es|alles|das ganze|die app)|wäre schön|richtung)(?!\p{L})/iu; // prettier-ignore
const ofRecords = /(?<!\p{L})(?:fields?|columns?|lists?|rows?|lines?|entr(?:y|ies)|records?|choices?|options?|page|if|when(?:ever)?|overdue|late|unpaid|mark\p{L}*|highlight\p{L}*|sort\p{L}*|feld\p{L}*|spalten?|zeilen?|listen?|einträge?|auswahl|seite|wenn|sobald|falls|überfällig\p{L}*|markier\p{L}*|auffall\p{L}*|those|ones|die mit|welche|wer|who|which)(?!\p{L})/iu; // prettier-ignore
const away = /(?<!\p{L})(?:undo|take back|back to|before|again|wieder|zurück|weg|vorher|davor|rückgängig)(?!\p{L})/iu;
const question = /^(?:what|which|why|who|how|was|welche\p{L}*|warum|wer)(?!\p{L})/iu;
const ofGround =
  /(?<!\p{L})(?:back ?ground|hintergr(?:und|ünde)|ground|grundfarbe|untergrund|backdrop|base)(?!\p{L})/iu;
const isOn = /\s(?:on|auf|over|against|vor)\s+(?:an?\s+|the\s+|ein\p{L}*\s+|de[mr]\s+)?(?:\p{L}+\s+)?$/iu;

/** Colours of the whole app, by their names and by the things that have them: "rust and cream, like our old bell frame". */
export function shadesWish(text: string, plan: AppPlan): Outright {
  if (
    text.length > longest ||
    isAbout(text, 'fields', 'counts') ||
    ofRecords.test(text) ||
    away.test(text) ||
    question.test(text)
  )
    return null;
  const named = coloursNamed(text);
  const [first, second, ...more] = named;
  if (!first || more.length > 1 || isChoice.test(text) || isOfRecords(text, named, plan)) return null;
  const rest = named.reduce((left, { words }) => left.replace(words, ' '), text);
  const isBare = (rest.match(/\p{L}{2,}/gu) ?? []).length <= (second ? mostOther : 1);
  const isCalled = colourMentions(text).length > 0 && ofTaste.test(rest);
  const isOurs = /(?<!\p{L})(?:is|are|ist|sind|like|wie|as|match\p{L}*)(?!\p{L})/iu.test(rest) && likeOurs.test(rest);
  const isWished = ofLook.test(rest) || isBare || isCalled || ofTaste.test(rest) || (isOurs && (second !== undefined || ofPlace.test(rest))); // prettier-ignore
  // one plain colour is read by the rules, but for one that something of theirs has
  if (!isWished || (!second && !first.isThing && !ofPlace.test(rest))) return null;
  const colours = second ? pairOf(text, first, second) : { [ofGround.test(rest) ? 'background' : 'component']: first };
  const hexes = Object.entries(colours).map(([part, { hex }]) => [part, hex]);
  const words = Object.entries(colours).map(([part, one]) => [part, one.words.toLowerCase()]);
  return [{ kind: 'look', colours: Object.fromEntries(hexes), named: Object.fromEntries(words) } satisfies Change];
}

const mostOther = 4;
const isChoice = /:.*,|(?<!\p{L})(?:or|oder)(?!\p{L})/iu;
const longest = 140;
/** What has colours of its own: a logo, a flag, a van. */
const ofPlace = /(?<!\p{L})(?:logo|wappen|flag|banner|crest|coat of arms|jerseys?|shirts?|uniforms?|van|sign|posters?|plakate?|schild|fahne|flagge|trikots?|tracht|vereinsfarben?|shop|club|laden|verein|letterhead|briefpapier|web ?site)(?!\p{L})/iu; // prettier-ignore

const ofApp = /(?<!\p{L})(?:app|look|theme|palette|design|everything|whole|alles|ganze[ns]?|aussehen|optik)(?!\p{L})/iu;

/** A list or one of its choices is named, so that the colour is one of records. */
const isOfRecords = (text: string, named: readonly NamedColour[], plan: AppPlan): boolean => {
  const isColour = (at: number, end: number) => named.some((one) => at < one.end && one.at < end);
  if (entitiesIn(text, plan).some(({ at, end }) => !isColour(at, end)) && !likeOurs.test(text) && !ofApp.test(text))
    return true;
  const lower = text.toLowerCase();
  return plan.entities.some(({ fields }) =>
    fields.some(({ options = [] }) => options.some(({ value }) => {
      const at = value.length > 3 ? lower.indexOf(value.toLowerCase()) : -1;
      return at >= 0 && !isColour(at, at + value.length);
    })),
  ); // prettier-ignore
};

type Pair = { background: NamedColour; component: NamedColour };

/** Which of two is the ground: the one that the other stands on, else a very light or a very dark one, else the calmer one. */
function pairOf(text: string, first: NamedColour, second: NamedColour): Pair {
  const straight = { background: first, component: second };
  const turned = { background: second, component: first };
  if (isOn.test(text.slice(first.end, second.at))) return turned;
  const ground = ofGround.exec(text);
  if (ground) return Math.abs(ground.index - first.at) <= Math.abs(ground.index - second.at) ? straight : turned;
  const [one, two] = [lightOf(first.hex), lightOf(second.hex)];
  if (Math.max(one, two) > lightGround) return one > two ? straight : turned;
  if (Math.min(one, two) < darkGround) return one < two ? straight : turned;
  return strengthOf(first.hex) <= strengthOf(second.hex) ? straight : turned;
}

const lightGround = 0.55;
const darkGround = 0.12;

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const strengthOf = (hex: string): number => Math.max(...partsOf(hex)) - Math.min(...partsOf(hex));

/** How light a colour is, from 0 to 1, as the eye weighs its parts. */
function lightOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;
}

import { asNominative } from './german-gender.ts';
import { germanPlural } from './german-plural.ts';
import { germanSingular } from './german-tagger.ts';
import type { NamedList } from './named-lists.ts';
import type { ReadEntity } from './reading.ts';

/** What stands before a name and says nothing of it. */
const small =
  /^(?:und|dann|danach|dazu|außerdem|auch|sonst|noch|bitte|eventuell|evtl\.?|ggf\.?|vielleicht|natürlich|plus|jeweils|halt|welche[rsnm]?|(?:unser|ihr|sein|mein|euer|eur|dein)(?:e[nrms]?)?)$/i;

function withoutSmallWords(name: string): string {
  const [, first = '', rest = ''] = /^(\p{L}+\.?) (.+)$/su.exec(name) ?? [];
  return small.test(first) && /^\p{Lu}/u.test(rest) ? withoutSmallWords(rest) : name;
}

const nothing =
  /^(?:nicht|nichts|noch|auch|dann|doch|nur|schon|alles|immer|wieder|drauf|drin|raus|rein|usw|etc|halb|ganz|wie|da|so|mit|ohne|und|oder|ja|nein|lol|hat|sind|wird|kann|können|kommt|sein)\.?$/i;
const particle = String.raw`(?:ein|aus|ab|an|auf|fest|vor|zu|mit|weg|her|hin|rein|raus|los|nach|um|ihre[nrms]?|seine[nrms]?|die|das|den|der|dem|es|ihn|sie|sich)`;
const noVerb =
  /^(?:mit|seit|statt|laut|samt|jetzt|nicht|zuerst|erst|fast|selbst|meist|sonst|insgesamt|gesamt|zuletzt)$/;
/** "Reparateur übernimmt das Gerät", "Mitglied checkt ein" */
const told = new RegExp(String.raw`^(?:der |die |das )?\p{Lu}[\p{L}-]+ (?<verb>\p{Ll}{3,}ts?) (?:${particle}(?= |$)|\p{Lu})`, 'u'); // prettier-ignore
/** "legt Prämie fest", "laden ihren Führerschein hoch" */
const does = new RegExp(String.raw`^(?<verb>\p{Ll}{3,}(?:t|en)) (?:${particle} )?\p{Lu}[^()]* (?:ein|aus|ab|an|auf|fest|vor|zu|hoch|weg|hin|rein|raus)$`, 'u'); // prettier-ignore

/** A sentence of what somebody does is no name of anything. */
const isSentence = (name: string): boolean => {
  const verb = (told.exec(name) ?? does.exec(name))?.groups?.verb;
  return verb !== undefined && !noVerb.test(verb) && !/^(?:un)?ge\p{L}+t$/u.test(verb);
};

/** "Anteilen" are Anteile. */
function undative(name: string): string {
  // what follows a preposition stays bent: "Intervall in Monaten"
  const noun = /^(?:\p{Ll}+e[nrs]? )?(?<noun>\p{Lu}\p{Ll}{4,}n)$/u.exec(name)?.groups?.noun;
  if (!noun) return name;
  const lower = noun.toLowerCase();
  const one = germanSingular(lower);
  const many = germanPlural(one, []);
  return one !== lower && many !== one && lower === `${many}n` ? name.slice(0, -1) : name;
}

/** A field under the name that it would have in a form; null where it is none. */
export function fieldInForm(field: string): string | null {
  // "Taufe [ (yes/no)]", "Rapport [gesendet, empfangen]": choices in other brackets
  const typed = field.replace(/\[\s*(\([^()]*\))?\s*\]/gu, ' $1').replace(/\[([^\][,]+(?:,[^\][,]+)+)\]/gu, '($1)');
  const [, said = '', inside = ''] = /^(.*?)(\s*\([^()]*\)\s*)?$/su.exec(typed) ?? [];
  const bare = withoutSmallWords(
    said
      .replace(/[()[\]{}*]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .replace(/^(?!(?:un)?ge)(?:nennt|schätzt|notiert|wählt|zeigt|hat|schreibt|misst) (?=\p{Lu}[\p{L}-]+$)/u, '')
    .replace(/^[Ww]ie ?(?:viele?n? )?(?=\p{Lu})/u, 'Anzahl ')
    .replace(/^wie ?viele?$/iu, 'Anzahl')
    .replace(/[.:;,!]+$/u, '')
    .trim();
  if (bare === '' || nothing.test(bare) || isSentence(bare)) return null;
  return `${undative(asNominative(bare))}${inside.trim() === '' ? '' : ` ${inside.trim()}`}`;
}

/** German fields as forms name them, without sentences and the small words around a name. */
export const withFieldsInForm = (entities: readonly ReadEntity[]): ReadEntity[] =>
  entities.map((entity) => ({ ...entity, fields: [...new Set(entity.fields.flatMap((field) => fieldInForm(field) ?? []))] })); // prettier-ignore

/** What the text lists, under the same names. */
export const listsInForm = (lists: readonly NamedList[]): NamedList[] =>
  lists.map((list) => ({ ...list, items: list.items.flatMap((item) => { const field = fieldInForm(item.field); return field === null ? [] : [{ ...item, field }]; }) })); // prettier-ignore

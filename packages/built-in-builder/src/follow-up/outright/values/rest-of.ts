import { withoutTrailing } from '../trailing.ts';
import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Field } from '../../../plan/plan.ts';
import { fieldsIn, entitiesIn } from '../../understand/gist/mentions.ts';
import { makeField } from '../../../recognise/make-field.ts';
import { unmasked } from './parts.ts';

const quoted = /["“„«]([^"“”„«»]{1,40})["”“»]|(?<!\p{L})['‘]([^'’]{2,40})['’](?!\p{L})/gu;
const gap = ' | ';
const articles = String.raw`(?:(?:the|our|its|an?|what|which|der|die|das|den|dem|des|unsere?[nrms]?|welche[nrms]?) )?`;
const placed = String.raw`(?:(?:to|in|into|from|under|among|for|of|on|as|at|with|bei|beim|zu|zur|zum|im|an|am|als|unter|aus|von|vom|auf|für|fürs|mit|in) )?`;
const sorts = String.raw`(?:(?:the |der |den |die )?(?:choices?|options?|values?|auswahl\p{L}*|möglichkeit\p{L}*) (?:of |for |in |von |bei |beim |für )?)?`;
/** What says that something is wanted, and where among the others it belongs. */
const cues: readonly string[] = [
  String.raw`(?:one |two |an? )?(?:more |other |another |further |new |weitere[nrs]? |neue[nrs]? )*(?:choices?|options?|values?|auswahl|möglichkeit(?:en)?|werte?)(?: more)?\s*:?`,
  String.raw`(?:zwischen|between) [^|]+? (?:und|and) [\p{L}\d'’-]+`,
  String.raw`(?:jeweils |genau |each |right )*(?:dazwischen|in between)(?: ein\p{L}+| rein)?`,
  String.raw`(?:is|are|ist|sind)? ?(?:still |also |completely |totally )?missing`,
  String.raw`(?:es |mir |uns |da |hier )*fehl(?:t|en)(?: mir| uns| da| hier| leider)*`,
  String.raw`(?:we|i|wir|ich|it|es|they) (?:also |still |really |auch |noch )*(?:needs?|want|have|do|lacks?|brauch\p{L}*|bräucht\p{L}*|haben|habe|will|wollen)`,
  String.raw`(?:needs?|lacks?|gets?|could use|should (?:also )?(?:have|offer)|can also (?:be|end with|end up|become|come in)|could also be|kann auch|können auch|brauch\p{L}*|bräucht\p{L}*|hätte?\p{L}*|soll\p{L}*|muss|müssen|müsst\p{L}*|gehör\p{L}*|komm\p{L}*)(?: wir| ich)?`,
  String.raw`(?:ha(?:s|ve) to|must|should|ought to|can|could) (?:also )?be|of (?:its|their) own|zählt(?: auch| jetzt)* als`,
  String.raw`(?:we|i|wir|ich) (?:also |now |auch |jetzt )*(?:offer|make|do|sell|take|build|teach|bieten|machen|führen|verkaufen|nehmen|geben)|(?:bieten|machen|führen|verkaufen|nehmen|geben) (?:wir|ich)`,
  String.raw`(?:wären?|wär)|(?:vollständig|komplett|complete)`,
  String.raw`(?:there|it)(?:['’]s| is| are| has)(?: still| also)? no`,
  String.raw`(?:es )?gibt(?: es)?(?: jetzt| auch| noch)* kein\p{L}*`,
  String.raw`(?:es )?gibt['’]?s?(?: es)?`,
  String.raw`(?:add|put|include|allow|ergänz\p{L}*|füg\p{L}*|nimm|nehmt|setz\p{L}*|trag\p{L}*|pack\p{L}*|mach\p{L}*|can (?:you|we)|could (?:you|we)|kannst du|könntest du|können wir)`,
  String.raw`(?:hinzu\p{L}*|dazu\p{L}*|ergänzen|aufnehmen|aufgenommen|rein|mit rein|einsortieren|einfügen|eintragen)`,
];
const cue = new RegExp(`(?<![\\p{L}|])(?:${cues.join('|')})(?!\\p{L})`, 'giu');
const fillers = String.raw`there['’]s|it['’]s|['’]s|an?|the|one|some|more|another|please|pls|also|too|as well|well|still|there|then|now|always|to|in|for|be|is|are|can|of|from|as|bitte|noch|auch|schon|jetzt|mal|da|dann|dort|hier|mir|uns|ja|außerdem|ein|eine|einen|der|die|das|den|dem|ist|sind|sein|werden|als|mit|und|and|or|oder|gern|gerne|immer|eigentlich|doch|so|für|bei|an`;
const opens = new RegExp(`^(?:(?:${fillers})(?![\\p{L}\\d])[\\s,:]*|[\\s,:–-]+)+`, 'iu');
const ends = new RegExp(`(?<![\\s,:])[\\s,:]+(?:${fillers})$|(?<![\\s,:.–-])[\\s,:.–-]+$`, 'iu');
/** "Ab Herbst", "these days": since when something is so. */
const since =
  /^(?:so |and |und )?(?:(?:seit|ab|since|from) (?:letzte[mnrs] |dies\p{L}* |last |this |next )?\p{L}+|these days|neuerdings|inzwischen|nowadays)(?=[ ,])/iu;
/** What stands for a value that was spoken of before. */
const isPronoun = /^(?:that|it|this|them|those|these|das|es|die|sie|dies)?$/iu;
const between = /\s*,\s*(?:(?:and|und|or|oder) )?|\s+(?:and|und|or|oder|plus|sowie)\s+/iu;
/** Words of sentences, and of other things than values. */
const noValue =
  /(?<!\p{L})(?:i|we|you|they|he|she|it|that|this|ich|wir|man|sie|er|es|if|when|whether|because|so|wenn|ob|weil|dass|not|nicht|no|kein\p{L}*|only|nur|every|each|jede\p{L}*|who|wer|what|was|how|wie|many|much|viele?|where|wo|which|welche\p{L}*|has|have|hat|haben|was|were|war|waren|must|should|muss|soll\p{L}*|field|feld|list|liste|page|seite|photo|foto|note|notes|notiz\p{L}*|text|date|datum|number|zahl|something|etwas|things?|tick|yes|ja|nein)(?!\p{L})/iu;
const widest = 4;

/** The values that a part names beside the choice that it is about; none where it says “that” alone, null where anything else is left. */
export function valuesLeft(part: string, field: Field, plan: AppPlan): string[] | null {
  const inQuotes = [...part.matchAll(quoted)].map(([, value, single]) => unmasked(value ?? single!).trim());
  const isOther = (value: string) => !(field.options ?? []).some((one) => one.value.toLowerCase() === value.toLowerCase()) && value.toLowerCase() !== field.label.toLowerCase(); // prettier-ignore
  if (inQuotes.length > 0) return inQuotes.filter(isOther).map(toLabel);
  const bare = withoutPlaces(part.replace(since, ''), field, plan).replace(cue, gap);
  const left = bare.split('|').map((one) => withoutTrailing(one.replace(opens, ''), ends).trim()).filter((one) => !isPronoun.test(one)); // prettier-ignore
  if (left.length === 0) return [];
  if (left.length > 1) return null;
  const items = left[0]!.split(between).map((one) => withoutTrailing(one.replace(opens, ''), ends).trim());
  // "the date is missing" asks for a detail, "deposit is missing" may be a value
  const isDetail = (item: string) => ofOwnKind(item) || new RegExp(`(?<!\\p{L})(?:the|der|die|das|den) ${item.replace(/[^\p{L}\d ]/gu, '.')}(?!\\p{L})`, 'iu').test(part); // prettier-ignore
  const isSound = (item: string) => item !== '' && item.split(' ').length <= widest && !noValue.test(item) && !isDetail(item) && isOther(item); // prettier-ignore
  return items.every(isSound) ? items.map((one) => toLabel(one)) : null;
}

/** A phone number or a day is a detail, whatever it stands beside. */
const ofOwnKind = (item: string): boolean => /^(?:phone|email|location|image|file|url|date|datetime|time)$/.test(makeField(item)?.field.type ?? ''); // prettier-ignore

/** A part without the names of the choice and of its list, and what leads to them. */
function withoutPlaces(part: string, field: Field, plan: AppPlan): string {
  const fields = fieldsIn(part, plan, { least: 1.9 }).filter((one) => one.field.name === field.name);
  const lists = entitiesIn(part, plan).filter((one) => !fields.some(({ at, end }) => at < one.end && one.at < end));
  let text = part;
  for (const { at, end } of [...fields, ...lists].toSorted((a, b) => b.at - a.at)) text = `${text.slice(0, at)}§${text.slice(end)}`; // prettier-ignore
  return text.replace(
    new RegExp(`${sorts}${placed}${sorts}${articles}§(?: (?:for|of) \\p{L}+ing(?: \\p{L}+){0,3})?`, 'giu'),
    gap,
  );
}

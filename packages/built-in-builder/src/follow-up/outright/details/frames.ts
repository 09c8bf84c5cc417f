import { anyWord } from '../../any-word.ts';
import { withoutTrailing } from '../trailing.ts';

/** Words that say no more than that something is wanted and where it is put; they are cut off at both ends of a clause. */
const english = String.raw`please|pls|also|and|so|then|could|can|may|would|should|i|we|i['’]d|we['’]d|i['’]ll|id|you|one|let|us|me|like|want|wants|need|needs|love|to|be able to|able|note|notes|write|put|record|enter|keep|track|store|tick|tick off|check|know|see|add|include|give|get|gets|in|down|there|somewhere|up|for|about|of|on|the|an?|field|place|spot|room|something for|really|still|just|now|always|too|as well|where do i|where do we|where can i|where should i|where would i|how do i|do|must|have to|have|i forgot|missing|is missing|are missing|noted|recorded|it['’]d be good|it would be good|nice|good|handy|would be|be|each|time|upload|attach|attached|uploaded|kept|stored|keep that|lacking`;
const german = String.raw`bitte|(?:kann|können|könnte[n]?|koennen|will|wollen|möchte[nt]?|möcht|würde?n?|würd|wuerd|muss|müssen|müsste?n?|soll|sollen|sollte[n]?) (?:ich|wir|man|noch|bitte)|(?:ich|wir|man) (?:kann|können|könnte[n]?|koennen|will|wollen|möchte[nt]?|möcht|würde?n?|würd|wuerd|muss|müssen|müsste?n?|soll|sollen|sollte[n]?)|also|und|auch|noch|dann|ich|wir|man|mal|hätte?n?|hätt|haett|brauche?n?|brauch|bräuchte?n?|bräucht|gern|gerne|schreib|schreibt|schreiben|trag|tragt|notier|notiere|notieren|mir|uns|ein|eine|einen|einem|der|die|das|den|dem|es|fehlt|fehlen|irgendwo|irgendwie|jeweils|immer|unbedingt|eigentlich|wissen|sehen|haben|festhalten|eintragen|eingetragen|aufschreiben|reinschreiben|hinschreiben|dazuschreiben|vermerken|erfassen|angeben|ankreuzen|abhaken|ergänze|ergänzen|füge|hinzu|hinzufügen|rein|dazu|dabei|mit|drin|stehen|sein|wäre|wär|gut|schön|praktisch|wichtig|wo kommt|wo halte? ich fest|wo trag ich|wo trage ich|wo schreib ich|wo schreibe ich|hochladen|anhängen|anhängen|dabeistehen|dastehen|parat|merken|nirgends|steht|hinschreiben|nachschauen|auswählen|jedes|hin|da|hier|dort|denn|ja`;
const modals = String.raw`kann|können|könnte[n]?|koennen|will|wollen|möchte[nt]?|muss|müssen|müsste?n?|soll|sollen|sollte[n]?`;
const both = (words: string, where: 'front' | 'end'): RegExp =>
  where === 'front'
    ? new RegExp(`^(?:(?:${words})(?![\\p{L}\\d'’-])[\\s,:]*)+`, 'iu')
    : new RegExp(`(?<![\\s,])[\\s,]+(?:${words}|${modals})$`, 'iu');
const frames = {
  en: [both(english, 'front'), both(english, 'end')],
  de: [both(german, 'front'), both(german, 'end')],
} as const;

/** What says by itself that something is to be entered. */
const wants = anyWord(
  String.raw`please|want|need|needs|would like|['’]d like|i['’]d|we['’]d|let (?:us|me)|add|note|put|record|write|tick|missing|where (?:do|can|should|would) (?:i|we)|should|could|can (?:i|we|you)|have to|bitte|will|wollen|möcht\p{L}*|würd\p{L}*|wuerd\p{L}*|hätt\p{L}*|haett\p{L}*|brauch\p{L}*|bräucht\p{L}*|fehl(?:t|en)|trag\p{L}*|schreib\p{L}*|notier\p{L}*|aufschreiben|reinschreiben|eintragen|festhalten|vermerken|ankreuzen|abhaken|ergänz\p{L}*|hinzu\p{L}*|dazu\p{L}*|muss|müsst\p{L}*|soll\p{L}*|wo (?:trag|schreib|kommt|kann)\p{L}*`,
);

export type Framed = { core: string; isWanted: boolean };

/** A clause without the words that only wish. */
export function framed(clause: string, isGerman: boolean): Framed {
  const [front, end] = frames[isGerman ? 'de' : 'en'];
  const text = clause.trim();
  // what is asked begins with its question
  const asked = question.exec(text);
  const lead = asked ? text.slice(0, asked.index) : '';
  const isLed = asked !== null && lead.replace(front, '').trim() === '';
  const isAsked = verbFirst.test(text);
  const core = withoutTrailing(isLed ? text.slice(asked.index) : isAsked ? text : text.replace(front, ''), end).trim();
  return { core: core.replace(/^(?:for|on|of|für|von) (?=whether|if|ob|how|wie|when|wann)/iu, ''), isWanted: wants.test(clause) }; // prettier-ignore
}
/** "Haben die Leute …", "did they …": a question by the order of its words, about the records and not to the builder. */
export const verbFirst = /^(?:hat|haben|hatten?|ist|sind|war|waren|wurden?|kann|können|darf|dürfen|did|does|do|is|are|was|were|has|have|had|can) (?!(?:ich|wir|man|du|sie bitte|you|we|i|there)(?!\p{L}))/iu; // prettier-ignore
const question = /(?<!\p{L})(?:whether|if|how (?:many|much)|when|which|what|who|whose|ob|wie ?viele?|wann|welche[rsnm]?|wer|wem|wen)(?!\p{L})/iu; // prettier-ignore

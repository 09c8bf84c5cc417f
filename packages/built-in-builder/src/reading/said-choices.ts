import { toneOf } from '../plan/tones.ts';

const state = 'status|state|stage|phase|step|priority|kind|type|difficulty|condition|level|size|grade|category|severity|urgency|mood|season|colou?r|genre|result|frequency|section|quality|format|zustand|stufe|art|größe'; // prettier-ignore
const lastOne = String.raw`[\p{L}\p{N}-]+(?: [\p{L}-]+)??`;
const end = String.raw`(?=\s*(?:[,.;)]|\s(?:and|with|und|mit)\s|$))`;
const most = 90;

/** Ways of saying what a field may be, and how the list steps read them: with the choices in brackets. */
const ways: readonly { words: RegExp; put: (choices: string, match: RegExpExecArray) => string; isState: boolean }[] = [
  // "a difficulty of easy, medium or hard", "set the status to open or closed"
  {
    words: new RegExp(String.raw`\b(${state})s? (?:of|to|auf|is|are|that is|which is|can be|being|either|as|like|such as|(?:from|out of))(?: either| one of)? ([^.;:()]{2,${most}}? (?:or|oder) ${lastOne})${end}`, 'iu'),
    put: (choices, [, field]) => `${field} (${choices})`,
    isState: false,
  },
  // "see jobs in the states requested, assigned and delivered"
  {
    words: new RegExp(String.raw`\b(?:in|by|with|through) (?:one of )?(?:the|these|following|several|its|their) (?:following )?(?:stages|steps|states|statuses|phases):? ([^.;:()]{2,${most}}? (?:and|or|und|oder) ${lastOne})${end}`, 'iu'),
    put: (choices) => `with a status (${choices})`,
    isState: false,
  },
  // "episodes move through Idea, Recording and Published"
  {
    words: new RegExp(String.raw`\b(?:move|moves|go|goes|pass|passes|run|runs|travels?|wander|wanders) (?:through|from)(?: the)?(?: (?:stages?|steps?|states?|phases?|columns?))?:? ([^.;:()]{2,${most}}? (?:and|to|or|und) ${lastOne}${end}|${lastOne}(?:, ${lastOne}){2,8}(?=\s*(?:[.;]|$)))`, 'iu'),
    put: (choices) => `have a stage (${choices})`,
    isState: false,
  },
  // "each can be open, in work or done"
  {
    words: new RegExp(String.raw`\b(?:can be|may be|(?:is|are) either|kann|können) ([^.;:()]{2,${most}}? (?:or|oder) ${lastOne})(?: sein)?${end}`, 'iu'),
    put: (choices) => `has a status (${choices})`,
    isState: true,
  },
]; // prettier-ignore

const pairs: readonly (readonly [RegExp, string])[] = [
  [/^(?:male|female|männlich|weiblich)$/i, 'sex'],
  [/^(?:new|used|old|broken|neu|gebraucht)$/i, 'condition'],
  [/^(?:indoors?|outdoors?|inside|outside)$/i, 'kind'],
  [/^(?:sunny|shady|warm|cold|hot|wet|dry|big|small|large|long|short|sweet|salty|fresh|frozen|raw|cooked|digital|printed|hard|soft|day|night)$/i, 'kind'],
  [/^(?:free|occupied|taken|booked|vacant|open|closed|paid|unpaid|lent|available|sold|done|active|bezahlt|unbezahlt|bestätigt|abgeholt|gepackt|geplant|fertig|aktiv|inaktiv|frei|belegt|besetzt|offen|erledigt|verliehen|verkauft)$/i, 'status'],
]; // prettier-ignore

/** What a pair is called: the condition that is new or used. */
export const pairName = (one: string, other: string): string | null =>
  pairs.find(([words]) => words.test(one) && words.test(other))?.[1] ?? null;

/** "occupied or free" in a list is a state. */
export const bracketPairs = (sentence: string): string =>
  sentence.replace(
    /(?<=[,:]\s|\band )(\p{L}+) (?:or|oder) (\p{L}+)(?=\s*(?:[,.;)]|$|\sand\s))/giu,
    (said, one: string, other: string) => {
      const name = pairName(one, other);
      return name ? `${name} (${one}, ${other})` : said;
    },
  );

/** The sentence with choices that are told in words put into brackets behind their field. */
export function bracketChoices(sentence: string): string {
  for (const { words, put, isState } of ways) {
    const match = words.exec(sentence);
    const choices = match
      ?.at(-1)
      ?.split(/,\s*(?:or |and |oder |und )?|\s(?:or|and|to|oder|und)\s/)
      .map((one) => one.trim())
      .filter(Boolean);
    if (!match || !choices || choices.length < 2 || choices.some((one) => one.split(' ').length > 3)) continue;
    if (isState && choices.filter((one) => toneOf(one) !== 'neutral').length < choices.length / 2) continue;
    return sentence.slice(0, match.index) + put(choices.join(', '), match) + sentence.slice(match.index + match[0].length); // prettier-ignore
  }
  return sentence;
}

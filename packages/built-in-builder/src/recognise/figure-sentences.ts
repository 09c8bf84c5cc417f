import type { AppPlan } from '../plan/plan.ts';

const preamble = /^(?:(?:and|also|then|please|plus|und|auch|dann|außerdem|dazu|bitte|oh|ideally|am besten|,)\s+)*(?:(?:i(?:['’]d| would)? (?:also )?(?:want|need|like|love|wish)(?: to| also)? (?:(?:be able to )?(?:see|know|have|get|show)|a figure for)?|i(?:['’]d| would) (?:also )?(?:like|love) (?:to (?:see|know|have)|a)?|(?:it|the app|this|that) (?:should|must|has to|needs to) (?:also )?(?:show|say|tell (?:me|us)|work out|calculate|have|display)|(?:can|could) (?:it|you|i|we) (?:also )?(?:show|tell|see|work out|have)(?: me| us)?|show (?:me|us)?|tell (?:me|us)|ich (?:will|möchte|hätte|würde|brauche|wüsste)(?: gerne?| auch| dann)*(?: (?:sehen|wissen))?|wir (?:wollen|möchten|hätten|brauchen)(?: gerne?| auch)*(?: (?:sehen|wissen))?|(?:man|ich|wir) (?:soll|sollte|will|möchte)\p{L}* (?:sehen|wissen)|zeig\p{L}*(?: mir| uns)?|(?:a|an|one|eine?) (?:dashboard|overview|start ?page|übersicht|startseite)(?: that shows| showing| with| mit)?|(?:at|on) the top(?: of (?:it|the (?:start|first|front) page))?|(?:ganz )?oben(?: auf der startseite)? (?:soll\p{L}*|möchte ich|will ich|steht|hätte ich gern)?|on the (?:start|front|first|home) ?(?:page|screen)|auf der startseite (?:soll\p{L}*|möchte ich|will ich)?)(?:,|:)?\s*)?/iu; // prettier-ignore

const asks = /(?<!\p{L})(?:how (?:many|much|long|far|old|often|full)|what(?:['’]s| is| are| do| does| did)?|which|who|total(?:s|led)?|sums?|added? up|add (?:them|it|these) up|averages?|on average|percentages?|percent|share of|charts?|graphs?|bars?|pie|line|top (?:\d+|three|five|ten)|(?:three|five|ten) (?:best|top)|best|highest|longest|biggest|most|number of|revenue|takings|income|profit|balance|days (?:until|left|since)|age|work(?:ed)? out|calculated?|times|[x×*=]|wie ?(?:viele?|lange?|oft|weit|alt|hoch|voll)|was|welche\p{L}*|wer|gesamt\p{L}*|summen?|zusammen\p{L}*|insgesamt|durchschnitt\p{L}*|im schnitt|prozent|anteil|\p{L}*diagramm|grafik|balken|torte|linie|kurve|anzahl|umsatz|einnahmen|ausgaben|gewinn|\p{L}*stand|saldo|tage (?:bis|seit)|alter|berechn\p{L}*|errechn\p{L}*|ausrechn\p{L}*|mal|längste\p{L}*|größte\p{L}*|meisten)(?!\p{L})|=|×/iu; // prettier-ignore
const opens = /^(?:how|what|which|who|(?:(?:the|a|an|my|our) )?(?:(?:three|five|ten|\d+) )?(?:totals?|sums?|averages?|percentages?|number of|revenue|takings|income|profit|balance|top|best|highest|longest|biggest|most|charts?|graphs?|(?:pie|bar|line)(?: charts?)?|age|days (?:until|left|since)|km|kilomet\p{L}*)|each|every|per|wie|was|welche|wer|(?:(?:die|der|das|den|eine?n?) )?(?:gesamt\p{L}*|summen?|durchschnitt\p{L}*|anzahl|umsatz|einnahmen|ausgaben|gewinn|kassenstand|saldo|verbrauch|längste\p{L}*|größte\p{L}*|tage|alter|\p{L}*diagramm|torte|kurve|linie)|jede|pro|je|beim?|\p{L}+ (?:=|is|ist) |gefahrene|oben|at the top|work out|calculate|berechne|\p{L}+ (?:soll\p{L}*|should) (?:be )?(?:\p{L}+ )?(?:calculat|work|automat|berechn|errechn|ausgerechn))/iu; // prettier-ignore
/** "Places (name, street)", "visits: place, date, stars": what lists hold, and no question. */
const describes = /\([^(),]+,[^()]*\)|:[^.?!,]+,[^.?!,]+,|(?<!\p{L})with [\p{L} ]{1,80}, [\p{L} ]{1,80}?(?:,| and )/iu;
const cutOff = /(?<=[.!?;])\s+|\n+/;

/** The sentences of a description that ask for a figure, without what stands before it; two questions in one are two. */
export function figureSentences(text: string, plan: AppPlan): string[] {
  if (plan.entities.length === 0) return [];
  const sentences = text.split(cutOff).map((one) => one.trim().replace(/^[-*•]\s*/, '').replace(/[.;]+$/, '')).filter(Boolean);
  return sentences.flatMap((sentence) => {
    const core = afterPreamble(sentence);
    if (core === null || core.length > longest || describes.test(core) || isOfFields(core)) return [];
    return questionsIn(core).filter((one) => asks.test(one)).slice(0, mostParts);
  });
} // prettier-ignore
const longest = 200;
const mostParts = 4;

/** Words between commas are what a list holds, and ask for nothing. */
const isOfFields = (core: string): boolean =>
  !core.includes('?') && core.split(',').length > 3 || /(?:^|,\s*)(?:\p{L}+(?: \p{L}+)?,\s*){2,}/u.test(core) || /(?<!\p{L})(?:angegeben|eingetragen|erfasst|entered|recorded|answers? with)(?!\p{L})/iu.test(core); // prettier-ignore

/** What a sentence asks, where it says so from its beginning; else null. */
function afterPreamble(sentence: string): string | null {
  const match = preamble.exec(sentence)![0];
  const rest = sentence.slice(match.length).trim();
  const isTop = /top|oben|start|front|home|dashboard|overview|übersicht/iu.test(match);
  if (match.trim() !== '' && asks.test(rest)) return isTop ? `${rest} ${/oben|startseite|übersicht/iu.test(match) ? 'auf die Startseite' : 'on the start page'}` : rest; // prettier-ignore
  return opens.test(sentence) && asks.test(sentence) ? sentence : null;
}

const and =
  /,?\s+(?:and|und|sowie|plus|as well as|dazu)\s+(?:also |auch |then |dann )?|,\s+(?=(?:how|what|wie|was|wer|who|eine?n?|an?|die|der|das|the) )/iu;

const ofEach =
  /(?<!\p{L})(?:each|every|jede[rsnm]?|beim|bei jede[rm]|at each) (\p{L}+)(?= (?:shows?|should|has|gets|soll\p{L}*|zeigt|hat|steht|will|möchte))/iu;
const each = /(?<!\p{L})(?:each|every|per|by|jede\p{L}*|pro|je|nach|beim?)(?!\p{L})/iu;

/** Each part asks for something by itself, or they are one question. */
function questionsIn(core: string): string[] {
  const parts = core
    .split(and)
    .map((one) => one.trim().replace(preamble, '').trim())
    .filter(Boolean);
  if (parts.length < 2) return [core];
  const [, owner] = ofEach.exec(parts[0]!) ?? [];
  const place = /(?:on the start page|auf die Startseite)$/.exec(core)?.[0];
  const whole = parts.map((part, index) => {
    // "how much honey per hive and per year", "what is open per customer and altogether"
    if (/^(?:per|by|pro|je|nach|altogether|in all|in total|overall|insgesamt|zusammen|for each|für jede)(?!\p{L})/iu.test(part) && index > 0) return `${parts[0]!.replace(/\s+(?:per|by|pro|je|nach|for each|für jede\p{L}*)\s+\p{L}+.*$/iu, '')} ${part}`; // prettier-ignore
    const said = owner && !each.test(part) ? `${part} for each ${owner}` : part;
    return place && !said.endsWith(place) ? `${said} ${place}` : said;
  });
  return whole.every((part) => asks.test(part) && (opens.test(part) || part === whole[0])) ? whole : [core];
}

import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { listsMeant, type ListMention } from '../meant/list-meant.ts';

/** What a message says is to be known: its pieces, the lists that it places them on, and the words they stand in. */
export type Asked = { pieces: string[]; lists: Entity[]; said: string; isSure: boolean; isMissed: boolean };

const en = {
  who: String.raw`(?:i|we|you|they|he|she|one|people|nobody|no ?one|none of us|somebody|someone|everybody|the (?:team|office|new ones?|trainers?|teachers?|customer))`,
  often: String.raw`(?:also|really|still|just|never|always|sometimes|actually|first|please|often|usually|kinda|definitely|maybe|quickly|even|simply|only)`,
  keep: String.raw`(?:know|note|see|record|store|enter|keep|track|log|add|include|save|list|have|remember|tell|say|put|write|jot|mark|get|noted?|fill in|type in)(?: down| in| track of| a note of| up)?`,
};
const question = String.raw`(?:who|whose|whom|which|what|how|when|where|why|if|whether|on which|at which|for which|since when|until when|wer|wem|wen|wessen|was|wie|wieviel|wann|wo|wohin|woher|womit|worum|warum|welche[rsnm]?|ob|bis wie weit|seit wann|bis wann|(?:an|in|auf|bei|mit|zu|von|für|aus) (?:welche[rsnm]?|wem|wen))`;
const asksAt = new RegExp(String.raw`^${question}(?!\p{L})`, 'iu');
export const isQuestion = (piece: string): boolean => asksAt.test(piece);

/** What stands in front of what is wanted; each says that something is to be entered, or that nobody has it. */
const fronts: readonly RegExp[] = [
  String.raw`^(?:there(?:['’]s| is| was| should be| ought to be| has to be| must be)|is there|can there be|could there be|maybe there could be|we have) (?:really |still |also )?(?:no |not any |any |an? |the )?(?:way|place|room|space|spot|field|line|box|column|bit of room|possibility)(?: yet| here)? (?:of|to|for|where)(?: ${en.who})?(?: can| could)?(?: (?:telling|saying|seeing|knowing|noting|entering|showing|${en.keep}))?`,
  String.raw`^(?:i|we|they)(?:['’](?:d|ve|re))?(?: ${en.often}| would| do| did| have| got| are| am| keep| kept)* (?:need|want|like|love|ought|has|must|should|gotta|have)(?: to)?(?: ${en.often}| be able to)* ${en.keep}(?: about| for)?`,
  String.raw`^(?:i|we)(?:['’](?:d|ve))?(?: ${en.often}| would)* (?:need|want|like|miss|lack)(?: also)?(?: to have)?`,
  String.raw`^(?:also |still |just |only )?(?:need|want|would like|gotta|have|missing|forgot)(?: also| still)?(?: to)?(?: ${en.keep})?:?`,
  String.raw`^(?:i|we|they) (?:always |often |keep |kept |clean |totally |just |completely |of course )*(?:forget|forgot|forgetting|lose|overlooked|left out|missed)(?: to (?:ask|note|put|write down|enter|say))?(?: about)?`,
  String.raw`^(?:can|could|may|might|shall|should|would) (?:you|we|i|they|one|people|the app)(?: ${en.often})* ${en.keep}(?: (?:an?|the|some|in|us))*? (?:place|spot|field|room|space|box|line|bit|slot|column)s? (?:for|to (?:put|note|enter|write))`,
  String.raw`^(?:can|could|may|might|shall|should) (?:you|we|i|they|one|people|the app)(?: ${en.often})* (?:${en.keep}|make)`,
  String.raw`^(?:it|that)(?:['’]d| would| might) (?:be|really be|help) ?(?:good|great|nice|handy|useful|helpful|lovely|important)?(?: for us)?,? (?:to|if (?:we|i|you|one) (?:could|can))(?: ${en.often})* ${en.keep}`,
  String.raw`^(?:let|have) (?:us|me|them|people) ${en.keep}`,
  String.raw`^(?:we|i|they|jo|\p{Lu}\p{L}+) (?:keep|keeps|have|has|store|stores|got) (?:all |the |our ){1,3}(?=\p{L}+(?: \p{L}+)?(?: as pdfs?)?(?: \p{L}+){0,5}$)`,
  String.raw`^(?:what['’]s missing|missing)(?: is| are)?:?`,
  String.raw`^(?:(?:ich|wir|man) )(?:will|wollen|möchten?|würden?|würd|muss|müssen|müsste|müssten|sollten?|mag|wüssten?|wüsst|hätten?|hätt|bräuchten?|bräucht|brauchen?|brauch)(?: (?:ich|wir|man|mir|uns|gern|gerne|noch|auch|eigentlich|bitte|dringend|unbedingt|immer|vorher|irgendwo|irgendwie|mal|schon|echt))*(?: (?:wissen|sehen|sehn|notieren|aufschreiben|festhalten|haben|eintragen|erfassen|vermerken)(?: können)?)?,?`,
  String.raw`^(?:will|wollen|möchten?|muss|müssen|müsste|wüssten?|wüsst|hätten?|hätt|bräuchten?|bräucht|brauchen?|brauch) (?:ich|wir|man)(?: (?:mir|uns|gern|gerne|noch|auch|eigentlich|bitte|dringend|unbedingt|immer|mal))*(?: (?:wissen|sehen|sehn|notieren|aufschreiben|festhalten|haben|eintragen|erfassen|vermerken)(?: können)?)?,?`,
  String.raw`^(?:(?:ich|wir|man) )(?:vergessen?|vergess|vergisst|weiß|wissen|sieht|sehe|sehen|seh|sehn)(?: (?:ich|wir|man|mir|uns|aber|ja|immer|ständig|nie|nicht|nirgends|nirgendwo|leider|oft|gar|dann|überhaupt|mehr|einfach))+,?`,
  String.raw`^(?:(?:es|mir|uns|da|hier|dort|was) )?fehl(?:t|en)(?: (?:mir|uns|noch|hier|da|ja|leider|auch|ist|sind|irgendwie|komplett|eigentlich|jetzt|immer noch))*:?,?`,
  String.raw`^(?:kann|könnte|können|könnten|darf|kannst|könntest) (?:man|wir|ich|du|ihr|sie)(?: (?:bitte|auch|noch|mal|irgendwo|irgendwie|mir|uns|da|hier|vielleicht|gleich))*(?=.*(?:eintragen|aufschreiben|notieren|erfassen|festhalten|vermerken|hinterlegen|dazuschreiben|angeben|speichern|reinschreiben|sehen|sehn|ergänzen|aufnehmen|dazu|rein)(?: können)?$)`,
  String.raw`^(?:bitte |noch |auch |außerdem |dazu |plus |ergänze |füge |da (?:sollte|muss|müsste|soll)(?:en)? (?:noch |auch )?(?:stehen|hin|rein),? |(?:es|hier|da|dort) (?:sollte|müsste|muss|soll)(?:en)? (?:noch |auch )?(?:stehen|dastehen|drinstehen),? |dastehen soll(?:te)? |wichtig wär[e]? (?:noch )?|gut wär[e]? (?:noch )?)+`,
].map((words) => new RegExp(`${words}(?=\\s|$|:)[:,]?\\s*`, 'iu')); // prettier-ignore

/** What says so behind it. */
const ends: readonly RegExp[] = [
  String.raw`(?:is|are|was|were)(?: still| also| completely| totally)? missing(?: too| here| there)?`,
  String.raw`(?:would|might|could)(?: also| really)? (?:be|come in|do|help)(?: (?:good|great|nice|handy|useful|helpful|lovely|fine|enough|important))?(?: too| as well)?`,
  String.raw`(?:put|note|write|add) (?:that|it|this|those|them)(?: (?:in|down|somewhere|too))*(?: please)?`,
  String.raw`(?:(?:and|but|so|as) )?(?:nobody|no ?one|none of us|i|we|they|he|she)(?:['’]d| could| can| had| has| have)(?:n['’]t|not)?(?: ever| never)? (?:say|tell|know|remember|noted(?: it| that)?|written (?:it|that) down|find (?:it|that))`,
  String.raw`(?:we|i)(?: (?:really|also|do))* (?:need|have|want|ought|should|must)(?: to)?(?: (?:know|see|note|have|remember))? (?:that|it|this)(?: too| as well)?`,
  String.raw`(?:have|has|need|needs) to be (?:in there|there|noted|entered|written down)`,
  String.raw`(?:should|must|has to|have to|needs? to|can|could) (?:also |really )?(?:go|be) (?:in|there|in there|noted|on there|recorded|entered)(?: too| as well| somewhere)?`,
  String.raw`fehl(?:t|en)(?: (?:mir|uns|noch|hier|da|ja|leider|auch|irgendwie|komplett))*`,
  String.raw`(?:das |dies |es )?(?:muss|müssen|müsste|müssten|soll|sollen|sollte|sollten|gehört|gehören|kommt|kommen|möchte|möchten|will|wollen|würde?)(?: (?:ich|wir|man|uns|mir|da|dort|hier|auch|noch|gern|gerne|unbedingt|vorher|irgendwie|irgendwo|immer|mit|schon|eigentlich|bitte))*(?: (?:rein|dazu|hin|stehen|drinstehen|dastehen|drauf|sehen|sehn|wissen|notieren|aufschreiben|festhalten|eintragen|vermerken|hinein|da sein|dabei sein|haben))+(?: können)?`,
  String.raw`(?:wär|wäre|wären|fänd|fände)(?: (?:ich|auch|noch|da|mir|uns|ja|echt|ganz|richtig))*(?: (?:gut|schön|toll|super|prima|praktisch|hilfreich|nett|wichtig|klasse|nicht schlecht|was))?`,
  String.raw`(?:brauch|brauche|brauchen|bräuchte|bräuchten|bräucht|hätte|hätten|hätt|will|wollen|möchte|möchten|wüsste|wüsst)(?: (?:ich|wir|man|auch|noch|gern|gerne|da|dabei|mit|dazu))*`,
  String.raw`(?:such|suche|suchen|frag|frage|fragen|vergess\p{L}*|brauch\p{L}*) (?:ich|wir)? ?(?:die|das|den|es|sie|ihn)?(?: (?:jedes mal|jedesmal|immer|ständig|dauernd|neu|wieder))+`,
  String.raw`(?:ich|wir) (?:such|suche|suchen|frag|frage|fragen|vergess\p{L}*|brauch\p{L}*) (?:die|das|den|es|sie|ihn)(?: (?:jedes mal|jedesmal|immer|ständig|dauernd|neu|wieder))*`,
  String.raw`(?:mit )?(?:aufschreiben|notieren|eintragen|erfassen|festhalten|vermerken|dazuschreiben|hinterlegen|reinschreiben|ankreuzen|abhaken|einbauen|ergänzen|hinzufügen|aufnehmen)(?: können)?`,
  String.raw`steh(?:t|en) (?:nirgends|nirgendwo|nicht drin|nicht da|da nicht)`,
].map((words) => new RegExp(`[\\s,;:–-]+(?:${words})$`, 'iu')); // prettier-ignore
const weakEnds: readonly RegExp[] = [
  String.raw`(?:too|as well|please|pls|thanks|bitte|danke|auch|noch|dazu|oder so|or so|or something|if possible|by the way|btw|you know|für den anfang|wenn['’]?s geht)`,
  String.raw`(?:just|only|nur|einfach) (?:an? )?(?:line|few words|short note|number|word|kurz|eine zeile|ein satz|stichwort)(?: \p{L}+)?`,
  String.raw`(?:so|damit|because|since|weil|otherwise|sonst|in case|falls|denn) (?!long|much|far|many)\p{L}.*`,
  String.raw`(?:so |like |etwa |e\.g\. |z\.b\. )+\d.*`,
  String.raw`(?:und so|so irgendwie|such stuff|that sort of thing)`,
].map((words) => new RegExp(`[\\s,;:(–-]+(?:${words})$`, 'iu')); // prettier-ignore
const weakFronts = /^(?:(?:oh|ah|and|or|oder|also|plus|so|then|well|ok(?:ay)?|hm+|but|by the way|btw|und|auch|noch|ach|also|dann|außerdem|übrigens|aber|ach ja|ach so|stimmt|moin|hallo|hi|please|bitte|another thing|one more thing|what i forgot|was noch fehlt|was mir noch einfällt)[\s,:.!–-]+)+/iu; // prettier-ignore

/** In the middle of a story: nobody knew it, we could not say it. What stands behind is what was missed. */
const lacks: readonly RegExp[] = [
  String.raw`(?:nobody|no ?one|none of us|not one of us) (?:here )?(?:knew|knows|had|has|could (?:say|tell|remember)|can (?:say|tell|remember)|remembered|noted|wrote down|told (?:me|us)|asked)(?: (?:about|that|down))?`,
  String.raw`(?:i|we|he|she|they|you|\p{Lu}\p{L}+)(?:['’]d)? (?:(?:simply|just|really|still) )*(?:couldn['’]?t|could not|can['’]?t|cannot|didn['’]?t|did not|don['’]?t|do not|never|had no (?:clue|idea)|have no (?:clue|idea)|had to (?:ask|guess))(?: (?:ever|actually|really|even))*(?: (?:remember|know|knew|say|tell|recall|find out|notice|noticed|noted|wrote down|ask|asked)|(?<=clue|idea))(?: (?:about|of|out))?`,
  String.raw`(?:nobody|no ?one) has written down|no idea|never wrote down|not a clue`,
  String.raw`(?:asked|asks|rang|called|wanted to know|phoned|keep asking|ask)(?: (?:me|us))?(?: (?:today|yesterday|again))?(?: (?:about|for)|(?= (?:who|what|where|when|how|which|whether|if)(?!\p{L})))`,
  String.raw`(?:keiner|keine|niemand|kein mensch|kein schwein|keine sau)(?: (?:von uns|hier|im büro|im team))? (?:wusste|weiß|wußte|hatte|hat|kannte|kennt|konnte(?: mir| uns)? sagen|hat(?:te)? (?:notiert|aufgeschrieben|gewusst))(?: (?:mehr|genau|da|noch|davon))*,?`,
  String.raw`(?:ich|wir|er|sie|man) (?:wusste|weiß|wissen|wussten|wußten?|hatten?|hatte|kannte)(?: (?:ich|wir|das|es|aber|mal wieder|wieder|da|natürlich|leider))* (?:nicht|nie)(?: (?:mehr|mal|genau))*,?`,
  String.raw`(?:wusste|wussten|weiß|wissen)(?: (?:ich|wir|man))? (?:gar |mal wieder |wieder )?(?:nicht|keiner|niemand)(?: mehr)?,?`,
  String.raw`(?:fragt|fragte|gefragt|fragen|fragten)(?: (?:mich|uns|immer|ständig|dauernd|heute|gestern|die leute|die eltern|die kunden))*,?(?! (?:warum|wieso|weshalb|why|ob))`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?=\\s)[,:]?\\s+(?<thing>\\P{L}*\\p{L}.*)$`, 'iu')); // prettier-ignore
const behindLack = /[\s,]+(?:parat|zur hand|im kopf|da|dabei|griffbereit|to hand|at hand|on (?:him|her|them|us)|with (?:them|him|her)|anymore|any more|again|mehr|war das (?:peinlich|blöd)|which was .*|that was .*|so embarrassing|when .* rang|until it was too late)$/iu; // prettier-ignore

/** A view, a figure, a rule, a removal, a look: none of them is a detail. */
export const otherWish = /(?<!\p{L})(?:remove|delete|rename\p{L}*|drop|hide|hidden|get rid|sort\p{L}*|filter\p{L}*|red|rot|green|grün|blue|blau|mark|highlight\p{L}*|chart|graph|diagram\p{L}*|balken|bars|calendar|kalender|board|tafel|spalten|page|seite\p{L}*|startseite|export\p{L}*|print\p{L}*|druck\p{L}*|remind (?:me|us|them)|instead|statt|anstatt|lösch\p{L}*|entfern\p{L}*|umbenenn\p{L}*|umbenannt|heißen|average|durchschnitt\p{L}*|totals?|summe|sums?|insgesamt|altogether|in total|zusammen|zusammengerechnet|add(?:ed)? up|percent of|automatic\p{L}*|automatisch|von allein|by itself|overdue|überfällig|who (?:can|may|is allowed)|wer darf|darf|dürfen|allowed|permission|passw\p{L}*|login|log in|sign in|colou?rs?|farben?|dark mode|font|schrift\p{L}*|button|knopf|more than|mehr als|less than|weniger als|at least|mindestens|höchstens|at most|never again|required|compulsory|mandatory|pflicht\p{L}*|search|suche[n]? (?:nach|können)|only (?:i|me|we|the|those|see|show)|nur (?:ich|der|die|das|noch|wir)|twice|doppelt|duplicate|overlap\p{L}*|not be able|top of|ganz oben|zuerst|at the top|first thing|to the top|grouped?|gruppier\p{L}*|group by|count (?:the|how)|zähl\p{L}*|anzahl der|number of (?:entries|records)|back again|put it back|weg|raus|take (?:it|that|them) (?:out|off)|no longer|nicht mehr|nobody needs|braucht keiner|unnecessary|überflüssig|too (?:big|small|long|much)|zu (?:groß|klein|lang|viel)|better|besser als|lieber|rather|called|heißt|divide[ds]?|taken from|from the (?:list|others)|chosen|choose|pick(?:ed)? from|auswähl\p{L}*|ausgewählt|belongs? to|gehör(?:t|en) zu|sign-?up|own (?:list|page)|liste?|lists?|tab|reiter|table|tabelle|overview|übersicht|map|karte|most|least|biggest|smallest|meisten|wenigsten|divided|mal|times|minus|plus tax|convert\p{L}*|is a (?:date|number|text)|ist ein (?:datum|text)|ist eine (?:zahl|nummer)|should be (?:a|an) (?:date|number|text)|can['’]?t be|cannot be|blank|empty|leer|blanko|must be|muss ein\p{L}*|free text|freitext)(?!\p{L})/iu; // prettier-ignore

/** The pieces of a text that may each be a detail; a unit belongs to what stands before it, a bare "when" to what the other question is of. */
export function piecesOf(text: string): string[] {
  return together(split(text));
}

function together(pieces: readonly string[]): string[] {
  const kept: string[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last && isUnit.test(piece))
      kept.splice(-1, 1, `${last}, ${/^(?:in|as) /iu.test(piece) ? piece : `in ${piece}`}`);
    else if (last && isUnits.test(last) && /^(?:seconds|sekunden)$/iu.test(piece)) continue;
    else if (last && bare.test(piece) && asks.test(last)) kept.push(`${piece} ${asks.exec(last)![1]}`);
    else kept.push(piece);
  }
  return kept;
}
const isUnit = /^(?:(?:in|as) )?(?:minutes?|minuten|hours|stunden|kg|kilos?|kilogramm|grams?|gramm|km|kilometern?|kilomet(?:er|re)s|met(?:er|re)s|metern?|cm|litern?|lit(?:er|re)s|percent|prozent|euros?|degrees|grad|square met(?:er|re)s|quadratmetern?)$/iu; // prettier-ignore
const isUnits = /, in (?:minutes|minuten)$/iu;
const bare = /^(?:when|why|wann|warum)$/iu;
const asks = /^(?:why|when|warum|wann|weshalb) (.+)$/iu;

const split = (text: string): string[] =>
  text
    .split(/\s*[,;:]\s*(?:(?:and|und|plus|also|as well as|sowie|or(?= (?:when|why|how|who|where|what)(?!\p{L}))|oder(?= (?:wann|warum|wie|wer|wo|was)(?!\p{L})))\s+)*|\s+(?:and|und|plus|as well as|sowie|&)\s+(?:(?:also|auch|noch|even)\s+)?|\s+(?:or|oder)\s+(?=(?:when|why|how|who|where|what|whether|wann|warum|wie|wer|wo|was|ob)(?!\p{L}))/iu)
    .map((one) => one.replace(weakFronts, '').replace(/^(?:for|mit|with) (?=(?:the|an?|each|their|his|her|dem|der|den|datum|\p{Lu}))/iu, '').replace(/[\s.!?]+$/u, '').trim())
    .filter((one) => /\p{L}/u.test(one)); // prettier-ignore

const prepositions = String.raw`(?:for|on|per|with|to|at|in|of|from|bei|beim|für|pro|je|zu|zum|zur|an|am|im|von|vom|aus)`;
const determiners = String.raw`(?:each|every|all|any|the|our|a|an|those|these|both|of the|jede[mnrs]?|alle[nrm]?|de[nrms]|die|das|unsere[nrm]?|eine[mnrs]?|ein|einzelne[mnrs]?)`;
const before = new RegExp(String.raw`(?:^|[\s,])(?:and |und )?(${prepositions})(?: ${determiners}){0,3}\s+$`, 'iu');

/** The lists that a text places something on, and the text without those places. */
function placesIn(text: string, plan: AppPlan): { lists: Entity[]; rest: string } {
  const found = listsMeant(text, plan).flatMap((mention) => {
    const match = before.exec(text.slice(0, mention.at));
    // "who sent the patient to us", "when they come to the lesson": a place of what a question tells is no place of the answer
    return match ? [{ ...mention, from: match.index, said: match[1]!.toLowerCase() }] : [];
  });
  const isPlace = (one: ListMention & { from: number; said: string }): boolean => {
    const isLast = /^[\s,]*(?:$|[,.:;!]|(?:and|und|noch|auch|also|bitte|please|too|sollte|soll|muss|müsste|will|möchte|wüsst\p{L}*|hätt\p{L}*|brauch\p{L}*|fehl\p{L}*|we|i|wir|ich|gern|just|stehen|kommen|gehört|need|needs|dazu|sehn|sehen|wissen|haben)(?!\p{L}))/iu.test(text.slice(one.end)); // prettier-ignore
    const isFirst = one.from <= 1;
    const inQuestion = new RegExp(String.raw`(?<!\p{L})${question} (?:(?!,|and |und ).)*$`, 'iu').test(
      text.slice(0, one.from),
    );
    const isOfEach = /(?<!\p{L})(?:each|every|per|pro|je|jede\p{L}*|all|alle[nr]?|both)(?!\p{L})/iu.test(text.slice(one.from, one.at)); // prettier-ignore
    return isFirst || (isLast && (!inQuestion || isOfEach));
  };
  const places = found.filter(isPlace);
  let rest = text;
  for (const { from, end } of places.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(end)}`;
  return { lists: [...new Set(places.map(({ entity }) => entity))], rest: rest.replace(/\s+/g, ' ').replace(/^[\s,:]+/, '').trim() }; // prettier-ignore
}

/** "We keep the manuals somewhere else, could they sit with the tool": where what is named is wanted. */
const couldSit = /^(?:we|i|they) (?:keep|have|store|write|got|put)(?: down)? (?:all |the |our |their )*(?<thing>\p{L}+(?: as (?:an? )?(?:pdfs?|files?|photos?))?)(?: \p{L}[\p{L}'’]*){0,6}?,? (?:could|can|should|would be (?:good|nice) if) (?:they|it|that|those|these) (?:\p{L}+ ){1,3}(?<place>(?:with|on|in|at|to) .+)$/iu; // prettier-ignore

/** "Plots also get", "each tool needs", "die Helfer brauchen noch": whose details follow. */
const ownerFront = /^(?:(?:each|every|all|the|our|alle|jede[rsn]?|die|der|das|unsere?)(?: single| einzelne[rsn]?)? )?(?<list>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)??) (?:(?:also|auch|noch|still|all|really|each|should|must|sollten?|sollen|müssen|muss|soll)\s)*(?:get|gets|need|needs|want|wants|kriegen|kriegt|bekommen|bekommt|brauchen|braucht|(?<=(?:should|must|sollten?|sollen|müssen|muss|soll|also|auch|noch)\s)(?:have|haben))(?: (?:also|auch|noch|to have|their|its|ihre?n?|seine?n?|eine?n?))*(?:\s*:\s*|\s+)/iu; // prettier-ignore
/** "When somebody leaves: why and when": what is to be known when it happens. */
const whenever = /^(?:when(?:ever)?|if|wenn|falls|sobald) (?<clause>(?:somebody|someone|one of them|one|jemand|einer|eine[rs]?) [\p{L} ]{3,30}?)(?:[,:]| -| then| dann)\s+(?<rest>.+)$/iu; // prettier-ignore
const bothAtEnd = /(?:^|\s)(?:(?:on|for|at|with|in|bei|für|an) )?(?:both(?: of them| lists)?|bei(?:den|de)|allen beiden)(?=\s|$)/iu; // prettier-ignore

/** What is left of a sentence between what says that it is wanted; `isSure` where something does. */
export function coreOf(
  sentence: string,
  plan: AppPlan,
): { said: string; lists: Entity[]; isSure: boolean; isMissed: boolean } {
  let said = sentence.replace(/\s+/g, ' ').replace(/[\s.!?;:]+$/u, '').replace(/[\s,–-]+(?:we|i|wir|ich) (?:need to know|have to know|should know|müssen|müssten|wollen|muss) (?:that|this|das)(?: wissen)?(?=,)/iu, '').trim(); // prettier-ignore
  let isSure = /[\s,–-](?:we|i) (?:need|have) to know (?:that|this),/iu.test(sentence);
  let isMissed = false;
  const lists: Entity[] = [];
  const sits = couldSit.exec(said)?.groups;
  if (sits) [said, isSure] = [`${sits['thing']} ${sits['place']}`, true];
  for (let step = 0; step < mostFrames; step++) {
    const from = said;
    said = said.replace(weakFronts, '');
    for (const weak of weakEnds) said = said.replace(weak, '');
    for (const end of ends) {
      const shorter = said.replace(end, '');
      if (shorter !== said && /\p{L}{2}/u.test(shorter)) [said, isSure] = [shorter, true];
    }
    const places = placesIn(said, plan);
    if (places.rest !== said && places.rest !== '') {
      lists.push(...places.lists);
      said = places.rest;
    }
    const happens = whenever.exec(said.replace(weakFronts, ''))?.groups;
    if (
      happens &&
      piecesOf(happens['rest']!).every((piece) => bare.test(piece) || /^(?:why|when|warum|wann) /iu.test(piece))
    ) {
      said = happens['rest']!.replace(/(?<!\p{L})(?:when|why|wann|warum)(?=[\s,]|$)(?! (?:he|she|they|er|sie|it|es))/giu, (asked) => `${asked} ${happens['clause']}`); // prettier-ignore
      isSure = true;
    }
    const owner = ownerFront.exec(said);
    const [owns] = owner ? listsMeant(owner.groups!['list']!, plan) : [];
    if (owner && owns && owns.end === owner.groups!['list']!.length) {
      lists.push(owns.entity);
      [said, isSure] = [said.slice(owner[0].length), true];
    }
    const front = fronts.find((one) => one.test(said));
    if (front && !(isQuestion(said) && !/^was fehlt|^what['’]s missing/iu.test(said))) {
      const rest = said.replace(front, '');
      if (/\p{L}{2}/u.test(rest)) [said, isSure] = [rest, true];
    }
    if (said === from) break;
  }
  if (!isSure || !isQuestion(said)) {
    const lack = lacks.map((one) => one.exec(said)).find(Boolean);
    const thing = lack?.groups?.['thing'];
    if (thing) {
      said = thing.replace(behindLack, '').replace(weakFronts, '');
      for (const weak of weakEnds) said = said.replace(weak, '');
      [isSure, isMissed] = [true, true];
    }
  }
  return { said: said.trim(), lists, isSure, isMissed };
}
const mostFrames = 5;
/** "Does a stall need power or not" asks for what is so of each. */
const isOrNot = /^(?:does|do|is|are|has|have|can) (?:an?|the|each|every) .* or not(?:,|$)/iu;
/** A question of the records there are, by the order of its words, and none of what is to be known of each. */
const isMain = /^(?:how (?:many|much|often|long|far|old)(?: \p{L}+)?|what|which \p{L}+|when|where|why|whose \p{L}+|wie ?viele?(?: \p{L}+)?|wie (?:oft|lange|weit|alt|hoch)|was|wann|wo|warum|welche[rsnm]? \p{L}+|wer|who|wem|wen) (?:do|does|did|has|have|had|is|are|was|were|can|could|should|will|would|sind|ist|hat|haben|war|waren|kann|können|hab|wird|werden|gibt|kommt|kommen|geht|bring\p{L}*|fehlt|fehlen|macht|machen|läuft)(?!\p{L})/iu; // prettier-ignore

/** A thing with the list that each of it belongs to: "dress code for each concert". */
const isOfEach = /(?<!\p{L})(?:for (?:each|every|all)|per|pro|je|(?:bei|für|zu) (?:jede[mnrs]?|allen?))(?!\p{L})/iu;
/** A sentence that says no more than that what stands before it is to be noted. */
const isWishAlone = /^(?:(?:and|und|also|so|please|bitte) )?(?:(?:i|we)(?:['’]d| would| do)?(?: really| also)? (?:like|want|need|love|should|ought|must)(?: to)? (?:note|know|have|see|record|write|put|keep|add)(?: down)? (?:that|it|this)(?: down| in| too| as well| somewhere)*|(?:that|it|this) (?:should|must|has to|needs to|ought to|belongs?|would be good to|can)(?: also)?(?: be| go)? ?(?:noted|known|recorded|in there|there|written down|with the \p{L}+|on the \p{L}+|to the \p{L}+|have)?|(?:put|note|add|write) (?:that|it|this) (?:in|down)|(?:das|dies|so was|sowas) (?:muss|m(?:ü|ue)sste|soll|sollte|gehört|will|würd\p{L}*|möcht\p{L}*|brauch\p{L}*|fehlt|wüsst\p{L}*)(?: (?!nicht)\p{L}+){0,6}|(?:würd|würde|will|möchte|muss|müsste)\p{L}* (?:ich|wir|man)(?: das| es| gern| gerne| auch| mit| immer| noch)* (?:aufschreiben|notieren|wissen|festhalten|eintragen|haben|vermerken)|(?:hinterher |danach |dann |einfach |nur |am ende )*ja (?:oder|\/) nein(?: zum)? ?(?:ankreuzen|abhaken|reicht)?|(?:just |simply )?(?:a )?(?:yes or no|tick box|tick)(?: will do| is enough| would do)?)$/iu; // prettier-ignore

/** What a message says is to be entered that the app has no place for; null where it says nothing of the kind. */
export function askedIn(message: string, plan: AppPlan): Asked | null {
  const sentences = message.split(/(?<=[.!?;…])\s+/u).filter((one) => /\p{L}{2}/u.test(one));
  const isAlone = (sentence: string) => isWishAlone.test(sentence.replace(weakFronts, '').replace(/[\s.!?…]+$/u, ''));
  const alone = sentences.filter(isAlone);
  const places = alone.flatMap((sentence) => listsMeant(sentence, plan).map(({ entity }) => entity));
  const told = sentences.filter((sentence) => !alone.includes(sentence));
  // "Where do they know us from? I'd like to note that": what is asked before is what is wanted
  const isOfAlone = (sentence: string) => alone.length > 0 && (told.length === 1 || /\?\s*$/u.test(sentence));
  const cores = told.map((sentence) => {
    const one = coreOf(sentence, plan);
    return {
      sentence,
      ...one,
      lists: [...one.lists, ...(isOfAlone(sentence) ? places : [])],
      isSure: one.isSure || isOfAlone(sentence),
      isMissed: one.isMissed || isOfAlone(sentence),
    };
  });
  const isAsking = ({ said, sentence }: (typeof cores)[number]) => isOrNot.test(said) || piecesOf(said).every((piece) => isQuestion(piece) && !isMain.test(piece)) && !/\?\s*$/u.test(sentence); // prettier-ignore
  const isBoth = bothAtEnd.test(message) && plan.entities.length === 2;
  const [alone1, ...more] = cores;
  // "a photo so the teacher knows who is who": a thing with its reason
  if (alone1 && more.length === 0 && /^(?:an?|ein(?:e|en)?) \p{L}+(?: \p{L}+)?,? (?:so|damit|because|weil) /iu.test(alone1.sentence.replace(weakFronts, ''))) alone1.isSure = true; // prettier-ignore
  if (isBoth) for (const one of cores) if (bothAtEnd.test(one.sentence)) one.isSure = true;
  const sure = cores.filter((one) => one.isSure || isAsking(one));
  const used = sure.some(({ isSure }) => isSure) ? sure : cores.every(isAsking) || (cores.length === 1 && cores[0]!.lists.length > 0 && isOfEach.test(cores[0]!.sentence)) ? cores : []; // prettier-ignore
  if (used.length === 0 || used.some(({ sentence }) => otherWish.test(sentence))) return null;
  const said = used.map((one) => one.said).join(', ');
  const all = used.flatMap((one) => piecesOf(isBoth ? one.said.replace(bothAtEnd, ' ') : one.said).flatMap((piece) => (one.isMissed && !isQuestion(piece) ? piece.split(/\s+(?:or|oder)\s+/iu) : [piece]))); // prettier-ignore
  const pieces = together(all);
  const lists = [...new Set(used.flatMap((one) => one.lists))];
  return { pieces, lists: isBoth ? plan.entities : lists, said, isSure: used.some(({ isSure }) => isSure), isMissed: used.some(({ isMissed }) => isMissed) }; // prettier-ignore
}

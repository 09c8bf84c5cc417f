import { sentencesIn } from './sentences.ts';

/** What is wanted, in the words that were typed, and what the message says beside it. */
export type Wanted = { thing: string; rest: string; isTick?: true; isQuestion?: true };

type Way = { words: RegExp; isTick?: true; isQuestion?: true };

const keep =
  '(?:put|enter|note(?: down)?|write(?: down)?|record|store|save|keep(?: track of)?|type|log|add|fill in|track|jot down|remember|know|see|have|mark down|say|tell)';
const kept =
  '(?:noted|recorded|stored|kept|entered|added|written down|tracked|logged|saved|included|in there|on there|there)';
const more = '(?:also |really |still |even |just |please |maybe |somehow |at least |quickly )*';
const good =
  '(?:handy|nice|great|good|useful|helpful|cool|lovely|brilliant|perfect|important|interesting|gut|schön|toll|super|prima|praktisch|hilfreich|nützlich|gold wert|klasse|nett|wichtig|sinnvoll|interessant|spitze)';
const eintragen =
  '(?:ein(?:zu)?tragen|ein(?:zu)?geben|notieren|merken|festhalten|erfassen|aufschreiben|vermerken|wissen|sehen|speichern|hinterlegen|angeben|reinschreiben|dokumentieren|ablegen|dazuschreiben|mitschreiben|haben)';
const noch =
  '(?:uns |mir |gern |gerne |noch |auch |schon |immer |bitte |mal |irgendwo |irgendwie |halt |eben |dringend |unbedingt |hier |da |dort |jetzt |außerdem |jeweils |denn |eigentlich |dann |wirklich )*';
const question =
  '(?:how|what|when|where|which|who|whom|whether|if|in which|on which|at which|wer|wen|wem|wie|was|wann|wo|ob|welche[rsnm]?|wofür|warum|seit wann|bis wann|(?:in|an|auf|bei|zu|mit|aus|von|für) welche[rsnm]?)';

const ways: readonly Way[] = [
  // several at once
  { words: /^(?<thing>.{2,90}?)(?:,|:| -) (?:both|all (?:three|two|four|of (?:it|them))|alles (?:drei|zwei|das)|beides|alle drei)(?: of them)?(?: please| bitte| .*)?$/iu },
  // where it is put
  { words: new RegExp(`^(?:.*?[,.;!] )?(?:and |so |but |ok |hm,? )?where (?:do|can|should|could|would|shall|may|am|are) (?:i|we|you|one|people|they|my \\p{L}+)(?: supposed to| meant to| best)? ${more}(?:${keep}|find)(?: in| down)? (?<thing>.+)$`, 'iu'), isQuestion: true },
  { words: new RegExp(`^(?<before>.*?[,.;!] )?(?:and |so |but )?where (?:would|does|do|should|can|could|will) (?<thing>.+?) (?:live|go|belong|come|stand|fit|get (?:entered|noted|stored)|be (?:entered|stored|noted))(?: then| in here| here)?$`, 'iu'), isQuestion: true },
  { words: new RegExp(`(?<!\\p{L})(?:no (?:place|field|room|spot|space|column|box|way|line)|nowhere|not anywhere|isn['’]t (?:a place|anywhere|a field|room))(?: here| yet| in it)? (?:for|to ${more}${keep}) (?<thing>.+)$`, 'iu') },
  { words: new RegExp(`^(?:und |aber |also |hm,? )?wo (?:trag|geb|schreib|kann|können|könnte|soll|sollen|sollte|vermerk|notier|erfass|speicher|pack|mach|hinterleg|find|seh|merk)(?:e|en|t)? (?:ich|wir|man)(?: mir| uns)? ${noch}(?:(?:hin|auf|rein|ein|nach)?(?:schreiben|tragen|sehen|geben|lesen|notieren|vermerken),? )?(?<thing>.+?)(?: (?:ein|an|hin|rein|auf|ab|drauf|dazu|${eintragen}))*$`, 'iu'), isQuestion: true },
  { words: new RegExp(`^(?:und |aber |also )?wo(?:hin)? (?:kommt|kommen|gehört|gehören|soll|sollen|steht|stehen|mit) ${noch}(?<thing>.+?)(?: (?:hin|rein|eingetragen|stehen))?$`, 'iu'), isQuestion: true },
  { words: /^(?:und |aber )?was (?:mache? (?:ich|wir)|machen wir|ist|wird|passiert)(?: denn| eigentlich)? (?:mit|aus) (?<thing>.+)$/iu, isQuestion: true },
  // what is ticked
  { words: /^(?:some|not all|not every\p{L}*|half|a few|only some)(?: of)? (?:us|them|the \p{L}+|our \p{L}+|\p{L}+)?(?: of (?:them|us))? ?(?:have|has|got|own|need|hold|bring) (?<thing>.+?)(?:,? (?:and|but|while) (?:some|others|the rest|the others)(?: of \p{L}+)? (?:don['’]?t|do not|haven['’]?t|doesn['’]?t|not))(?:[,.;] .*)?$/iu, isTick: true },
  { words: new RegExp(`(?<!\\p{L})(?:tick|check) (?:off )?(?:that|whether|if|when) (?<thing>.+)$|(?<!\\p{L})(?:anhaken|abhaken|ankreuzen)(?: können| kann)?,? (?:dass?|das|ob|wenn) (?<said>.+)$`, 'iu'), isTick: true },
  // what is asked and needed
  { words: new RegExp(`^(?:.*?(?:(?<!\\p{L})(?:forget(?:ting)?|remember|sure|know|guess\\p{L}*|vergess\\p{L}*|weiß|wissen|frag\\p{L}*),? |[,.;:] ))?(?<thing>${question} .+?),? (?:and )?(?:(?:i|we) )?(?:really |also )?(?:need|want|['’]d like|would like|brauch\\p{L}*|möcht\\p{L}*|will|wollen|hätt\\p{L}*) (?:ich |wir )?(?:that|it|this|das|es|dies)(?!\\p{L}).*$`, 'iu') },
  { words: new RegExp(`^(?:bitte |please |plus |und |and )*(?:noch|auch|also|as well) (?:bitte |gern )?(?:die|den|das|ein|eine|einen|the|an?) (?!.*(?<!\\p{L})(?:feld|field|liste|list|page|seite|${eintragen})(?!\\p{L}))(?<thing>.{2,50})$`, 'iu') },
  // what is missing
  { words: new RegExp(`^(?<thing>${question} .+?),? (?:das |that['’]?s? |that is |all das )?(?:fehlt|missing|steht nirgends|is missing)(?: mir| uns| noch| hier| da| leider| auch)*(?: (?:bei|in|an|for|on|at) .+)?$`, 'iu') },
  { words: new RegExp(`^(?<thing>${question} .+?),? (?:steht|stehen|sieht man|findet man|seh ich|sehe ich|weiß man) (?:.*? )?(?:nirgends|nirgendwo)(?: .*)?$`, 'iu') },
  { words: new RegExp(`(?<!\\p{L})(?:man|ich|wir) (?:sieht|sehe|sehen|findet|finde|finden|weiß|wissen) (?:aber |ja |leider |nur )*(?:nirgends|nirgendwo|nicht|nie),? (?<thing>${question} .+)$`, 'iu') },
  { words: /^(?<thing>.{2,60}?) (?:is|are) (?:still |completely |totally |also |actually )*missing(?: (?:for|on|from|in) .+)?$/iu },
  { words: /^(?:(?:what )?(?:i|we|i['’]m|we['’]re) (?:am |are |still |also )*(?:miss(?:ing)?)(?: is| are)?|missing(?: is| are)?:?) (?<thing>.+)$/iu },
  { words: /^(?<thing>.{2,60}?) (?:fehlt|fehlen)(?: mir| uns| noch| hier| da| leider| auch| ja)*(?: (?:bei|in|an) .+)?$/iu },
  { words: /^(?:es |mir |uns |hier |da |was )?fehl(?:t|en)(?: mir| uns| noch| hier| da| leider| auch| ist)* (?<thing>.+)$/iu },
  // what would be good
  { words: new RegExp(`(?<!\\p{L})(?:would|could|might|['’]d|wäre|wär)(?: be| come in)? (?:\\p{L}+ )?${good}(?: for us| for me)?,? (?:if (?:we|i|you|one|it) (?:could|can|would) ${more}${keep}|to (?:be able to )?${more}${keep}|zu ${eintragen},?|wenn (?:man|ich|wir)) (?<thing>.+?)(?: (?:${eintragen}|stehen|gäbe)(?: könnten?| würden?)?)?$`, 'iu') },
  { words: new RegExp(`^(?:an? |the |some |ein |eine |einen )?(?<thing>.{2,50}?) (?:would|might|could) (?:really |also )?(?:help|be ${good}|come in handy|be a (?:help|plus|relief)|save|not hurt|make)(?!\\p{L}).*$`, 'iu') },
  { words: new RegExp(`^(?:irgendwas |etwas |so was |ein feld )?(?:mit |für |wie )?(?<thing>.{2,50}?) (?:wären?|wär|fänd\\p{L}*|würden?)(?: ich| wir| mir| uns)? (?:\\p{L}+ )?(?:${good}|helfen|nicht schlecht)(?!\\p{L}).*$`, 'iu') },
  // who wants or has to know it
  { words: new RegExp(`^would (?:love|like|be great) (?:to )?${more}${keep} (?<thing>.+)$`, 'iu') },
  { words: /^(?:bei|zu|für|on|for|with) (?:den |de[mr] |jede[mrn] |the |each |every |all )?(?:\p{L}+),? (?:bitte |please )?(?:noch|auch|also) (?:bitte |gern )?(?<thing>.+)$/iu },
  { words: new RegExp(`(?:^|[,.;] )(?:(?:and|but|also|so|plus|please|then) )?(?:i|we)(?:['’]d| would| do| also| really| always| still| often| both)* (?:want|need|like|love|have|ought|must|should)(?: to)? ${more}(?:be able to )?${keep}(?: down)? (?<thing>.+)$`, 'iu') },
  { words: new RegExp(`^(?:.*?[,.;?!] )?(?:can|could|may|should|might|shall) (?:we|i|you|one|people|the app|(?:each|every|an?|the) \\p{L}+) ${more}${keep}(?: down| in)? (?<thing>.+)$`, 'iu') },
  { words: new RegExp(`^(?:can|could|should|may|might) (?<thing>.+?) (?:also )?be ${kept}(?<rest>,? (?:for|on|with|per|at|in|to) [^,]+)?(?<also>,? (?:plus|and|as well as) .+)?$`, 'iu') },
  { words: /(?:^|[,.;!] )(?:please )?(?:let (?:us|me|people)|allow (?:us|me) to|have us|make room for|leave room for) (?:snap|photograph|note|record|write down|enter|upload|attach|add|keep|put in|scan|put|tick) (?<thing>.+?)(?: when .*)?$/iu },
  { words: new RegExp(`^(?:.*?[,.;!] )?(?:wir|ich|man) (?:müss\\p{L}*|soll\\p{L}*|möcht\\p{L}*|woll\\p{L}*|will|würd\\p{L}*|muss|mag) ${noch}(?<thing>.+?),? (?:${eintragen})(?: können| müssen| könnten)?$`, 'iu') },
  { words: new RegExp(`^(?:.*?[,.;!] )?(?:wir|ich|man) (?:müss\\p{L}*|soll\\p{L}*|möcht\\p{L}*|woll\\p{L}*|will|würd\\p{L}*|muss) ${noch}(?:${eintragen})(?: können)?,? (?<thing>${question} .+)$`, 'iu') },
  { words: new RegExp(`^(?:kann|könnte|können|könnten|darf|dürfte) (?:man|ich|wir|sie|du) ${noch}(?<thing>.+?) (?:${eintragen})$`, 'iu') },
  { words: new RegExp(`^(?<thing>.{2,90}?),? (?:hätt\\p{L}*|bräucht\\p{L}*|brauch\\p{L}*|möcht\\p{L}*|benötig\\p{L}*) (?:ich|wir)(?: (?:gern|gerne|noch|auch|dabei|mit|drin|dazu|haben|drauf|uns|mir|${eintragen}))* ?(?<rest>(?:je|pro|bei|für|zu) [\\p{L} ]+)?$`, 'iu') },
  { words: new RegExp(`^(?<thing>.{2,60}?) (?:muss|müssen|müsste|müssten|soll|sollen|sollte|sollten|gehört|gehören|kommt|kommen) ${noch}(?:mit )?(?:rein|dazu|hin|drauf|dabei sein|drinstehen|dastehen|rein können|mit rein|mit drauf)$`, 'iu') },
  { words: /^(?<thing>.{2,60}?),? (?:that['’]s|that is|das ist|das) (?:what|the thing|was) (?:we|i|wir|ich) (?:always |keep |immer )?(?:forget\p{L}*|miss\p{L}*|need|vergess\p{L}*|brauch\p{L}*)(?!\p{L}).*$/iu },
]; // prettier-ignore

/** The way in which a message says that something is wanted which is to be entered; the first that fits. */
export function wantedIn(message: string): Wanted | null {
  for (const sentence of sentencesIn(message)) {
    const found = inSentence(sentence);
    if (found) return { ...found, rest: message.replace(sentence, found.rest) };
  }
  return null;
}

function inSentence(sentence: string): Wanted | null {
  const text = sentence.replace(/\s+/g, ' ').replace(/[\s?.!]+$/, '');
  for (const { words, ...more } of ways) {
    const match = words.exec(text);
    const { thing, said, also = '' } = match?.groups ?? {};
    const found = thing ?? said;
    if (!match || !found) continue;
    return { ...more, thing: `${found}${also}`, rest: text.replace(found, ' ').replace(also, ' ') };
  }
  return null;
}

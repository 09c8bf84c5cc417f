import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { organisations } from './lexicon/organisations.ts';

/** On what people keep it until now. */
const medium = String.raw`(?:excel(?: (?:sheet|file|list|table)s?)?|spread ?sheets?|(?:a )?paper (?:calendar|list|scraps?|slips?|notes?|forms?|ledger|book)|scraps? of paper|note ?books?|exercise books?|post-?its?|sticky notes?|white ?boards?|whats ?app(?: groups?)?|google (?:docs?|sheets?|forms?)|text messages|shoe ?boxe?s?|paper (?:folders?|binders?)|index cards)`;
const isMedium = new RegExp(String.raw`\b${medium}\b|\bon paper\b|\bin (?:my|his|her|our|their) heads?\b`, 'iu');
/** "in a notebook", "from paper scraps", said beside what is kept there. */
const onMedium = new RegExp(
  String.raw`,? (?:in|on|into|from|by|via|with|through) (?:(?:an?|the|my|our|some|his|her|their) )?(?:(?:old|big|little|small|paper|messy|different) )?${medium}(?! (?:number|entries)\b)\b|,? on paper\b`,
  'giu',
);
/** What is, and is to be otherwise. */
const tellsOfNow =
  /^(?:(?:and|but|so|because) )?(?:at the moment|at present|currently|right now|now(?:adays)?|today|so far|until now|till now|up to now|up till now|these days|before|the (?:excel|spreadsheet|notebook|paper|list|book|folder)\b)/i;
const isTrouble =
  /\b(?:(?:i|we|he|she|they|somebody|someone|people) (?:keeps? |kept |always |often |sometimes )?(?:forg[eo]t\w*|los[et]|mix(?:ed)? up|miss(?:ed)?|r[au]n out|went wrong|got it wrong)|(?:was|were|is|are|goes|went) (?:wrong|a mess|chaos|lost|falling apart)|gets? (?:lost|wet|mixed up|forgotten)|(?:drives?|driving) (?:me|us)|(?:can['’]?t|cannot|nobody can) read|nobody (?:knows|remembers|understands)|(?:do not|don['’]?t|dont) understand|happened|last (?:year|winter|summer|spring|autumn|season|month|time|christmas)(?! (?:paid|\w+ed)))\b/i;
const isWish =
  /\b(?:want|wants|need|needs|would (?:like|love)|i['’]d (?:like|love)|i['’]ll|should|must|shall|has to|have to|please|show|shows|could|can(?! be| read)|let|remind|warn|want to|keep|track|look for|build|make|create|app|website|tool)\b/i;

/** "had a nasty letter because of that", "happened last year", "we ran out of them over christmas" at the end of a wish. */
const troubleAtEnd =
  /(?:,| -|;) (?:(?:and|because|since|as) )?(?:(?:it |that |this |which )?happened|(?:(?:i|we) )?had (?:a|an) (?:nasty|bad|big|terrible|awful|huge)|(?:i|we) (?:ran out|got (?:a|an|into)|lost|forgot))\b[^,.;:!?()]*(?=[.!?;]|$)/giu;
/** "and honestly no clue where 7 of them are" */
const noIdea =
  /,? (?:(?:and|but) )?(?:(?:i|we|honestly|really|absolutely) )*(?:have |had |has )?(?:no|any) (?:clue|idea)(?: (?:which|where|who|what|when|how|if|whether|about)\b[^,.;:!?()]*)?(?=[,.;:!?]|$)/giu;
const asides =
  /,? (?:that['’]?s|which is|that is) \d+ (?:days|weeks|months|years) (?:later|after(?:wards)?)\b[^,.;!?]*(?=[.,;!?]|$)|,? so (?:that )?(?:i|we) (?:know|see|can see|have) the (?:total|sum|balance|average)[^.,;!?]*(?=[.,;!?]|$)|,? ?(?:and )?(?:please )?(?:nothing|not too|not) (?:too |very )?(?:complicated|fancy|difficult)[^.!?;]*(?=[.!?;]|$)|\bthat['’]?s (?:it|all)(?: really)?\s*[.!]*\s*$|\s*\blol\b/giu;

const relatives =
  'husband|wife|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|grandma|grandpa|grandmother|grandfather|aunt|uncle|boyfriend|girlfriend|boss|predecessor|neighbou?r|colleague';
const withRelative = new RegExp(
  String.raw`(?<!\b(?:of|between|for|with|to) )\b(?:my|our) (?:${relatives}) (?:and|&) (?:i|me)\b(?! both)|(?<!\b(?:of|between|for|with|to) )\b(?:me|i|myself) (?:and|&) my (?:${relatives})\b(?! both)`,
  'giu',
);
const relativeHas = new RegExp(String.raw`\b(?:my|our) (?:${relatives}) has(?= (?:a |an |the |\d|lots|many|so many|several|some|two|three|four|five|six|seven|eight|nine|ten|twelve))`, 'giu'); // prettier-ignore
const ofRelative = new RegExp(String.raw`(?<!\b(?:of|between|for|with|to|by) )\b(?:my|our) (?:${relatives})(?= (?:${'runs|owns|keeps|collects|breeds|does|sells|makes|grows|teaches|plays|trains|is|was|lives'})\b)`, 'giu'); // prettier-ignore

/** Who writes: "I'm the caretaker of a house", "driving instructor. ...". */
const iAm =
  /^(?:hi|hello|hey)?[,!. ]*(?:i['’]?m|i am|im) (?:the|an?) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=[,.!?;:]| (?:of|for|in|at|with|and)\b)/iu;
const opening = /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+)((?:, [\p{L} ]{3,30}?)?|(?: of (?:an?|the|our|my) [\p{L} -]{3,40}?(?: here)?))\s*[.!]+\s+(?=\S)/u; // prettier-ignore

/** "Little pottery studio with a kiln." */
const house = /^((?:[\p{L}-]+ ){0,3}[\p{L}-]+) with (?:an?|one|two|three|\d+) [\p{L} -]{3,30}\.\s+(?=\S)/u;
const isHouse = (words: string): boolean => {
  const last = words.toLowerCase().split(' ').at(-1)!;
  return organisations.has(last) || /^(?:studio|shop|store|workshop|practice|salon|garage|stall|office)$/.test(last);
};
const isOne = (words: string): boolean => {
  const last = words.toLowerCase().split(' ').at(-1)!;
  return isPerson(last) && lemmaOfNoun(last) === last;
};

const leastOfList = 3;
const isList = (sentence: string): boolean =>
  /:/.test(sentence) || (sentence.match(/,/g)?.length ?? 0) >= leastOfList || /\bwith\b.*(?:,|\band\b)/.test(sentence);

/** A sentence that only tells how it is done until now, or what went wrong with it. What opens a text says what it is about. */
function isTale(sentence: string, isFirst: boolean): boolean {
  if (isWish.test(sentence) || isList(sentence)) return false;
  if (isMedium.test(sentence))
    return tellsOfNow.test(sentence.trim()) || isTrouble.test(sentence) || isKeptThere.test(sentence);
  return !isFirst && !isCounted.test(sentence) && isTrouble.test(sentence) && !asks.test(sentence);
}
const isKeptThere = /\bhas \d+\b|\b(?:stick|sticks|talk|write everything)\b|\bit['’]?s an?\b/i;
const isCounted = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ )?\p{L}+s\b/iu;
const asks = /\b(?:who|which|what|each|every|per|see|list|sum|total)\b/i;

/** The text without who tells it and how it is done until now: no thing that is named there is kept. */
export function withoutTales(text: string): string {
  const said = text
    .replace(withRelative, 'we')
    .replace(relativeHas, 'we have')
    .replace(ofRelative, 'someone')
    .replace(opening, (whole, who: string, more: string) => (isOne(who) && !/\d/.test(more) ? '' : whole))
    .replace(house, (whole, words: string) => (isHouse(words) ? '' : whole))
    .replace(iAm, (whole, who: string) => (isOne(who) ? 'I work' : whole));
  const sentences = said.split(/(?<=[.!?;])(\s+)|(\n+)/).filter((part) => part !== undefined);
  const kept = sentences.filter((part, at) => !/\S/.test(part) || !isTale(part, at === 0));
  // who only tells how it is means that it should be so in the app
  const rest = kept.some((part) => /\p{L}/u.test(part)) ? kept.join('') : said;
  return rest.replace(onMedium, '').replace(noIdea, '').replace(troubleAtEnd, '').replace(asides, '').trim();
}

import { toneOf } from '../plan/tones.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { nominals } from './lexicon/nominals.ts';

/** Ways of saying fields and choices aloud, put into those that lists are written in. */
export const saidAsLists = (text: string): string =>
  ways.reduce((said, [words, put]) => said.replace(words, put as never), text);

type Put = string | ((whole: string, ...parts: string[]) => string);
const word = String.raw`(?!(?:and|or|but|so)\b)[\p{L}'’-]+`;
const option = String.raw`${word}(?: ${word}){0,3}`;
const listed = (choices: string): string[] =>
  choices
    .split(/,\s*(?:or |and )?|\s+or\s+/)
    .map((one) => one.trim().replace(/^(?:it['’]?s|it is|is|are|they['’]?re)\s+/i, ''))
    .filter(Boolean);
const many = String.raw`(?!(?:as|is|was|this|its|his|has|does|always|perhaps|news)\b)\p{L}{2,}(?<![su'’])s|people|children|kids`;

const isState = /^(?:new|ok|okay|open|ready|done|planned|ordered|started|finished|paid|sent|waiting|in progress|not started|ready for .+|waiting for .+|being .+|to .+|came in|cleaned|tested|broken|in repair|free|taken|booked|reserved|sold|lent|good|bad)$/i; // prettier-ignore
const areStates = (options: readonly string[]): boolean =>
  options.length > 1 &&
  options.length < 8 &&
  options.some((one) => isState.test(one)) &&
  options.filter((one) => isState.test(one) || toneOf(one) !== 'neutral').length >= options.length / 2 &&
  !options.some((one) => fieldWords.has(lemmaOfNoun(one.toLowerCase())) && !isState.test(one));

/** What looking at something, checking or treating it leaves. */
const leaves = (verb: string): string => (/^(?:look|see|saw|open)/.test(verb) ? 'inspection' : (nominals.get(verb.replace(/(?:ed|d)$/, '')) ?? nominals.get(verb.replace(/ed$/, 'e')) ?? 'entry')); // prettier-ignore

/** "every week" is weekly, where words of it would be left out elsewhere. */
function adverb(said: string): string {
  const words = said.toLowerCase();
  if (/^every (?:two|second|other) weeks?$/.test(words)) return 'fortnightly';
  return /^every (?:day|week|month|year)$/.test(words) ? words.replace(/^every (\p{L}+)$/u, (_, unit: string) => (unit === 'day' ? 'daily' : `${unit}ly`)) : words.replaceAll(' ', '-'); // prettier-ignore
}

const ways: readonly (readonly [RegExp, Put])[] = [
  [/\bfrom when (?:to|till|until) when\b|\bfrom [-–] to\b|\bfrom (?:till|until)\b(?! \p{L})/giu, 'start date and end date'],
  [/(?<=\p{L}{3,} (?<!\b(?:and|or) ))until when\b(?= *(?:[,.;)]|and |$))/giu, 'until'],
  // "and if it's open, in work or done"
  [
    new RegExp(String.raw`(?:,| and)*\s+(?:(?:if|whether)(?: it['’]?s| it is| they are| they['’]?re)|is it) (${option}(?:, ${option})* or ${option})(?=\s*(?:[,.;)]|$))`, 'giu'),
    (whole, choices) => (areStates(listed(choices)) && listed(choices).length > 2 ? `, status (${listed(choices).join(', ')})` : whole),
  ],
  // "86 members, some pay full, some family, some youth rate"
  [
    /,? (?:and )?some (?:pay|pays|get|have|take|want|are on|use) (?:the |an? )?(\p{L}+)((?:,? (?:and )?(?:some|others) (?:the |an? )?\p{L}+)*),? (?:and )?(?:some|others) (?:the |an? )?(\p{L}+) (rate|price|fee|tariff|plan|type|kind|size|membership|contract|subscription)s?\b/giu,
    (_, one, more, last, name) => ` with a ${name} (${[one, ...more.split(/,? (?:and )?(?:some|others) (?:the |an? )?/).filter(Boolean), last].join(', ')})`,
  ],
  // "on a board: came in, being repaired, ready"
  [
    new RegExp(String.raw`(?:,? (?:just )?like)? (?:on|as|in) (?:a|the) (?:kanban[ -])?board(?: with(?: the)? (?:columns?|steps|stages))?\s*:\s*(${word}(?:,? (?:and )?${word})+)(?=\s*(?:[.;]|$))`, 'giu'),
    (whole, choices) => (areStates(listed(choices.replace(/ and (?=[^,]*$)/, ', '))) ? ` with a status (${listed(choices.replace(/ and (?=[^,]*$)/, ', ')).join(', ')})` : whole),
  ],
  // "the pieces they're working on (new, ok, ready)"
  [
    new RegExp(String.raw`(?:,? and )?(?:the |their )?\b(${many}) (?:that )?(?:they|we|i|he|she)(?:['’]re|['’]m| are| am| is|['’]s)? \p{L}+ing(?: on| at| for| with)? \(([^()]+,[^()]+)\)`, 'giu'),
    (whole, thing, choices) => (areStates(listed(choices)) ? `. ${thing} with status (${listed(choices).join(', ')})` : whole),
  ],
  [
    new RegExp(String.raw`(?<![,:] )\b(${many}) \(([^()]+,[^()]+)\)`, 'giu'),
    (whole, thing, choices) => (areStates(listed(choices)) ? `${thing} with status (${listed(choices).join(', ')})` : whole),
  ],
  // "customers get a small or big box every week or every two weeks"
  [
    /\b(gets?|takes?|wants?|orders?|has|have|chooses?|receives?) (?:either )?(?:the |an? )?(small|big|large|medium|half|full|single|double|short|long|red|white|basic|light|cheap) or (?:an? )?(small|big|large|medium|half|full|whole|single|double|short|long|red|white|premium|dark) (\p{L}+?)s?(?= every\b| each\b|\s*[,.;]| and )/giu,
    'have a $4 size ($2, $3)',
  ],
  [
    /,? ?\b(?<one>every (?:second |other )?\p{L}+|daily|weekly|monthly|yearly|fortnightly) or (?<other>every (?:(?:two|three|four|second|other) )?\p{L}+|daily|weekly|fortnightly|monthly|yearly)\b/giu,
    (_, one, other) => `, have an interval (${[one, other].map(adverb).join(', ')})`,
  ],
  // "14 beehives in 3 places"
  [new RegExp(String.raw`\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (${many}) (?:in|at|on) (?:\d+|two|three|four|five|six|seven|eight|different|several) (places|locations|gardens|villages|towns|sites|spots|meadows)\b`, 'giu'), (_, count, things, places) => `${count} ${things} with ${lemmaOfNoun(places.toLowerCase())}`], // prettier-ignore
  // "also the honey in kg per hive"
  [/(?:^|(?<=[.!?]\s+))(?:also |and |plus )?(?:the )?(\p{L}+) in (kg|kilos?|g|litres?|liters?|l|euros?|hours|km|m2|pieces) per (\p{L}+)\b/giu, (_, what, unit, thing) => `Each ${thing} has ${what} ${/^(?:kg|kilos?|g|litres?|liters?|l)$/i.test(unit) ? 'harvests' : 'entries'} with date, amount in ${unit}`],
  // "who is on which stall from when to when"
  [
    /,? ?\bwho (?:is|stands|works|sits|helps|serves) (?:on|at|in|behind) (?:which|what) (\p{L}+?)s?(?: (?:from start date and end date|start date and end date|when))?(?: ?\([^()]*\))?(?=\s*(?:[,.;]|$))[,.;]?/giu,
    (_, thing) => `. Each ${thing} has shifts with person, start time, end time.`,
  ],
  // "who has which plot": what people have for long has a holder
  [
    /\bwho (?:has|rents|leases|uses|got) which (plot|allotment|garden|locker|flat|garage|desk|box|berth|mooring|parking space|parking spot|stall)\b(?:, )?/giu,
    '$1s with holder, ',
  ],
  // "people pick a free spot"
  [/\b(people|visitors|members|neighbours|parents|guests|customers|they|everyone|everybody)( can| should| may)? (?:picks?|chooses?|takes?|grabs?|selects?) an? free (\p{L}+)/giu, '$1$2 book a $3'],
  // "everybody has to work 8 hours a year"
  [
    /\b(?:everybody|everyone|each|each member|all members|each of us|all)(?: of us)? (?:has to|have to|must|needs to|should|owes?) (?:work|do|give|help) \d+ hours\b(?: (?:a|per|each|every) \p{L}+)?(?: (?:for|in|on) [\p{L} ]+?)?(?=\s*(?:[,.;]|$))/giu,
    'Shifts with name, date, hours',
  ],
  [/\b(?:we|there is|i)(?: also)? (?:have|keep|has|is) a waiting list(?: too)?(?:,? (?:oldest|longest) first)?/giu, 'a waiting list. Applicants with name, phone, since'],
  // "members bring their pieces, we measure height and width"
  [
    /\b([\p{L}-]+?)s (brings?|hands? in|leaves?|sends?|drops? off) (?:us |in )?(?:their|the|an?|one|some|his|her) (\p{L}+?)s?,? (?:and )?(?:we|i) (?:measure|note|write down|record|log|enter|write) (?=\p{L}+(?: \p{L}+)?(?:,| and ))/giu,
    '$1s $2 their $3s. Each $3 has name, $1, ',
  ],
  // "the customer comes in, name and phone, brings one or more pieces, each has a price"
  [
    /(?<=^|[.!?]\s+)((?:an?|the|each) )?(\p{L}+) (comes in|comes|calls|walks in|arrives),? (?:with )?([^.:]*?),? (?:and )?(?:brings?|leaves?|orders?) (?:1|one|a few|some|several)(?: or (?:more|several))? ([\p{L}]+?)s, each(?: \5| one)? has /giu,
    '$2s with $4. Each $5 has name, $2, ',
  ],
  // "masks, hoses, helmets and everything has to be checked every 12 months"
  [
    /\b(have|own|keep|got) ((?:[\p{L}-]+ )?[\p{L}-]+s(?:, (?:[\p{L}-]+ )?[\p{L}-]+s)+),? (?:and )?(?:and )?(?:everything|all of (?:it|them)|they all) (?:has to|have to|needs? to|must|should) be (\p{L}+ed) every (\d+) (days|weeks|months|years)\b(?: or so)?(?: ?\([^()]*\))?/giu,
    (_, verb, list, done, __, unit) => `${verb} items. Each item has a name, kind (${list}), interval in ${unit}, last ${leaves(done)} date, ${done} by`,
  ],
  // "did they pay this month yes or no"
  [/(?<=[,:]) (?:and )?did (?:he|she|they|it|everyone) pay( (?:this|last) \p{L}+| yet)?(?: ?\(?yes(?: or |\/)no\)?)?/giu, (_, when = '') => ` paid${when.replace(' yet', '')} (yes/no)`],
  [/, no double[- ]bookings?, (?:and )?(?=when )/giu, ', '],
  [/, (no double[- ]bookings?)(?=[.;!]|$)/giu, '. $1'],
  [/\b(?:and )?when (?:they|you|people|we|he|she) (?:bring|return|give|come)s? (?:(?:the \p{L}+|it|them) )?back,? (?:they|you|people|we|he|she) (?:writes?|enters?|notes?)(?: down)? the /giu, ''],
  [/\bwhat to do(?= \(|,| and)/giu, 'job'],
  [/ ?\.{2,}\)/g, ')'],
  [/(?<=\b(?:have|has|with)\b[^.:;]*, )(?:max\.?|maximum)(?: number of)? (?:people|persons|guests|visitors)(?=\s*(?:[,.;]|$| and ))/giu, 'group size'],
  // "cakes that people bring incl. allergens"
  [new RegExp(String.raw`\b(${many}) (?:that |which )?(?:people|parents|members|guests|they|everyone|families|neighbours|somebody) brings?,? (?:incl\.?|including|with) `, 'giu'), '$1 with brought by, '],
  // "groups book by phone, so I type it in: contact, persons"
  [/(?<=\b(?:people|[\p{L}]{3,}s)(?: can| may| should| will)? )(book)\b([^.:;,]{0,30}\b(?:so|and) (?:i|we)\b[^.:;,]{0,30}):\s+(?=\p{L}[^.:;]*(?:,| and ))/giu, '$1$2. Bookings with '],
  [/\b(book an? \p{L}+)(?: on (?:a|the) (?:plan|map|list))?, (?=\p{L}+, \p{L}+)/giu, '$1. Bookings with '],
  [/\bbook (?:the |an? )?(\p{L}+) or (?:the |an? )?(\p{L}+) (?:from )?start date and end date(?: with)?/giu, 'book a $1 or a $2. Bookings with start date, end date,'],
  [/, \d+(?:[.,]\d+)? ?(?:euros?|€|eur|dollars?|\$|pounds?|£) (?:per|a) (met(?:er|re)|kilo|kg|km|kilomet(?:er|re)|hour|night|day|person|piece)(?=\s*(?:[,.;]|$))/giu, ', number of $1s'],
  [/,? (?:and )?(?:i|we) (?:tick|mark|note|check)(?: off)? who (?:has |already )*(paid|came|signed|answered|confirmed)(?=\s*(?:[,.;]|$))/giu, ', $1 (yes/no)'],
  [new RegExp(String.raw`\b(${many}) (?:say|tell us|tell|enter|choose) which (${many}) they (?:speak|know|offer|teach|play|have|can do|like)\b`, 'giu'), '$1 have $2'],
  [/, (?:volunteers|adults|women|men|girls|boys|grown-ups) only(?=[.,!])/giu, ''],
  // "Christmas list: who gets what"
  [/\b(?:(?:christmas|birthday|easter|gift|present)s? (?:gifts? |presents? )?(?:list|shopping|plan): )?who (?:gets|is getting) what\b,?(?= |$)/giu, 'presents with what it is, who gets it,'],
  // "who bought what"
  [/\bwho (?:bought|buys|paid for) what\b/giu, 'expenses with item, amount, paid by'],
  [/, who (?:played|plays) what, /giu, '. Results with player, game, date, '],
  [
    /\b(cleaning|chores?|duty|kitchen|housework|shopping|cooking) (?:plan|rota|schedule) \((\p{L}+(?: \p{L}+){1,5}|\p{L}+(?:, \p{L}+){1,6})\)(?: (?:that )?(?:rotating|rotates|changing|changes)? ?(?:every week|weekly))?/giu,
    (_, kind, areas) => `${kind} tasks with task (${(areas.includes(',') ? areas.split(/,\s*/) : areas.split(' ')).join(', ')}), person, week`,
  ],
  // "each with owner, parts used with price and hours"
  [/, (\p{L}+s) (?:used|needed|ordered|bought|built in) with (price|cost|quantity|amount)(?: and (\p{L}+))?(?=\s*(?:[,.;]|$))/giu, (_, things, field, more) => `${more ? `, ${more}` : ''}. Each one has ${things} with name, ${field}. Also`],
  // "trainings and matches with date and place": both have them
  [
    new RegExp(String.raw`\b(${many}) and (${many}) with ((?:the |an? )?(?:date|time|day|place)(?:, (?:the |an? )?\p{L}+)*(?:,? and (?:the |an? )?\p{L}+)?)(?=\s*(?:[.,;]|$))`, 'giu'),
    (whole, one, other, fields) => ([one, other].every((noun) => /^(?:event|deed)$/.test(gradeOf(lemmaOfNoun(noun.toLowerCase()))?.kind ?? '')) ? `${one} with ${fields}. ${other} with ${fields}` : whole),
  ],
  // "I forget what they should practise so: homework"
  [/(?<=^|[.!?]\s+)(?:i|we) (?:always |often |keep )?forget\w* [^.:;]*:\s*/giu, ''],
  // a clause about what the last sentence lists
  [/(?<=,[^.:;!?]+)\.\s+(?:and )?(?:then|also|plus),? (?=(?:when|who|which|what|whether|if) )/giu, ', '],
  [/(?<=,[^.:;!?]+)\.\s+(?:we |i )?tick (?:it|them|things|each one|that) off[^.;!?]*?(?<who>\b(?:say|see|show)\w* who\b[^.;!?]*)?(?=[.;!?]|$)/giu, (whole) => `, done (yes/no)${/\bwho\b/.test(whole) ? ', done by' : ''}`],
  [/\b(what (?:has|needs|is) to be done|what to do|the tasks?),?(?: and| with)? until(?: when)?\b/giu, '$1, due date'],
  // "I want one place: which flat, what is broken"
  [/\b(?:i|we) (?:want|need|would like) (?:one|a single|some|one single) (?:place|spot|list|overview|thing|table)(?: for (?:it|this|that|them|everything|all))?:(?=[^.]*\bwhat['’]?(?: i)?s (?:broken|wrong|damaged))/giu, 'Defects:'],
  // "for every hive I note when I looked in, if I saw the queen"
  [
    /\b(?:for|at|of|about) (?:each|every) ([\p{L}-]+),? (?:i|we) (?:write|note|log|record|enter|keep|put)(?: down)? (?:when (?:i|we) (?:last )?(\p{L}+)(?: (?:in|at|it|them|on it))*|the date),/giu,
    (_, thing, verb = '') => `Each ${thing} has ${leaves(verb.toLowerCase())}s with date,`,
  ],
]; // prettier-ignore

import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';

/** Signs and habits of typing that stand for words, so that the later steps meet one way of writing. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bw\/?(?=\s+\p{L})/giu, 'with'],
  [/\bppl\b/gi, 'people'],
  [/\b(has|have|had|is|are|was|were|does|do|did|ca|wo|should|would|could)nt\b/gi, "$1n't"],
  [/\bwh?at(?= (?:i|its|we|they)\b)/gi, 'what'],
  [/\b(\p{L}+) or not \1\b/giu, '$1 (yes/no)'],
  // "mood, did I exercise"
  [/(?<=[,:] )(?:did|do|does) (?:i|we|they|he|she|it) (\p{L}+)(?=\s*(?:[,.;]|$))/giu, '$1 (yes/no)'],
  // "records i own, title": whose they are is no part of the list
  [/(?<=\p{L}s) (?:that )?(?:i|we) (?:own|have|collect|keep|bought|got)(?=\s*[,:.]| with )/giu, ''],
  // "deposit 20 euro paid": how much it is everywhere is no part of the name
  [/(?<=\b(?:deposit|fee|rent|kaution|gebühr)) \d+ ?(?:euros?|€|dollars?|\$|pounds?|£)(?= \p{L})/giu, ''],
  // "their pianos (some schools have nine)": a remark names no field
  [/ \((?:some|most|many|usually|mostly|sometimes|often) [^(),:]{3,60}\)/giu, ''],
  [/\b(?:pics?|pix)\b/gi, 'photo'],
  [
    /\b(?:(?:a|the|some) )?before[- ](?:and|&|\/)[- ]?after (?:photo|picture|image|shot)s?\b/gi,
    'photo before, photo after',
  ],
  [
    /\b(?:(?:a|the|some) )?(?:photo|picture|image)s? (?:from |taken )?before and after(?: (?:the )?\p{L}+(?:ing)?)?(?=\s*(?:[,.;]|$))/giu,
    'photo before, photo after',
  ],
  [/(?<=,[^.:]*)\.\s+(?=photo before, photo after\s*(?:[.,;]|$))/giu, ', '],
  [/\b(?:them|him|her|our|your)sel(?:f|fs|ves)\b/gi, ''],
  [/\b(?:i )?wanna\b/gi, 'we want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  // "enter readings for electricity, gas and water with a date": each is of one kind
  [
    /\b(enter|record|log|track|note)(s?) ((?:[\p{L}-]+ )?(?:readings|measurements|values|levels|costs|bills|prices|consumption)) (?:for|of) ((?:[\p{L}-]+, ){1,6}[\p{L}-]+),? and ([\p{L}-]+) with (?:an? |the )?(?=\p{L})/giu,
    '$1$2 $3 with kind ($4, $5), ',
  ],
  [/\bstate(?= of (?:the|an?|each|every|their) [\p{L}-]+ \()/giu, 'status'],
  // "the portal should allow tenants to submit requests": tenants can submit them
  [
    /\b(?:the |this |it )?(?:portal|app|website|web site|system|platform|site|application|tool|it|please)? ?(?:should |must |will |would |can )?(?:also )?(?:allows?|lets?|enables?) ((?:[\p{L}-]+ )?[\p{L}-]+s|people|everyone|everybody|anyone)(?: (?:in|from|of) (?:my|our|the) [\p{L}-]+)? (?:to )?(?=(?:submit|report|post|add|enter|create|book|reserve|order|send|upload|register|rate|comment|sign|choose|list|offer|request|share|suggest|vote|apply|search|browse|view|see)\b)/giu,
    '$1 can ',
  ],
  [
    /(?<=\bcan \p{L}+ [^.;]{3,120}), and ([\p{L}-]+s) to (?=(?:assign|approve|reject|change|set|review|confirm|answer|see|view|manage|mark)\b)/giu,
    ', and $1 can ',
  ],
  // "tasks with person, all parents read, only the board writes": who may do what ends the list
  [
    /\s*[,;–-]\s*(?:and |und )?(?:(?:alle|jeder|jede)(?: \p{L}+)? (?:dürfen |können |soll(?:en)? |kann |darf )?(?:es |sie |alles |das )?(?:lesen|liest|sehen|sieht|mitlesen|reinschauen|anschauen)(?: können| dürfen)?|(?:all|every(?:one|body)|any(?:one|body))(?: (?:of )?(?:the |our )?\p{L}+)? (?:can |may |should )?(?:reads?|sees?|views?|looks? at) ?(?:them|it|everything|all)?)(?=\s*(?:[,;.]|und nur|aber nur|and only|but only|$))/giu,
    '. ',
  ],
  [
    /\s*(?:[,;.–-]|(?:and|but|und|aber)(?= (?:only|nur)))\s*(?:nur (?:ich|wir|(?:der|die|das|unsere?) \p{L}+) (?:darf |dürfen |kann |können |soll )?(?:schreib(?:e|t|en)|änder(?:e|t|n)|bearbeite[nt]?|pflegt?|verwaltet?)|only (?:I|we|the [\p{L}-]+|our [\p{L}-]+|admins?) (?:can |may |should )?(?:writes?|edits?|changes?|adds?|updates?)(?: (?:them|it|anything))?)(?=\s*(?:[,;.]|$))/giu,
    '. ',
  ],
  // "with status requested, confirmed or cancelled", "Status angefragt, bestätigt oder storniert"
  [
    /\b(status|state|stage|stand|zustand):? (?!(?:to|as|is|are|of|auf|ist|als) )((?:\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?, ){1,6}\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?),? (?:or|oder) (\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?)(?=\s*(?:[.,;)]|$))/giu,
    '$1 ($2, $3)',
  ],
  // "the council sees them and marks them fixed": what is told of them is what happens to them
  [
    /(?<=[.;!?]\s+)(?:only )?(?:the |our |my )?(?:[\p{L}-]+ ){1,3}(?:can |may )?(?:sees?|reads?|gets?|checks?|views?|goes through|looks at) (?:them|it|everything|each)(?: all)?(?=,? and (?:then )?(?:sets?|changes?|updates?|marks?|ticks?)(?!\p{L}))/giu,
    '',
  ],
  // "and sets the status (open, done)", "and marks them fixed": what is reported has these states
  [
    /,? (?:and )?(?:then )?(?:sets?|changes?|updates?) (?:the|a|an|its|their|each) (?:status|state)(?: of (?:it|them|each))? \(/giu,
    '. It has status (',
  ],
  [
    /,? (?:and )?(?:then )?(?:sets?|changes?|updates?) (?:the|a|an|its|their|each) (?:status|state)(?: of (?:it|them|each))?(?=\s*(?:[.,;!]|$))/giu,
    '. It has a status',
  ],
  [
    /,? and (?:then )?(?:marks?|ticks?) (?:them|it|each)(?: off)? (?:as )?(fixed|repaired|solved|resolved|handled|answered)(?=\s*(?:[.,;!]|$))/giu,
    '. It has status (open, $1)',
  ],
  // "set their status to received, interview or rejected"
  [
    /\b(status|state|stage)(?: of [\p{L}-]+(?: [\p{L}-]+)?)? (?:to|as) ((?:[\p{L}-]+(?: [\p{L}-]+)?, ){1,6}[\p{L}-]+(?: [\p{L}-]+)?),? or ([\p{L}-]+(?: [\p{L}-]+)?)(?=\s*(?:[.,;]|$))/giu,
    '$1 ($2, $3)',
  ],
  // "ingredients and time, rate and comment on the recipes": what people do ends the list
  [
    /, (rate|comment|like|share|follow)(,? and (?:rate|comment|like|share|follow))?(?= (?:on|the|a|an|each|others?)\b)/giu,
    ', and they $1$2',
  ],
  // "our meters: electricity, gas and water with date and value"
  [
    /\bmeters(?: [\p{L} ]{1,20})?: ((?:[\p{L}-]+, ){1,5}[\p{L}-]+),? and ([\p{L}-]+) with (?:an? |the )?(?=\p{L})/giu,
    'meters. Meter readings with kind ($1, $2), ',
  ],
  // "filter works by kind such as stairs and fountains": what is filtered by has these choices
  [
    /\b(by (?:the )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? (?:such as|like|for example|e\.g\.) ((?:[\p{L}-]+, ){0,6}[\p{L}-]+),? (?:and|or) ([\p{L}-]+)(?=[,.;]|$)/giu,
    '$1 ($2, $3)',
  ],
  // "shift plan for our bakery": shifts are kept
  [
    /^(\W*(?:[\p{L}']+ ){0,5}?(?:shift|duty|rehearsal|training|cleaning|watering|feeding|work|lesson|visit))[- ](?:plan|schedule|rota|roster|timetable)\b/iu,
    '$1 planner',
  ],
  [/(?<=^|[.!?] )(book|reserve) (?=(?:an?|the|our|my) \p{L})/giu, 'people can $1 '],
  [/\bcar[- ]?(?:shar(?:e|ing)|pool(?:ing)?)\b(?: (?:list|app|plan|planner))?/gi, 'ride list'],
  // "start and end date" are two
  [
    /\b(start|starting|begin|opening|arrival|pick-?up|check-?in|departure|first|home|birth|minimum|min|due|planned|old|gross|front|delivery|billing|lower) and (end|ending|closing|return|departure|arrival|drop-?off|check-?out|last|away|death|maximum|max|delivery|actual|new|net|back|billing|upper) (dates?|times?|days?|names?|teams?|prices?|places?|address(?:es)?|scores?|goals?|amounts?|weights?|limits?)\b/gi,
    '$1 $3 and $2 $3',
  ],
  [/\b(enter|edit|manage|keep|change|update|set)(s|ing)? (?:their|his|her|our|its) own (?=\p{L})/giu, '$1$2 their '],
  [
    /(?<=\b(?:with|has|have)\b[^.;:]*(?:,|with|and) (?:the )?)(?:remaining|available) (\p{L}+s)(?=\s*(?:[,.;]|$)| and )/giu,
    '$1 left',
  ],
  // "show the jobs in order of urgency": how they stand
  [/ (?:in|into) (?:the )?order of (?:the |their )?[\p{L}-]+/giu, ''],
  // "songs with title and vote on them": what people do ends the list
  [/ and ((?:up-?)?vote(?:s|d)?) (on|for) (?=\p{L})/giu, ', and they $1 $2 '],
  // "a packing list whose items are assigned": what is packed is kept
  [
    /\b(?:an? )?(?:shared |common |joint )?(packing|shopping|grocery|wish|gift) lists? (?:whose|of|with|where) items\b/gi,
    '$1 items',
  ],
  [/\b(book|reserve)(s?) (the|an?|our|their) (?:shared|common|communal|joint) (?=\p{L})/giu, '$1$2 $3 '],
  // "Schülerinnen und Schüler"
  [/(?<!\p{L})(\p{Lu}\p{L}+)innen (?:und|oder|\/|bzw\.?) (?=\1)/gu, ''],
  // a clause of its own after a comma, about what the last one spoke of
  [
    /,\s+(?:der|die|das|ein|eine)\s+\p{Lu}\p{L}+\s+(?:setzt|ändert|wählt|vergibt|stellt)\s+(?=(?:den|die|das|einen|eine)\s+(?:Status|Zustand|Priorität|Kategorie|Stufe))/gu,
    '. Es hat ',
  ],
  [/\b(?:the |a )?menu (?=(?:of|for) (?:our|the|my|a)\b)/gi, 'dishes '],
  // following up is nothing that one person does with another
  [/\b(?:to )?follow(?:ing)?[- ]up(?: (?:on|with) (?:it|them))?\b/gi, ''],
  [/\b(rating|bewertung)(?:en)? (?:with|in|as|mit|in) (?:stars?|sternen?)\b/gi, '$1'],
  [
    /\b(?:tell|tells|let|lets) (?:me|us)(?: know)? (?:what|if something|when something) (?:is |has |was )?(?:broken|wrong|damaged|not working)\b/gi,
    'report a defect',
  ],
  [/\be\.\s?g\.,?/gi, 'such as'],
  [/\bi\.\s?e\.,?/gi, 'that is'],
  [/\bz\.\s?b\./gi, 'wie'],
  [/,?\s*(?:\b(?:and so on|and more|etc)\b\.?|\.\.\.|…)\s*(?=\p{Lu}|$)/gu, '. '],
  [/,?\s*(?:\b(?:and so on|and more|usw)\b\.?|\betc\b\.?|\.\.\.|…)/gi, ' '],
  [/\b(?:to[- ]do|todo)(?:[- ]lists?|s)?\b(?! list)/gi, 'tasks'],
  // With whose account somebody signs in is no thing that an app keeps.
  [
    /\b(sign|log)(s|ned|ged|ning|ging)?[- ]?(in|on|up)\s+(?:with|via|using|through|by)\s+(?:(?:an?|their|your|the|my)\s+)?(?:google|facebook|apple|github|microsoft|linkedin|twitter|instagram|social(?: media)?)(?:(?:\s*,\s*|\s+or\s+|\s+and\s+|\s*\/\s*)(?:google|facebook|apple|github|microsoft|linkedin|twitter)\b)*(?:\s+(?:accounts?|logins?|ids?))?/gi,
    '$1$2 $3',
  ],
  [/\bsign[- ]?ups?\s+(?=page|form|sheet|list)/gi, 'signup '],
  [/\bsign(?:s|ed|ing)?[- ]up\b(?= (?:for|to|with|as)\b)/gi, 'enlist'],
  // who registers with a name takes part in something; with an address and a password they sign in
  [/\b(can|may|to|must) register (?=(?:for|with (?:their |a |the )?(?:first |last |full )?name)\b)/gi, '$1 enlist '],
  // by which service people pay is no thing that is kept
  [
    /\b(?:bezahlung|zahlung)(?:en)? (?:mit|per|via|über) (?:paypal|stripe|kreditkarte|klarna|apple pay|google pay)/gi,
    'online bezahlen',
  ],
  [/\s&\s/g, ' and '],
  [/(?<=\p{L}) > (?=\p{L})/gu, ', '],
  [/\bpros and cons\b/gi, 'pros, cons'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ', '],
  [/\band\/or\b/gi, 'and'],
  [/\s[-–—]{1,2}\s/g, ': '],
  [/\bartical/gi, 'article'],
  [/\breal[- ]time (?=updates?|data|functions?|features?|refresh)/gi, 'live '],
  [/\b(status|state|stage|priority|kind|type)\s+(\p{L}+)\s+or\s+(\p{L}+)\b/giu, '$1 ($2, $3)'],
  [
    /\b(pick|drop|check|set|start|sign|hand)[- ](up|off|in|out|over)(?= (?:date|time|day|place|point|location|address))/gi,
    '$1$2',
  ],
  [/\b(?:(?:the )?dates? )?from[- ]to(?: dates?)?\b(?! \p{L})/giu, 'start date and end date'],
  // "Gäste, Buchungen von bis, Personen": the bookings have both
  [/(?<=\p{Lu}\p{L}+(?:en|e|er|s|ze|ge)) von(?: -|-|\/| und)? ?bis(?= ?[,.;]| und |$)/gu, ' mit Beginn, Ende'],
  [/\bvon[- ]bis(?:[- ](?:datum|daten))?\b/gi, 'Beginn und Ende'],
  // "post what they lost or found" is about items
  [
    /\b(post|posts|list|lists|enter|enters|register|registers|share|shares|offer|offers|log|add|adds|record|note|track) (?:what|everything|things|anything|something) (?:that )?(?:they|people|you|we|i|somebody|someone)(?: have| has|['’]ve)? (?=(?:lost|found|lent|borrowed|offer|sell|sold|own|bought|collect|give|swap|need|no longer)\b)(?:\p{L}+(?: (?:or|and) )?){1,3}?(?=\s*(?:[,.;:]|with\b|and where\b|$))/giu,
    '$1 items',
  ],
  [/\bbelongs? to (?:a |an |one |exactly one )(?=[\p{L} ]{2,24} \([^()]*,)/giu, 'have a '],
  [/\badress(?!en?\b|buch|liste)/gi, 'address'],
  [/\bcalender/gi, 'calendar'],
  [/\bcatagor/gi, 'categor'],
  [/!+/g, '.'],
  [/[,;]\s*(?:and )?(?:then|finally)\s+(?:an? |the )?(?:summary|review|overview|confirmation|check)\b[^.;]*/gi, ''],
  // the parts of a form in steps are one list
  [/\s*;\s*(?:and )?(?:then|afterwards|after that|finally|next)\s+(?:the |with )?/gi, ', '],
  [/,?\s*\(?\b(?:yes|ja)\s?(?:\/|or|oder|,)?\s?(?:no|nein)\b\)?/gi, ' (yes/no)'],
  [/(?<!\b(?:from|between|rating|of|rated|stars?) |\()\b(?:one|1) (?:to|-|–) (?:five|5) stars?\b/gi, 'a rating (1-5)'],
  [/(?<!\b(?:von|zwischen|bewertung) |\()\b(?:einen?|ein) bis fünf sternen?\b/gi, 'Bewertung (1-5)'],
  [/\b(leave|leaves|give|gives) stars\b/gi, '$1 a rating'],
  [/\b(?:lots|loads|tons|plenty|a lot) of\b/gi, 'many'],
  [/\bask (?:me |us )?for (?:some|one|it|them|a few)\b/gi, 'request it'],
  [/\bwhat(?:s|['’]s| is| are) in (?:it|them|there)\b/gi, 'contents'],
  [/\b(add|adding|manage|managing|assign|assigning) staff\b(?! (?:to|members?|number))/gi, '$1 employees'],
  [/(?<=: )staff(?=, )/gi, 'employees'],
  [/\s+(?:or|oder) (?:not|nicht)\b(?! \p{L})(?<!\b(?:whether|if|ob)\b[^,.;]*)/giu, ' (yes/no)'],
  [
    /\s*\(?\b(?:from |between |von |zwischen )?(\d{1,2}) (?:to|and|bis|und|-|–) (\d{1,3})(?: stars?| points?| sterne| punkte)?\)?(?=\s*(?:[,.;)]|and |und |$))/gi,
    ' ($1-$2)',
  ],
];
const bullet = /^\s*(?:[-–—•*+]|\d+[.)])\s+/;

/** "Books: title, author" and "books with a title" are lists of their own among bulleted lines. */
const ownList = /^[\p{L} -]{2,40}(?::|\s-\s| with | mit |\s?\()\s?\S.*(?:,| and | und )/iu;
/** "name / phone / price" */
const strokes = /((?:[\p{L}-]+(?: [\p{L}-]+){0,2} \/ ){2,}[\p{L}-]+(?: [\p{L}-]+){0,2})/gu;

/** Bullets below a line belong to it when it ends in a colon, or when they are but a few words each. */
const isAnnounced = (line: string, item: string): boolean =>
  /[:]\s*$/.test(line) || (item.split(' ').length <= 4 && !/[.!?]$/.test(line));

/** The prompt with its signs put into words, and bulleted lines joined to the line that announces them. */
export function clean(text: string): string {
  const typed = text.split('\n');
  const items = typed.filter((line) => bullet.test(line));
  const areLists = items.length > 1 && items.filter((line) => ownList.test(line.replace(bullet, ''))).length > items.length / 2; // prettier-ignore
  const lines: string[] = [];
  let isInList = false;
  for (const line of typed) {
    const item = line.replace(bullet, '').trim();
    const isItem = bullet.test(line) && !areLists;
    const last = lines.length - 1;
    if (isItem && last >= 0 && (isInList || isAnnounced(lines[last]!, item))) {
      const head = lines[last]!.replace(/[.;]?$/, isInList || /[:]\s*$/.test(lines[last]!) ? '' : ':');
      lines[last] = isInList ? `${head.replace(/,$/, '')}, ${item}` : `${head} ${item}`;
      isInList = true;
    } else if (item !== '') {
      lines.push(item);
      isInList = false;
    }
  }
  return replacements
    .reduce((said, [pattern, words]) => said.replace(pattern, words), lines.join('\n'))
    .replace(strokes, (list) => (isChoices(list) ? list : list.replace(/ \/ /g, ', ')))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
}

/** "open / in work / done" is what a field may be. */
const isChoices = (list: string): boolean => {
  const names = list.split(' / ');
  return names.filter((name) => fieldWords.has(lemmaOfNoun(name.split(' ').at(-1)!))).length < names.length / 2;
};

/** Words between the question and what it asks for. */
const someone = String.raw`(?:(?:i|we|you|they|he|she|it|one|someone|somebody|people|this|that|there)|(?:(?:the|a|an|my|our|your|their|his|her|its|each)\s+)[\p{L}-]+|[\p{L}-]+s)`;
const be = String.raw`(?:is|are|was|were|['’]s|['’]re|has been|have been|had been|got|gets|will be)`;
const small = String.raw`(?:already|still|yet|really|currently|fully|last|ever|also|now)`;
/** Participles that no ending gives away. */
const participles = 'paid|sold|sent|read|kept|lost|found|won|made|built|spent|lent|left|met|done|seen|gone|bought|brought|caught|taught|put|cut|set|told|held|hung|fed|heard|cleaned|begun|run|come|known|grown|drunk|sung|swum'; // prettier-ignore
const participle = String.raw`(?:${participles}|[\p{L}-]+(?:ed|en|orn|own|ung))`;
const feelings = 'happy|satisfied|good|well|nice|tasty|pleased|content|fun|friendly|clean|useful|helpful|comfortable|great|bad|interesting|exciting'; // prettier-ignore

/** What a question in a list asks for: `how long it takes` is a duration. The first that fits counts. */
const questions: readonly (readonly [asks: RegExp, field: string])[] = (
  [
    [`how long\\b.*`, 'duration'],
    [`how far (?:i am|we are|along|it is along|they are)\\b.*`, 'progress'],
    [`how far\\b.*`, 'distance'],
    [`how old\\b.*`, 'age'],
    [`how (?:tall|high)\\b.*`, 'height'],
    [`how wide\\b.*`, 'width'],
    [`how heavy\\b.*`, 'weight'],
    [`how (?:big|large)\\b.*`, 'size'],
    [`how deep\\b.*`, 'depth'],
    [`how fast\\b.*`, 'speed'],
    [`how warm\\b.*|how cold\\b.*|how hot\\b.*`, 'temperature'],
    [`how urgent\\b.*`, 'urgency'],
    [`how (?:difficult|hard|easy)\\b.*`, 'difficulty'],
    [`how important\\b.*`, 'priority'],
    [`how (?:${feelings})\\b.*`, 'rating'],
    [`how (?:much|well)? ?(?:i|we|they|you|people|guests|customers) (?:dis)?lik\\w+\\b.*`, 'rating'],
    [`how many`, 'quantity'],
    [
      `how (?:much|expensive)\\b.*\\b(?:costs?|price)\\b.*|how expensive\\b.*|what (?:it|they|this|that|one|.* )costs?\\b.*`,
      'cost',
    ],
    [`what (?:i|we) paid`, 'price paid'],
    [
      `what (?:(?:i|we) (?:think|reckon|guess) )?(?:it['’]?s|it is|they are|that is) worth(?: now| today)?`,
      'current worth',
    ],
    [
      `how much\\b.*\\b(?:paid|pays?|spen[dt]|money|charges?|earn\\w*|owes?)\\b.*|what .*\\b(?:spen[dt]|paid|pays?)\\b.*`,
      'amount',
    ],
    [
      `how (?:many|much) ((?:[\\p{L}-]+ )?[\\p{L}-]+) (?:is|are|were|was) (left|missing|needed|sold|free|there)\\b.*`,
      '$1 $2',
    ],
    [`how many times\\b.*`, 'times'],
    [`how many ([\\p{L}-]+)\\b.*`, 'number of $1'],
    [`how much(?: (?:i|we|you|they|he|she|it|of|there|is|was|are)\\b.*)?`, 'amount'],
    [`how much ([\\p{L}-]+)\\b.*`, '$1'],
    [`how often (?:to|it|they|he|she) .*(?:water|feed|fed|clean|serviced?|inspect|check)\\w*\\b.*`, 'interval'],
    [`how often\\b.*`, 'frequency'],
    [`how ${someone} (?:rates?|rated|judges?|finds?|found) (?:the |its |their )?(.+)`, '$1 (1-5)'],
    [`(?:if|whether) .*\\blent (?:it|them)? ?to\\b.*`, 'lent to'],
    [
      `when .*\\b(?:due|(?:come|comes|bring|brings|give|gives|get|gets) (?:it |them )?back|back|return\\w*)\\b.*`,
      'due date',
    ],
    [
      `when (?:${someone} )?(?:${be} )?last (${participle})\\b.*|when (?:${someone} )?(?:${be} )?last (${participle})\\b.*`,
      'last $1',
    ],
    [`when .*\\b(watered|serviced|cleaned|fed|inspected|changed|checked)\\b.*`, 'last $1'],
    [`when (?:${someone} )(?:${be} )?(?:${small} )?(arrived|left)\\b.*`, '$1 at'],
    [`when (?:${someone} )?(?:${be} )(?:${small} )?(${participle})\\b.*`, '$1 on'],
    [`when (?:${small} )?(${participle})`, '$1 on'],
    [`when (?:${someone} )(?:have |has |had )?(${participle})\\b.*`, '$1 on'],
    [`when .*\\b(?:starts?|begins?)\\b.*`, 'start'],
    [`when .*\\b(?:ends?|expires?|runs out|stops?)\\b.*`, 'end date'],
    [`when .*\\brenews?\\b.*`, 'renewal date'],
    [`when\\b.*`, 'date'],
    [`where (?:${someone} )?(?:${be} )?(?:kept|stored|put)\\b.*`, 'location'],
    [`where (?:it|they|he|she) (?:comes?|came|${be}) from\\b.*|where .* from`, 'origin'],
    [`where\\b.*`, 'place'],
    [`who(?:m)? (?:${be} |has |have )?(?:paid|pays)\\b.*`, 'paid by'],
    [`who(?:m)? (?:${small} |has |have )*(?:borrowed|borrows|has(?! [\\p{L}]+(?:ed|en)\\b)|lent|got)\\b.*`, 'borrower'],
    [
      `who(?:m)? (?:${be} )?(?:responsible|does|do|assigned|in charge)\\b.*|who(?:m)? (?:takes|has to|should|will|must)\\b.*`,
      'assignee',
    ],
    [`who(?:m)? (?:${small} |has |have )*(wrote|gave|brought|made|took|found|bought|sold|sent|won)\\b.*`, '$1'],
    [`who(?:m)? (?:${small} |has |have )*(\\w+ed)\\b.*`, '$1 by'],
    [`who(?:m)? \\w+ brings? what`, 'person'],
    [`who(?:m)?\\b.*`, 'person'],
    [
      `which (${participle} )?(?!(?:they|we|i|you|he|she|it|is|are|was|were|has|have|can|will|should|must)\\b)([\\p{L}-]+)\\b.*`,
      '$2',
    ],
    [`what (?:is|['’]s|was|are) (?:${small} )?(?:broken|wrong|missing|not working|damaged)\\b.*`, 'problem'],
    [`what (?:it|they|this|that) (?:is|are|was)(?: for| good for)`, 'purpose'],
    [`whose\\b.*`, 'owner'],
    [`what for`, 'purpose'],
    [`what (time|year|colou?r|size|kind|type|day|date|price|number|age|model|brand|language|level|genre)\\b.*`, '$1'],
    [`what (?:(?:it|they|this|that) (?:is|are|was)|${someone} does)(?: about)?`, 'description'],
    [`why\\b.*`, 'reason'],
  ] as const
).map(([asks, field]) => [new RegExp(`^(?:${asks})$`, 'iu'), field]);

const doers: Readonly<Record<string, string>> = { wrote: 'written', gave: 'given', brought: 'brought', made: 'made', took: 'taken', found: 'found', bought: 'bought', sold: 'sold', sent: 'sent', won: 'won' }; // prettier-ignore
const inThirdPerson: Readonly<Record<string, string>> = { have: 'has', do: 'does', go: 'goes', are: 'is', were: 'was', took: 'taken', ate: 'eaten', saw: 'seen', gave: 'given', went: 'gone', came: 'come', wrote: 'written', broke: 'broken', chose: 'chosen', forgot: 'forgotten', drank: 'drunk', wore: 'worn', swam: 'swum' }; // prettier-ignore
const mostWords = 5;

/** The field that a question asks for, in the words that fields are written in; null where it asks for none. */
export function askedField(question: string): string | null {
  const text = question
    .trim()
    .replace(/[?.]+$/, '')
    .replace(/^(?:on|at|in|for|with|to|from|about|since|until|by) (?=who|which|what|how|when)/i, '')
    .replace(/\s+or not$/i, '');
  const choices = /\s*(\([^()][^(),/|]*[,/|][^()]+\))$/.exec(text);
  const { bare, scale } = withoutScale(choices ? text.slice(0, choices.index) : text);
  if (choices && /^(?:how|what|which|who|when|where)\b/i.test(bare)) return `${askedField(bare) ?? bare} ${choices[1]}`;
  if (/^(?:if|whether)\b/i.test(bare) && !/\blent (?:it |them )?to\b/i.test(bare)) return yesOrNo(bare);
  const lower = bare.toLowerCase();
  for (const [asks, field] of questions) {
    const match = asks.exec(lower);
    if (!match) continue;
    const found = field
      .replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? match[Number(at) + 1] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const done = doers[found] ? `${doers[found]} by` : found;
    return (done === 'rating' || scale) && !done.endsWith(')') ? `${done} (${scale ?? '1-5'})` : done;
  }
  // "what we practised" and "how it went" say best themselves what they are
  return /^(?:what|how)\b/.test(lower) && bare.split(' ').length <= mostWords && bare.includes(' ')
    ? bare.replace(/\bi\b/g, 'I')
    : /^(?:what|how)\b/.test(lower)
      ? 'description'
      : null;
}

/** "from 1 to 5", "out of 10": what a number goes to. */
function withoutScale(text: string): { bare: string; scale: string | null } {
  const match = /\s*\(?\b(?:(?:from|between) )?(\d{1,2}) ?(?:-|–|to|and) ?(\d{1,3})\b(?: (?:stars?|points?))?\)?\s*$|\s*\(?(?:out of|of) (\d{1,3})\)?\s*$/i.exec(text); // prettier-ignore
  if (!match) return { bare: text, scale: null };
  return { bare: text.slice(0, match.index).trim(), scale: match[3] ? `1-${match[3]}` : `${match[1]}-${match[2]}` };
}

/** "whether they own a boat" is ticked as "owns a boat". */
function yesOrNo(text: string): string | null {
  const of = new RegExp(`^(?:if|whether(?: or not)?)\\s+(?:the|a|an|my|our|your)\\s+([\\p{L}-]+(?: [\\p{L}-]+)?)\\s+${be}\\s+(needed|included|wanted|required|provided|used|available)$`, 'iu').exec(text); // prettier-ignore
  if (of) return `${of[1]} ${of[2]} (yes/no)`;
  const rest = text
    .replace(/^(?:if|whether(?: or not)?)\s+/i, '')
    .replace(new RegExp(`^${someone}\\s+(?=\\S)`, 'iu'), '')
    .replace(new RegExp(`^(?:${small}\\s+)+`, 'iu'), '')
    .trim();
  const state = new RegExp(`^(?:${be}|has|have|had)\\s+(?:${small}\\s+)*(?:an?\\s+)?(.+)$`, 'iu').exec(rest);
  const owns = /^(?:has|have|had)\b/i.test(rest) && !new RegExp(`^(?:has|have|had)\\s+(?:${small}\\s+)*${participle}\\b`, 'iu').test(rest); // prettier-ignore
  const said = state && !owns ? state[1]! : thirdPerson(rest);
  const words = said.replace(/\s+(?:it|them|him|her|there)$/i, '').split(' ');
  return words[0] ? `${words.slice(0, mostWords).join(' ')} (yes/no)` : null;
}

function thirdPerson(words: string): string {
  const [verb = '', ...rest] = words.split(' ');
  const isDone = new RegExp(`^${participle}$|s$|^(?:can|may|must|could|will|would|should)$`, 'iu').test(verb);
  const own = inThirdPerson[verb.toLowerCase()] ?? (isDone ? verb : /(?:sh|ch|x|z|o)$/i.test(verb) ? `${verb}es` : /[^aeiou]y$/i.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`); // prettier-ignore
  return [own, ...rest].join(' ');
}

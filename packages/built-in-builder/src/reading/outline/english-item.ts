import { askedField } from '../asked-field.ts';
import { capital } from '../capital.ts';
import type { ToldField } from './told-field.ts';

const irregular: Readonly<Record<string, string>> = { brought: 'brought', brings: 'brought', bring: 'brought', built: 'built', builds: 'built', took: 'taken', takes: 'taken', take: 'taken', sings: 'sung', sang: 'sung', sing: 'sung', drove: 'driven', drives: 'driven', made: 'made', makes: 'made', make: 'made', told: 'told', gave: 'given', gives: 'given', give: 'given', wrote: 'written', writes: 'written', bought: 'bought', buys: 'bought', sold: 'sold', sells: 'sold', sent: 'sent', found: 'found', finds: 'found', paid: 'paid', pays: 'paid', led: 'led', leads: 'led', ran: 'run', runs: 'run', runs_it: 'run', fed: 'fed', feeds: 'fed', held: 'held', taught: 'taught', teaches: 'taught', caught: 'caught', cut: 'cut', cuts: 'cut', keeps: 'kept', kept: 'kept', did: 'done', saw: 'seen', sees: 'seen', chose: 'chosen', chooses: 'chosen', lent: 'lent', won: 'won', wins: 'won', drew: 'drawn', draws: 'drawn', grew: 'grown', rides: 'ridden', rode: 'ridden', walks: 'walked', plays: 'played' }; // prettier-ignore
const idle = /^(?:has|have|had|is|was|are|were|will|can|could|should|must|does|do|did|needs|wants|likes|goes|went|comes|came|there|with|else|knows|lives|belongs|gets|got|to|for|works|worked|stays|stayed)$/i; // prettier-ignore

/** The form that stands before "by": brought, built, translated. */
function participle(verb: string): string | null {
  const lower = verb.toLowerCase();
  if (irregular[lower]) return irregular[lower];
  if (idle.test(lower)) return null;
  if (lower.endsWith('ed')) return lower;
  if (/(?:s|x|z|ch|sh)es$/.test(lower)) return `${lower.slice(0, -2)}ed`;
  if (/[^aeiou]ies$/.test(lower)) return `${lower.slice(0, -3)}ied`;
  if (lower.endsWith('es')) return `${lower.slice(0, -1)}d`;
  if (/[^s]s$/.test(lower)) return `${lower.slice(0, -1)}ed`;
  return null;
}

const ofHours = /^(?:fed|watered|given|medicated|called|rung|arrived|left|woken|woke)$/;
const countedAs =
  /^(?:minutes?|hours?|kilomet(?:er|re)s?|kms?|miles?|lit(?:er|re)s?|words|pages|grams?|kilos?|metres?)$/i;

/** Ways of asking for a field, each with what it is called; the first that fits counts. */
const questions: readonly (readonly [RegExp, (...parts: string[]) => ToldField | null])[] = [
  [/^(?:which|what) (?:kind|sort|type)(?: of [\p{L}-]+)?(?: .*)?$/iu, () => ({ label: 'Kind' })],
  [/^(from|into|to) which ([\p{L}-]+)(?: .*)?$/iu, (from = '', noun = '') => ({ label: `${capital(from)} ${noun}`, asks: noun })],
  [/^(?:for |on |at |in |by |with )?which (?!of\b)([\p{L}-]+)(?: .*)?$/iu, (noun = '') => ({ label: capital(noun), asks: noun })],
  [/^(?:from|to) whom?$/iu, () => null],
  [/^who(?:m)?$/iu, () => ({ label: 'Who', isSomebody: true })],
  [/^who(?:['’]s| is| was) (?:in charge|responsible)(?: .*)?$/iu, () => ({ label: 'In charge', isSomebody: true })],
  [/^who(?:['’]s| is| was| were) (?:there|present|with us|on duty)$/iu, () => ({ label: 'Who was there', isSomebody: true })],
  [/^who owns (?:it|them|him|her)?.*$/iu, () => ({ label: 'Owner', asks: 'owner', isSomebody: true })],
  [/^who (?:does|looks after|takes care of) (?:the )?([\p{L}-]+)$/iu, (what = '') => ({ label: /^(?:it|this|that|them)$/i.test(what) ? 'Done by' : capital(what), type: 'text', isSomebody: true })],
  [/^who(?:m)? (?:has |have |had )?([\p{L}-]+)(?: .*)?$/iu, (verb = '') => {
    const done = participle(verb);
    return done ? { label: capital(`${done} by`), type: 'text', isSomebody: true } : null;
  }],
  [/^whose(?: ([\p{L}-]+))?(?: .*)?$/iu, () => ({ label: 'Owner', asks: 'whose', isSomebody: true })],
  [/^(?:at )?what time(?: .*)?$/iu, () => ({ label: 'Start time', type: 'time' })],
  [/^(?:on )?(?:what|which) (?:day|date)(?: .*)?$/iu, () => ({ label: 'Date', type: 'date' })],
  [/^since when(?: .*)?$/iu, () => ({ label: 'Since', type: 'date' })],
  [/^when (?:.*\b)?(?:was|were|is|are|got|gets|has been) (?:last )?([\p{L}-]+(?:ed|en|wn|rn|ght|ld|nt|id|ne|ft))$/iu, (done = '') => ofHours.test(done) ? { label: capital(`${done} at`), type: 'datetime' } : { label: capital(`${done} on`), type: 'date' }],
  [/^when (?:it|he|she|they) (?:was|were) (fed|cut|put|fixed|sold|bought|told|made)$/iu, (done = '') => ofHours.test(done) ? { label: capital(`${done} at`), type: 'datetime' } : { label: capital(`${done} on`), type: 'date' }],
  [/^when (?:he|she|they|it|to) takes? (?:it|them)$/iu, () => ({ label: 'When taken', type: 'text' })],
  [/^(joined|born|started|bought|built|left|opened) when$/iu, (done = '') => ({ label: capital(done), type: 'date' })],
  [/^where (?:it|this|that|they|he|she|we|things?)(?:['’]s| stands?| is| are)(?: at| now)?(?: with .*)?$/iu, () => ({ label: 'Place', type: 'text' })],
  [/^where (?:to|from)$/iu, () => null],
  [/^where (?:it|he|she|they)(?:['’]s| is| was| are| were| gets)(?: usually| normally| mostly)? ([\p{L}-]+(?:ed|pt|nd|en|ld|wn))$/iu, (done = '') => ({ label: capital(`${done} at`), type: 'text' })],
  [/^where\b.*$/iu, () => ({ label: 'Place', type: 'text' })],
  [/^how many(?: (?:are|is|there are|we have|i have|do we have|of (?:it|them)|times?))?$/iu, () => ({ label: 'Quantity', type: 'number' })],
  [/^how many (?:.* )?(?:left|remaining)$/iu, () => ({ label: 'Left', type: 'number' })],
  [/^how many (?:people |persons )?(?:can|may) (?:join|come|take part|attend|fit)(?: .*)?$/iu, () => ({ label: 'Places', type: 'number' })],
  [/^how many ([\p{L}-]+)(?: .*)?$/iu, (noun = '') => ({ label: countedAs.test(noun) ? capital(noun) : `Number of ${noun}`, type: 'number' })],
  [/^how much (?:is |there is )?left$/iu, () => ({ label: 'Left', type: 'number' })],
  [/^how much(?: (?:it|they|he|she|we|i|was|is)(?: .*)?)?$/iu, () => ({ label: 'Amount' })],
  [/^how much ([\p{L}-]+)(?: .*? in (kg|g|l|ml|litres?|liters?|kilos?))?(?: .*)?$/iu, (noun = '', unit = '') => ({ label: capital(noun), type: 'number', ...(unit && { unit }) })],
  [/^how long(?: .*)?$/iu, () => ({ label: 'Duration', type: 'number', unit: 'min' })],
  [/^how far (?:along )?(?:it|they|he|she|this|the \p{L}+)(?: is| are|['’]s|['’]re)?(?: along)?(?: with (?:it|that))?$/iu, () => ({ label: 'Progress', type: 'select' })],
  [/^what (?:i|we|they|he|she|it) (?:charged?s?|cost(?:s|ed)?|(?:was|is) charged|have to pay|paid|got paid|earned?s?|asked? for it)(?: for it)?$/iu, () => ({ label: 'Price', type: 'money' })],
  [/^what (?:was|is|were) (paid|charged|spent)(?: .*)?$/iu, (done = '') => ({ label: capital(done), type: 'money' })],
  [/^what year(?: .*)?$/iu, () => ({ label: 'Year', type: 'number' })],
  [/^when$/iu, () => ({ label: 'Date', type: 'date' })],
  [/^what (?:(?:i|we) (?:think|reckon|guess) )?(?:it|they)(?:['’]s| is| are)(?: still)? worth(?: (today|now))?.*$/iu, (now = '') => ({ label: now ? `Worth ${now}` : 'Worth', type: 'money' })],
  [/^what(?:['’]s| is| was) (?:wrong|broken|the matter|the problem)(?: with (?:it|them|him|her))?$/iu, () => ({ label: "What's wrong", type: 'longtext' })],
  [/^what (?:it|this) (?:is|was)$/iu, () => ({ label: 'What it is', type: 'text' })],
  [/^what(?:['’]s| is|) it(?:['’]s| is)? (?:used )?for$|^what it(?:['’]s| is) used for$/iu, () => ({ label: 'Used for', type: 'text' })],
  [/^what they like doing$/iu, () => ({ label: 'Likes doing', type: 'text' })],
  [/^what they can (?:do|help with)$/iu, () => ({ label: 'Can do', type: 'text' })],
  [/^what( (?:was|were|needs?|has|is|are|i|we|they|he|she|to|you)(?: [\p{L}'’-]+){1,5})$/iu, (rest = '') => ({ label: `What${rest.replace(/\bi\b/, 'I')}`, type: 'longtext' })],
  [/^what(?: exactly)?$/iu, () => ({ label: 'What', type: 'text' })],
  [/^how (?:urgent|pressing)(?: .*)?$/iu, () => ({ label: 'Urgency', type: 'select' })],
  [/^how (?:good|experienced|advanced) (?:they|he|she)(?: are| is)$/iu, () => ({ label: 'Level' })],
  [/^how well (?:we|i|they|he|she) (?:know|can|play|sing)s? (?:it|them)$/iu, () => ({ label: 'How well', type: 'select' })],
  [/^(how (?:it|he|she|they|everything) (?:went|was|is|were|are|behaved?s?|felt|feels?|looked|looks|ate|did))(?: .*)?$/iu, (said = '') => ({ label: capital(said.toLowerCase()), type: 'longtext' })],
  [/^(how [\p{L}'’]+(?: [\p{L}'’]+){1,5})$/iu, (said = '') => ({ label: capital(askedAs(said)) })],
  [/^anything (?:the others|else|others|we|people|they)\b.*$|^anything (?:important|special|odd|unusual)$/iu, () => ({ label: 'Notes', type: 'longtext' })],
  [/^the (?:day|date) and (?:the )?time(?: (?:it|they|he|she|we)(?: gets?| is| was| are)? ([\p{L}-]+)(?: (up|in|out|off))?)?.*$/iu, (done = '', up = '') => ({ label: done ? capital(`${done} ${up}`.trim()) : 'Date and time', type: 'datetime' })],
  [/^(?:the )?(?:date|day) and (?:the )?time$/iu, () => ({ label: 'Date and time', type: 'datetime' })],
  [/^(?:the )?(?:day|date) (?:it|they|he|she|we|i|you)(?: gets?| got| is| was| are| were| has been)? ([\p{L}-]+)(?: (in|out|up|back|off))?(?: (?:it|them|here|to us))?$/iu, (done = '', where = '') => ({ label: capital(`${done} ${where}`.trim()), type: 'date' })],
  [/^(?:the )?year (?:it|they|he|she|we|i|you)(?: was| were| got)? ([\p{L}-]+)(?: (?:it|them))?$/iu, (done = '') => ({ label: `Year ${done}`, type: 'number' })],
]; // prettier-ignore

/** Where no shorter name is known, what is asked is called as existing readers of questions call it, else as it was said. */
function askedAs(said: string): string {
  const asked = askedField(said);
  return asked === null || asked === 'description' || asked.includes('(') ? said : asked;
}

const plainRules: readonly (readonly [RegExp, (...parts: string[]) => ToldField])[] = [
  [/^([\p{L}-]+)(?:['’]s) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu, (who = '', what = '') => ({ label: capital(`${who} ${what}`) })],
  [/^name of (?:the |our )?([\p{L}-]+)$/iu, (who = '') => ({ label: capital(`${who} name`), type: 'text' })],
  [/^(?:from|to) whom?$/iu, (...all) => ({ label: capital(all.at(-1)!), type: 'text' })],
  [/^with us since$/iu, () => ({ label: 'With us since', type: 'date' })],
  [/^number of ([\p{L} -]+)$/iu, (what = '') => ({ label: `Number of ${what}`, type: 'number' })],
  [/^(born) in$/iu, () => ({ label: 'Born in', type: 'number' })],
  [/^max(?:\.|imum)?(?: number of)? ([\p{L}-]+)$/iu, (what = '') => ({ label: `Max ${what}`, type: 'number' })],
  [/^(time (?:in|out|back)|(?:start|end|starting|finish|opening|closing|pick-?up) time|starts? at|ends? at|finishes at)$/iu, (said = '') => ({ label: capital(said), type: 'time' })],
  [/^((?:[\p{L}-]+ ){1,3}(?:on|by))$/iu, (said = '') => ({ label: capital(said), type: / by$/i.test(said) && !/^(?:back|due|ready|needed|promised|wanted|return\p{L}*|fetch\p{L}*|pick\p{L}* up) by$/iu.test(said) ? 'text' : 'date' })],
  [/^((?:[\p{L}-]+ ){1,3}at)$/iu, (said = '') => ({ label: capital(said), type: 'datetime' })],
  [/^((?:promised|ready|wanted|needed|booked|planned) (?:for|by))$/iu, (said = '') => ({ label: capital(said), type: 'date' })],
  [/^(consent \p{L}+ \p{L}+ in|.* (?:handed in|signed|sold out|fed|cleaned|included))$/iu, (said = '') => ({ label: capital(said), type: 'boolean' })],
]; // prettier-ignore

/** What an English item is called and is, its choices and its brackets apart. Null where only its words tell. */
export function englishItem(item: string): ToldField | null {
  for (const [said, field] of [...questions, ...plainRules]) {
    const match = said.exec(item);
    const told = match && field(...match.slice(1).map((part) => part ?? ''), item);
    if (told) return told;
  }
  return null;
}

/** "whether they have paid" is ticked as paid. */
export function englishTick(item: string): string | null {
  const asked = /^(?:has|have) (?:it|they|he|she) (?:been )?([\p{L}-]+)/iu.exec(item)?.[1];
  if (asked) return capital(asked);
  if (!/^(?:whether|if)\b/iu.test(item)) return null;
  const said = /^(?:whether|if) (?:it|they|he|she|we|i|you|everything|all)(?:['’]s|['’]ve| is| are| was| were| has been| have been| has| have)? (?:already |all )?([\p{L}-]+(?: (?!(?:it|them|him|her|us)\b)[\p{L}-]+){0,2})(?: (?:it|them|him|her))?$/iu.exec(item); // prettier-ignore
  const asks = askedField(item)?.replace(/ \(yes\/no\)$/, '');
  return said ? capital(said[1]!.replace(/^(?:the|an?) /, '')) : asks ? capital(asks) : null;
}

import { languageOf, otherLanguageOf } from './reading/language.ts';
import { isJunk } from './junk.ts';
import { notSpoken } from './not-spoken.ts';

const smallTalk =
  /^(?:(?:hi|hello|hey|hallo)(?: (?:there|again|you|all|everyone|world))?|thanks?(?: a lot| so much)?|thank you(?: very much)?|help(?: me)?|what can you do|danke(?: schön| sehr)?|vielen dank|hilfe|guten (?:tag|morgen|abend)|was kannst du)[\s!.,?]*$/i;

export const hello =
  'Hello. I am the built-in builder: no AI model is connected, and I make common kinds of apps by myself. Describe one, for example “a booking app for a bike repair shop: customer, service, date and status, with a calendar”.';

const example =
  'What do you want to keep track of, and what belongs to it? For example “plants with name, room and when they were last watered”.';
export const askBack = `I could not tell from that what the app should be about, so I changed nothing. ${example}`;
const isCode = `That looks like code or an address, and I build from descriptions, so I changed nothing. ${example}`;
const noRival =
  'I cannot make an opponent that plays by itself, so I changed nothing. I can make games for one or two people: 2048, memory, snake, tic-tac-toe and a quiz. Say for example “a tic-tac-toe game for two with a score”.';

/** Questions about the builder: what it is, what it can do, what it costs, which languages it speaks. */
const questions =
  /^(?:(?:hi|hello|hey|hallo)[\s,!.]+)?(?:(?:can|could|do|will) you (?:really |also |even |actually )?(?:build|make|create|code|write|do|help|program) ?(?:me |us )?(?:real |any |mobile |web |an? |my |some )?(?:apps?|web ?sites?|software|programs?|things?|stuff|anything|something|everything|with (?:this|that|an app))?|(?:do|can) you (?:speak|understand|talk) \p{L}+|(?:who|what) are you|are you (?:chat ?gpt|gpt|claude|gemini|an? (?:ai|bot|robot|human|person|real person))|(?:which|what) languages do you (?:speak|understand)|how (?:do|can) (?:i|we) (?:add|change|connect|delete|edit|export|invite|publish|remove|rename|share|undo|sign|log in)\b[^?]{0,40}\?|what(?:['’]s| is) (?:this|that|your name)|what (?:else )?can (?:you|i|we) (?:do|build|make|create|ask)(?: here| with (?:this|you))?|how (?:does|do) (?:this|it|that|you) work|how (?:can|do) (?:i|we) (?:start|begin|use (?:this|it))|(?:how much|what) does (?:this|it|that) cost|(?:is|are) (?:this|it|you) (?:free|an ai|a bot|human|real)|where do i (?:start|begin)|(?:kannst|könnt|können) (?:du|ihr|sie) (?:mir |uns |auch |überhaupt )?(?:eine? |auch |echte )?(?:apps?|webseiten?|websites?|programme|software|etwas|alles|deutsch|helfen|das)?(?: (?:bauen|machen|erstellen|programmieren|sprechen|verstehen))?|sprichst du \p{L}+|sprechen sie \p{L}+|was (?:kannst|könnt|können|kann) (?:du|ihr|sie|ich|man|wir)(?: hier)?(?: alles)?(?: (?:machen|bauen|tun))?|wer bist du|was bist du|was ist das(?: hier)?|wie funktioniert (?:das|es)(?: hier)?|was kostet (?:das|es)|wie fange ich an)\s*(?:please|bitte)?[\s?!.]*$/iu;

/** Words that a wish for nothing in particular is made of. */
const empty =
  /\b(?:hi|hello|hey|hallo|please|bitte|pls|can|could|would|you|i|we|it|me|us|my|our|your|the|an?|some|any|one|this|that|is|are|be|to|for|of|with|in|on|and|or|so|just|now|have|has|do|make|made|build|create|design|develop|write|code|give|get|show|start|surprise|want|need|like|love|help|know|think|try|test|testing|idea|ideas|no|not|don['’]?t|what|which|something|anything|everything|nothing|thing|things|stuff|whatever|really|very|nice|beautiful|cool|good|great|best|simple|small|new|modern|pretty|lovely|useful|fun|amazing|awesome|random|blue|red|green|yellow|purple|pink|orange|black|white|dark|light|colou?r|colou?rful|app|apps|application|web|website|site|page|tool|software|program|system|ok|okay|yes|asap|quickly|fast|ich|wir|möchte|will|brauche|brauchen|hätte|gern|gerne|mir|uns|ein|eine|einen|der|die|das|baue?|mache?|erstelle?|programmiere?|etwas|irgendwas|was|schönes|tolles|cooles|neues|einfach|einfache|kleine|webseite|programm|keine|ahnung|idee|überrasch|überrasche|mich|für|mit|und|dich)\b/giu;

/** Lines of a program, a query, a page's source or a style sheet. */
const codeLine =
  /=>|[;{]\s*$|^\s*(?:[{}<)\]]|--|\/\/|\/\*|#include\b|(?:import|export|const|let|var|function|def|class|public|private|return|if|for|while|package|using|print|console)\b.*[;={}()<>'"]|npm (?:i|install|run|start)\b|git (?:clone|commit|push|pull)\b|docker (?:run|compose)\b|curl (?:-|http)|sudo )|\b(?:SELECT .+ FROM|INSERT INTO|CREATE TABLE|UPDATE \w+ SET|DELETE FROM)\b|\bselect \* from\b|^\s*"[\w-]+"\s*:/;
const tag = /<\/?[a-z][^<>]*>/gi;
const address = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;

/** Whether a text is nothing but code or an address; a description beside it counts. */
export function isOnlyCode(text: string): boolean {
  if (address.test(text)) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('```'));
  const isCode = (line: string) => codeLine.test(line) && wordsIn(line) < wordsOfSentence;
  const said = lines.map((line) => line.replace(tag, ' ')).filter((line) => !isCode(line));
  if (lines.length > said.length) return wordsIn(said.join(' ')) < leastBesideCode;
  return text.search(tag) >= 0 && wordsIn(said.join(' ')) < 2;
}

const wordsOfSentence = 7;
const leastBesideCode = 4;
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /^\p{L}{2,}[,.:]?$/u.test(word)).length;

const rival = /\b(?:chess|checkers|draughts|poker|go|connect four|backgammon|schach|dame|mühle)\b.{0,40}\b(?:against|vs\.?|versus|with|gegen|mit)\b.{0,12}\b(?:computer|ai|ki|bot|machine|engine)\b/i; // prettier-ignore
const mostOfRival = 90;

/** The answer to a first message from which no app can be made; null where one can. */
export function answerInstead(message: string): string | null {
  const text = message.trim();
  if (smallTalk.test(text) || questions.test(text)) return hello;
  if (/^(?:to[- ]?dos?|2048)\b/i.test(text)) return null;
  if (isJunk(text)) return askBack;
  if (isOnlyCode(text)) return isCode;
  const other = languageOf(text) === 'other' ? otherLanguageOf(text) : null;
  if (other) return notSpoken(other);
  if (text.length < mostOfRival && rival.test(text)) return noRival;
  return (text.replace(empty, '').match(/\p{L}/gu)?.length ?? 0) < 3 ? askBack : null;
}

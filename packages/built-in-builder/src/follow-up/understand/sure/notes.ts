import { toLabel } from '../../../plan/names.ts';
import { listPageOf, type AppPlan, type Page } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, fieldsIn, pagesIn } from '../gist/mentions.ts';

const writes = /^(?:(?:please|bitte|can you|could you|kannst du|und|and|also|auch) )*(?:write|note|say|mention|state|tell (?:people|visitors|everyone|them|customers)|let (?:people|visitors|everyone) know|(?:put|add|show) (?:an? |the )?(?:\p{L}+ )?(?:note|sentence|line|hint|text|notice|message|remark|sign)|schreibe?|erwähne?|vermerke?|(?:ein|einen|der) (?:hinweis|satz|text)|(?:füge?|setze?|mach\p{L}*) (?:ein|einen|den) (?:\p{L}+ )?(?:hinweis|satz|text|begrüßung\p{L}*)|(?:ich|wir) (?:hätten?|möchten?|brauchen?|wollen?) (?:gerne? )?(?:noch )?(?:ein|einen) (?:hinweis|satz|text))(?!\p{L})/iu; // prettier-ignore
const there = /(?<!\p{L})(?:(?:there )?(?:should|must) (?:be (?:an? )?(?:note|sentence|line|hint|text|notice) |say |stand |be written )|(?:soll|sollte|muss) (?:\p{L}+ ){0,6}?(?:stehen|hinweis|satz))/iu; // prettier-ignore
const said = /(?:\s*,)?\s+(?:that|dass|daß)\s+(.+)$|:\s*["„“']?(.+?)["”“']?$|["„“”]([^"„“”]{3,200})["”“]/iu;
const bottom = /(?<!\p{L})(?:bottom|footer|ganz unten|fuß\p{L}*|unten auf (?:jeder|der|allen))(?!\p{L})/iu;
const longest = 220;

/** "under the prices write that students get 10 % off": a sentence of the owner's below a page's title. */
export function noteWish(text: string, plan: AppPlan): Change[] | null {
  const fact = factNote(text, plan) ?? headingNote(text, plan);
  if (fact) return fact;
  const behind = text.replace(/^(?:on|under|above|below|over|next to|at|in|auf|unter|über|bei|neben|oben|in) [^,]*?(?=(?:please )?(?:write|say|put|mention|note|schreib\p{L}*|soll\p{L}*|steht?)(?!\p{L}))/iu, ''); // prettier-ignore
  if (!writes.test(behind) && !there.test(text)) return null;
  const match = said.exec(text);
  const words = (match?.[1] ?? match?.[2] ?? match?.[3])?.trim().replace(/,? (?:steht|stehen|bitte|please)$/iu, '');
  if (!match || !words || words.length > longest || words.split(' ').length < 2) return null;
  const sentence = inSentenceOf(words, match[1] !== undefined && plan.language === 'de');
  if (bottom.test(text.slice(0, match.index))) return [{ kind: 'footer', text: sentence }];
  const page = pageFor(text.slice(0, match.index), plan);
  return [{ kind: 'page-note', page: page.name, text: sentence }];
}

const heading = /^(?:please |bitte )?(?:(?:at the (?:very )?top|on top|on (?:the |our )?(?:home ?page|front page|start ?page|first page)|(?:ganz )?oben|auf (?:der|die|unserer) (?:startseite|ersten seite))(?: of (?:the|every) (?:app|page|home ?page)| auf (?:der|jeder) (?:startseite|seite)| in der app)?[\s,]+)(?:(?:it|there|the app|da|dort|es) )?(?:should|must|has to|needs to|could|soll|sollte|muss|bitte)?(?: (?:it|there|the app|da|dort|es|bitte|gern))*(?: (?:say|read|write|stand|show))? ["“„']?(\p{Lu}.+?)["”“']?(?: (?:stehen|hinschreiben|steht|drauf))?$/u; // prettier-ignore

/** "at the top it should say Welcome to us": words of the owner's on the page that the app opens with. */
function headingNote(text: string, plan: AppPlan): Change[] | null {
  const words = heading.exec(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))?.[1]?.trim();
  if (!words || words.split(' ').length < 2 || words.length > longest) return null;
  return [{ kind: 'page-note', page: (plan.pages.find(holds) ?? plan.pages[0]!).name, text: words }];
}

const factFirst = /^(.+?)[,;.–-]+\s+(?:(?:and|und|also|so|please|bitte|could you|kannst du|can you) )*(?:write|put|mention|note|say|state|schreibe?|erwähne?|vermerke?) (?:that|this|it|das|dies|es)(?: (?:bitte|please|mal|doch|down|there))*\s*((?:on|at|in|next|to|under|above|below|bei|auf|zu|unter|über|irgendwo|somewhere|oben|hin|dazu|there).*)$/iu; // prettier-ignore

/** "puppy courses are always 120 euros, write that next to the courses" */
function factNote(text: string, plan: AppPlan): Change[] | null {
  const [, fact = '', place = ''] = factFirst.exec(text) ?? [];
  // a remark between the two is none of the fact
  const words = fact.split(/[,;]\s+(?=(?:that|das|dies|it|es|this|which|was) )/iu)[0]!.trim();
  if (words.split(' ').length < 3 || words.length > longest) return null;
  const sentence = inSentenceOf(words, false);
  return bottom.test(place) ? [{ kind: 'footer', text: sentence }] : [{ kind: 'page-note', page: pageFor(place, plan).name, text: sentence }]; // prettier-ignore
}

const holds = ({ archetype }: Page): boolean => ['list', 'dashboard', 'landing'].includes(archetype);

/** The page that is named, that of the list that is named, else the one that the app opens with. */
function pageFor(place: string, plan: AppPlan): Page {
  const named = pagesIn(place, plan)
    .map(({ page }) => page)
    .find(holds);
  const entity = entitiesIn(place, plan)[0]?.entity ?? fieldsIn(place, plan)[0]?.entity;
  const list = entity && listPageOf(plan, entity.name);
  return named ?? list ?? plan.pages.find(holds) ?? plan.pages[0]!;
}

/** "man bei Krankheit anrufen muss" becomes "Man muss bei Krankheit anrufen.": a clause as a sentence of its own. */
function inSentenceOf(words: string, isGermanClause: boolean): string {
  const clause = isGermanClause ? turned(words) : words;
  const text = toLabel(clause).replace(/\s+$/, '');
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const subject = /^((?:man|wir|ich|ihr|du|sie|er|es|alle|jeder|niemand|(?:der|die|das|unsere?|jede[rs]?|alle|keine?) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]*|\p{Lu}[\p{L}-]*))(?: sich)? (.+) (\p{Ll}+)$/u; // prettier-ignore
const parting = /^(an|auf|ab|aus|ein|vor|zu|mit|los|statt|nach|weg)(?=\p{L}{3,})/u;
const helps = /^(?:ist|sind|hat|haben|wird|werden|muss|müssen|darf|dürfen|kann|können|soll|sollen|gibt|geht|gilt|gelten|bleibt|bleiben|kostet|kosten|bekommt|bekommen|braucht|brauchen)$/u; // prettier-ignore

function turned(words: string): string {
  const match = subject.exec(words.replace(/[.!?]+$/, ''));
  if (!match) return words;
  const [, who = '', rest = '', verb = ''] = match;
  const self = words.startsWith(`${who} sich `) ? 'sich ' : '';
  const part = helps.test(verb) ? null : parting.exec(verb)?.[1];
  return part ? `${who} ${verb.slice(part.length)} ${self}${rest} ${part}` : `${who} ${verb} ${self}${rest}`;
}

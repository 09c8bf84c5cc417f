import { inSentence } from '../../plan/names.ts';
import { sameOnly } from '../../plan/only.ts';
import { countedLabel } from '../../plan/only-words.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { onlyPageWish } from '../understand/sure/only-pages.ts';
import { isAbout } from './other-wish.ts';
import { type Some, someMeant } from './meant/some-meant.ts';
import type { Outright } from './outright.ts';

const alone = /(?<!\p{L})(?:just|only|nothing (?:but|else)|by (?:itself|themselves)|on (?:its|their) own|(?:its|their|an?) own (?:page|list|view)|separate(?:ly)?|(?:extra|own) (?:page|list)|page (?:of|with|for)|view (?:of|with)|list of|at a glance|in one (?:place|go|list)|nur|bloß|lediglich|ausschließlich|für sich(?: allein\p{L}*)?|eigene\p{L}* (?:seite|liste|ansicht)|auf (?:einen|einem) blick|gesondert|separat|reicht|extra|auf einer seite)(?!\p{L})/iu; // prettier-ignore
const seen = /(?<!\p{L})(?:show|see|look at|pull (?:up|out)|page|view|list of|give me|to know|get (?:just |only )?(?:those|them|the ones)|at a glance|want (?:just|only)|need (?:just|only)|zeig\p{L}*|seh\p{L}*|seite|ansicht|wissen|wüsste|auf (?:einen|einem) blick|reicht (?:mir|uns)|reichen (?:mir|uns)|brauch\p{L}* (?:\p{L}+ )?nur|will (?:\p{L}+ )?nur|interessier\p{L}*|(?:mir|uns) reicht)(?!\p{L})/iu; // prettier-ignore
const asked = /^(?:(?:can|could|may) (?:i|we|you) (?:\p{L}+ ){0,3}?(?:see|get|have|find|show)|is there (?:a way|any way|somewhere)|where (?:can|do) (?:i|we) see|which|who|whose|what|kann (?:ich|man) (?:\p{L}+ ){0,3}?seh|wo sehe?|können wir|gibt es|gibt's|ließe sich|welche\p{L}*|wer|bei wem|was)(?!\p{L})/iu; // prettier-ignore
const said = /(?<!\p{L})(?:who|whose|which|what(?:['’]?s)?|where (?:the|no)|that (?:are|have)|those|ones?|wer|wem|wessen|welche\p{L}*|was|die|deren|wo die|alles?)(?!\p{L})/iu; // prettier-ignore
const otherDeed = /(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|add (?:an? )?(?:field|column)|field|column|sort\p{L}*|order(?:ed)? by|group\p{L}*|chart|graph|count|how (?:many|much|often)|total|sum|export\p{L}*|print\p{L}*|calendar|board|colou?r\p{L}*|red|reddish|grey|gray|green|yellow|orange|stand out|jump out|glare|highlight\p{L}*|mark\p{L}*|top|first|form|menu|button|unless|stick out|choose|pick|earn\p{L}*|altogether|most often|approve|honestly|geändert|ändert|umgetragen|board|remind\p{L}*|e-?mail (?:me|them|us)|text (?:me|them)|notif\p{L}*|tick(?:ed)?|automatic\p{L}*|lösch\p{L}*|entfern\p{L}*|feld|spalte\p{L}*|sortier\p{L}*|gruppier\p{L}*|diagramm\p{L}*|wie ?viele?|summe|kalender\p{L}*|tafel|farb\p{L}*|rot\p{L}*|grau\p{L}*|grün\p{L}*|gelb\p{L}*|auffall\p{L}*|springen|markier\p{L}*|hervor\p{L}*|oben|zuoberst|zuerst|formular|menü|knopf|erinner\p{L}*|automatisch|startseite|statt|instead|once|sobald|wenn|if|when(?:ever)?)(?!\p{L})/iu; // prettier-ignore
/** Who may see something is no page: "the neighbour should only see the visits". */
const ofAccess = /(?<!\p{L})(?:should|must|may|can|able to|allowed to|is to|are to|soll(?:en|te|ten)?|dürfen|darf|kann|können)(?!\p{L})(?! (?:i|we|you|ich|wir|man)(?!\p{L}))(?:[^,.]{0,40})(?<!\p{L})(?:only|just|nur|bloß|nobody|keiner|niemand)(?!\p{L})|(?<!\p{L})(?:only|nur|nobody|niemand|no one|everyone|everybody|jeder|alle) (?:the )?\p{L}*\s?(?:may|can|should|must|soll\p{L}*|darf|dürfen|kann|können)(?!\p{L})/iu; // prettier-ignore

const longest = 140;
const longestQuestion = 100;

/** What a question is after that wants a view and no answer: what is left, due or missing. */
const pending = /(?<!\p{L})(?:not|n['’]t|still|open|left|outstanding|overdue|late|out|due|no|missing|without|today|tomorrow|this week|this month|noch|nicht|offen|fällig|überfällig|kein\p{L}*|ohne|fehlt|fehlen|heute|diese\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** A page that shows only some: "just the clients I've got no number for", "which weddings has nobody confirmed?" */
export function somePageWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || otherDeed.test(text) || ofAccess.test(text) || isAbout(text, 'fields', 'access', 'counts', 'second')) return null; // prettier-ignore
  const isSeen = seen.test(text);
  const isAsked =
    asked.test(text) && text.length < longestQuestion && (isSeen || (pending.test(text) && !/[,;:.]/.test(text)));
  if (!isAsked && !(isSeen && (alone.test(text) || said.test(text)))) return null;
  const some = someMeant(text, plan);
  if (!some) return null;
  return pageSaid(text, some, plan);
}

/** A page of what is meant, under the words that say how long ago or how late where they mean the same. */
export function pageSaid(text: string, some: Some, plan: AppPlan): Change[] {
  const [known] = [onlyPageWish(text, plan) ?? []].flat();
  const isSame = typeof known === 'object' && known.kind === 'only-page' && known.entity === some.entity.name && sameOnly(known.only, some.only); // prettier-ignore
  return isSame ? [known] : pageOf(some, plan);
}

const front = /(?<!\p{L})(?:(?:start|home|front|first|main|landing|opening)[ -]?page|home ?screen|open(?:s|ed|ing)? (?:it |the app |up )?(?:on|with|to|straight)|open (?:it|the app)|when (?:it|the app) (?:opens|comes up|starts)|lands? on|land (?:me )?(?:on|at)|greet\p{L}* (?:me|us) with|first thing (?:i|we|you) see|startseite|start ?bildschirm|erste[nr]? seite|einstiegsseite|beim (?:öffnen|start\p{L}*|aufmachen|reingehen)|wenn (?:ich|man|wir) (?:sie|die app|es|das ding) (?:öffn\p{L}*|aufmach\p{L}*|start\p{L}*)|(?:öffn|aufmach|start)\p{L}* (?:soll\p{L}* )?(?:\p{L}+ )?mit|als erstes (?:sehen|kommen|zeigen))(?!\p{L})/iu; // prettier-ignore
const ofOther = /(?<!\p{L})(?:total|sum|how (?:much|many)|chart|welcome|picture|rename|call(?:ed)?|text|board|hinweis|note|summe|gesamt\p{L}*|wie ?viele?|diagramm\p{L}*|willkommen|bild|heißen)(?!\p{L})/iu; // prettier-ignore

/** What the app opens with: "could it open on what I've got on today", "Startseite: wer heute kommt, sonst nichts". */
export function frontSomeWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || !front.test(text) || ofOther.test(text) || isAbout(text, 'fields', 'access', 'second')) return null; // prettier-ignore
  const rest = text.replace(front, ' ').replace(/(?<!\p{L})(?:and )?nothing else|sonst (?:nix|nichts)|instead of .*$|statt .*$|rather than .*$/giu, ' '); // prettier-ignore
  const some = someMeant(rest, plan);
  if (!some) return null;
  const known = plan.pages.find((page) => page.archetype === 'list' && page.entity === some.entity.name && page.only !== undefined && sameOnly(page.only, some.only)); // prettier-ignore
  if (known) return [{ kind: 'main-page', page: known.name }];
  return pageOf(some, plan).map((change) => ({ ...change, isFirst: true }));
}

type PageChange = Extract<Change, { kind: 'only-page' }>;

export const pageOf = ({ entity, only }: Some, { language }: AppPlan): PageChange[] => [
  { kind: 'only-page', entity: entity.name, label: shortLabel(countedLabel(only, entity, language), inSentence(entity.plural)), only: only.length === 1 ? only[0]! : only }, // prettier-ignore
];

const longestLabel = 40;
/** A name for the menu: what comes behind the last comma goes where it is too long. */
const shortLabel = (label: string, nouns: string): string => {
  let short = label;
  while (short.length > longestLabel && short.includes(',')) short = short.slice(0, short.lastIndexOf(','));
  return short.length > longestLabel ? short.slice(0, longestLabel).trim() : short || nouns;
};

import { listPageOf, type AppPlan, type Page } from '../../../plan/plan.ts';
import { pagesIn } from '../../understand/gist/mentions.ts';
import { listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';

const longest = 120;
const isPage = /(?<!\p{L})(?:page|tab|board|calendar|overview|dashboard|seite|reiter|tafel|kalender|übersicht|\p{L}+(?:seite|tafel|kalender|übersicht))(?!\p{L})/iu; // prettier-ignore
const behind = /^(?:\s+(?:page|tab|board|seite))?[,:]?\s+(?:(?:can|could|should|may|must|kann|könnte|soll|sollte|muss|darf) (?:\p{L}+ ){0,3}?(?:go|leave|disappear|be removed|be deleted|weg|raus|verschwinden|entfallen)|off with it|(?:get )?rid of it|(?:weg|raus) damit|(?:remove|delete|drop|scrap|bin) it)(?!\p{L})/iu; // prettier-ignore
const before = /(?<!\p{L})(?:remove|delete|drop|scrap|bin|get rid of|take (?:away|out|down)|throw out|do without|off with|lösch\p{L}*|entfern\p{L}*|weg mit|raus mit)(?: (?:the|that|this|our|whole|die|den|das|der|ganze[nrs]?|extra)){0,3}\s+(?:(?:page|seite) (?:for|of|with|mit|für|der) (?:the |our |den |die |unseren )?)?$/iu; // prettier-ignore
const keeps = /(?<!\p{L})(?:not|n['’]t|nicht|instead|statt|from|off the|on the|von der|aus der|auf der|field|column|feld|spalte)(?!\p{L})/iu; // prettier-ignore

/** "The order board can go", "die Seite mit den Kunden kann weg": the page goes, and what it shows stays. */
export function pageGoneWish(said: string, plan: AppPlan): Outright {
  const [text = ''] = said.split(/(?<=\p{L})[.!?]\s+|,? (?:because|since|weil|denn)(?!\p{L})/iu);
  if (text.length > longest || !isPage.test(text)) return null;
  const found = pageSaid(text, plan);
  if (!found) return null;
  const [left, right] = [text.slice(0, found.at), text.slice(found.end)];
  const isGone = behind.test(right.replace(/^,? (?:i|we|nobody|no one) .*?,/iu, ',')) || before.test(left);
  return isGone && !keeps.test(left) && !keeps.test(behind.exec(right)?.[0] ?? '') ? [{ kind: 'remove-page', page: found.page.name }] : neverOpened(text, found.page); // prettier-ignore
}

/** "I never open the calendar, off with it". */
const neverOpened = (text: string, page: Page): Outright =>
  /(?<!\p{L})(?:never|nobody|no one|keiner|niemand|nie)(?!\p{L}).*(?:off with it|rid of it|remove it|delete it|weg damit|raus damit)/iu.test(text) ? [{ kind: 'remove-page', page: page.name }] : null; // prettier-ignore

type Place = { page: Page; at: number; end: number };
/** By the longest name; the page of a list where it is told as "the page with the customers". */
function pageSaid(text: string, plan: AppPlan): Place | undefined {
  const [named] = pagesIn(text, plan).filter(({ page, at, end }) => page.archetype !== 'list' || isPage.test(text.slice(Math.max(0, at - 20), end + 8))).toSorted((a, b) => b.end - b.at - (a.end - a.at)); // prettier-ignore
  const ofList = /(?<!\p{L})(?:page|seite) (?:with|for|of|mit|für|der) (?:the |our |den |die |unseren |unsere )?(?<list>\p{L}+)/iu.exec(text); // prettier-ignore
  const list = ofList ? listsMeant(ofList.groups!['list']!, plan)[0]?.entity : undefined;
  const page = list && listPageOf(plan, list.name);
  return page && ofList ? { page, at: ofList.index, end: ofList.index + ofList[0].length } : named;
}

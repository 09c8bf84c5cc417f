import { toLabel } from '../../../plan/names.ts';
import { listPageOf, type AppPlan, type Page } from '../../../plan/plan.ts';
import { pagesIn } from '../../understand/gist/mentions.ts';
import { listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';

const longest = 140;
const name = String.raw`["“„]?(?<name>\p{L}[\p{L}\p{N}’'-]*(?: \p{L}[\p{L}\p{N}’'-]*){0,3}?)["”“]?`;
const end = String.raw`(?= please| bitte| instead| statt |[,.;!?]|$)`;
/** What a page is to be called, said of the page: "let that page be Clubhouse", "die Seite soll Wochenplan heißen". */
const ways: readonly RegExp[] = [
  String.raw`(?:let|make) (?:that|this|the) page be (?:called )?${name}${end}`,
  String.raw`(?:page|tab) (?:\p{L}+ ){0,4}?(?:should|shall|ought to|must|could|has to) be (?:called|named|headed|titled) ${name}${end}`,
  String.raw`page that(?:['’]?s| is) called \p{L}+ (?:should|ought to) be ${name}${end}`,
  String.raw`head the (?:\p{L}+ ){1,3}?page ${name}${end}`,
  String.raw`(?:over|above|on top of) the page (?:with|of|for) (?:the )?\p{L}+ (?:write|put) ${name}${end}`,
  String.raw`(?:rude|odd|silly|bad|wrong|stupid|poor) name for (?:that|the|this) page, ${name} (?:is|would be|sounds) (?:better|friendlier|nicer|clearer)`,
  String.raw`(?:auf|über) der seite \p{L}+ soll(?:te)? ${name} (?:drüber|darüber|oben|drauf)?\s?stehen`,
  String.raw`seite (?:\p{L}+ ){0,3}?soll(?:te)? (?:lieber |besser |nur )?${name} heißen`,
  String.raw`seite (?:\p{L}+ ){1,3}?nennen wir (?:besser|lieber|jetzt|ab jetzt) ${name}${end}`,
  String.raw`schreib (?:da|dort) (?:lieber|besser) ${name} (?:drüber|darüber|drauf|hin)`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')); // prettier-ignore

/** A page under another name; it is not taken away, whatever is said of the old one. */
export function pageNameWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest) return null;
  const found = ways.map((way) => way.exec(text)?.groups?.['name']).find((one) => one !== undefined);
  if (!found) return null;
  const page = pageSaid(text.replace(found, ' '), plan);
  return page ? [{ kind: 'rename-page', page: page.name, label: toLabel(found) }] : null;
}

/** The page that is named, else the one of the list that is. */
function pageSaid(text: string, plan: AppPlan): Page | undefined {
  const [named] = pagesIn(text, plan).toSorted((a, b) => b.score - a.score);
  if (named) return named.page;
  const list = listsMeant(text, plan)[0]?.entity;
  return list && listPageOf(plan, list.name);
}

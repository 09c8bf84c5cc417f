import { listPageOf, type AppPlan } from '../../../plan/plan.ts';
import { placedWish } from '../fields/order.ts';
import { listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';

const near = /(?<!\p{L})(?:(?:straight|right|directly|just|immediately|next) (?:under|below|after|behind|beside|next to|before|above|to)|(?:direkt|gleich|unmittelbar|genau) (?:unter|neben|hinter|nach|vor|über))(?!\p{L})/iu; // prettier-ignore

/** "It's right at the bottom. Warnings straight under the name please": the sentence that says where is the wish. */
export function besideWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || !near.test(text)) return null;
  const sentence = text.split(/(?<=[.!?;])\s+/).find((one) => near.test(one)) ?? text;
  return placedWish(`put ${sentence.replace(/(?<!\p{L})(?:straight|right|directly|just|immediately|direkt|gleich|unmittelbar|genau) (?=\p{L}+ )/iu, '')}`.replace(/(?<!\p{L})(?:neben|next to|beside|under|underneath)(?!\p{L})/giu, 'after'), plan); // prettier-ignore
}

const longest = 200;

const over = /(?<!\p{L})(?:over|above|on top of|at the top of|below|under|with|beside|über|oberhalb|oben (?:bei|über|in)|unter|bei|neben)\s+(?:the |our |my |den |die |der |dem |das )?(?<list>[\p{L}][\p{L} -]{1,40}?)(?:,)?\s+(?:(?:i['’]?d|i would|we|i|it|there|bitte|soll\p{L}*|muss|möchte\p{L}*|hätte\p{L}*|should|must|has to|could|please)\s+){1,4}(?:\p{L}+\s+){0,6}?(?:say|read|stand|have|write|stehen|lesen|steht|hinschreib\p{L}*)?\s*:\s*["“„]?(?<words>[^"“”„]{6,160}?)["“”]?$/iu; // prettier-ignore
const trailing =
  /(?<=[.!?])\s+(?:nice and big|big|in bold|in large letters|please|thanks|bitte|schön groß|groß|fett)[.!]*$/iu;

/** Words of the owner's over a list: "over the walks I'd like it to say: Count the dogs before you lock the van!" */
export function overListWish(text: string, plan: AppPlan): Outright {
  const bare = text.replace(trailing, '');
  const found = over.exec(bare)?.groups;
  const list = found && listsMeant(found['list']!, plan)[0]?.entity;
  const page = list && listPageOf(plan, list.name);
  return page ? [{ kind: 'page-note', page: page.name, text: found!['words']!.trim() }] : null;
}

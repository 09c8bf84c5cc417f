import { hiddenDraftsOf } from '../../plan/drafts.ts';
import { inSentence } from '../../plan/names.ts';
import { detailPageOf, entityOf, fieldOf, listPageOf, type AppPlan, type Entity, type FeaturePage } from '../../plan/plan.ts'; // prettier-ignore
import { code, jsxText, quote } from '../code.ts';
import type { Imports } from '../imports.ts';

/** What really became of what a form sent: `says` and `more` are code between tags, `again` the words of the button. */
export type Thanks = { says: string; more: string; again: string };

export function thanksFor(plan: AppPlan, page: FeaturePage, entity: Entity, imports: Imports): Thanks {
  const noun = /contact|kontakt/i.test(page.label) ? 'message' : inSentence(entity.label);
  const link = (to: string, text: string) => {
    imports.use('Link', 'react-router-dom');
    imports.use('createPageUrl', '@/utils');
    return `<Link className="font-medium underline" to={createPageUrl(${to})}>${jsxText(text)}</Link>`;
  };
  const again = 'Send another';
  if (noun === 'subscriber') return { says: 'You are subscribed.', more: '', again };
  const { read } = entity.access;
  const isOpen = !entity.isSent && (read === 'anonymous' || read === 'all');
  const detail = detailPageOf(plan, entity.name);
  if (isOpen) {
    const see = detail ? `<p className="measure mt-2">${link(`${quote(`${detail.name}?id=`)} + sent.id`, `See the ${noun}`)}</p>` : ''; // prettier-ignore
    const drafts = hiddenDraftsOf(entity);
    const published = jsxText(`Your ${noun} is published.`);
    return {
      says: drafts ? `{sent.${drafts.field.name} === ${quote(drafts.draft)} ? ${quote(`Your ${noun} is kept as a draft that only you see.`)} : ${quote(`Your ${noun} is published.`)}}` : published, // prettier-ignore
      more: see,
      again: 'Add another',
    };
  }
  const list = listPageOf(plan, entity.name);
  const seen = entity.isSent && list ? code`
    {me && (
      <p className="measure mt-2">${link(quote(list.name), `See it under “${list.label}”`)}</p>
    )}
  ` : ''; // prettier-ignore
  const to = fieldOf(entity, entity.goesTo)?.reference;
  if (to) return { says: jsxText(`Your ${noun} was sent to whoever added the ${inSentence(entityOf(plan, to).label)}.`), more: seen, again }; // prettier-ignore
  const isAnswerable = entity.fields.some(({ type }) => type === 'email' || type === 'phone');
  return {
    says: jsxText(isAnswerable || entity.isSent ? `Your ${noun} was sent successfully. We have received it and will get back to you.` : `Your ${noun} was sent successfully. Thank you.`), // prettier-ignore
    more: seen,
    again,
  };
}

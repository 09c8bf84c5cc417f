import { inSentence, toLabel, withArticle } from '../../plan/names.ts';
import { isPerson } from '../../reading/chunks.ts';
import type { EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

const isOnesOwn = /^(?:ChatMember|ChatMessage|Profile|Favourite|Order|Score)$/;

/** One search over all that is shown, where there is more than one list to look through or a site is to have it as a part. */
export function search(features: Features): void {
  if (!features.can('search') || features.says(/\bsearch(?:es)? by\b/i)) return;
  const shown = features.things.filter(
    ({ entity }) =>
      entity.access.read !== 'admin' &&
      !isOnesOwn.test(entity.name) &&
      !(features.context.isPublic && entity.fields.some(({ type }) => type === 'phone')),
  );
  // a site whose text lists searching among its parts has a page for it
  const isPart =
    features.context.isPublic &&
    features.says(/\bsearching\b|\bsearch (?:function|feature|functionality|page|section)\b/i);
  if (shown.length < (isPart ? 1 : 2)) return;
  const [first, ...rest] = shown.map(({ entity }) => entity);
  features.page('search', 'Search', 'Search', first!, { others: rest.slice(0, 5).map(({ name }) => name) });
}

/** "matches students with providers": criteria on one side, what meets most of them on the other. */
export function matches(features: Features): void {
  if (!features.can('match')) return;
  const wanted =
    /\bmatch(?:es|ing|ed)?\b[^.]{0,60}?\b(?:with|to) ((?:suitable |compatible |the |\w+ing )*\w+)/i.exec(
      features.context.text,
    )?.[1];
  const named = wanted && features.drafts.find(({ draft: { entity } }) => isSaid(wanted, entity.plural, entity.label));
  const person = features.drafts.find(({ noun, draft: { entity } }) => isPerson(noun) && !entity.verb && entity.name !== 'Profile');
  const target: EntityDraft = (named || person)?.draft ?? features.main;
  const plural = inSentence(target.entity.plural);
  features.page('match', `Find ${plural}`, 'UserSearch', target.entity);
} // prettier-ignore

const isSaid = (words: string, ...names: string[]): boolean =>
  names.some((name) => words.toLowerCase().endsWith(inSentence(name)));

const sends =
  /\b(?:send|sends|sending|write|compose)\b[^.,;]{0,40}\b(?:messages?|notifications?|reminders?|texts?|offers|newsletters?|e-?mails?)\b|\bmessage[- ]sending\b|\bnotify (?:clients|customers|members|patients|students|guests)\b/i;
const isWrittenTo =
  /^(?:lead|client|customer|member|patient|student|guest|donor|contact|employee|tenant|volunteer|participant|subscriber|applicant|candidate|supplier)$/;

/** "send reminders to clients": what is sent is kept with the person; nothing leaves the app. */
export function outgoing(features: Features): void {
  if (!features.says(sends) || features.find(/^(?:e-?mail|mail)$/)) return;
  const person = features.drafts.find(({ noun }) => isWrittenTo.test(noun))?.draft;
  // people who write to each other need no second way
  if (features.find(/^chat message$/) && !features.says(/\bnotif|\bremind|\bnewsletter/i)) return;
  if (!person || features.find(/^(?:message|notification|reminder)$/)?.entity.fields.some(({ reference }) => reference))
    return;
  const old = features.find(/^(?:message|notification|reminder)$/);
  if (old) features.drop(old);
  const noun = features.says(/\bnotif/i) ? 'notification' : 'message';
  const message = features.need(
    noun,
    ['Subject: text!', 'Sent at: datetime', 'Status: select! Sent | Draft', 'Message: longtext!'],
    /^never$/,
  );
  message.entity.verb = `Send ${withArticle(noun)}`;
  features.link(message, person);
  features.note(
    `${toLabel(noun)}s to ${inSentence(person.entity.plural)} are kept in the app with the person; none leaves it by mail or phone.`,
  );
}

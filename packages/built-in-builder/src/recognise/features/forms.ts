import { inSentence, toLabel } from '../../plan/names.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { visitorsWrite, type Features } from './features.ts';

/** "share promotions", "post jobs": what visitors of a public app add, in a form of its own. */
function postedThing(features: Features): EntityDraft | undefined {
  const { text, isPublic } = features.context;
  if (!isPublic) return undefined;
  return features.things.find(({ entity }) =>
    [entity.label, entity.plural].some((name) =>
      new RegExp(`\\b(?:shar(?:e|ing)|post(?:ing)?|publish(?:ing)?|submit(?:ting)?|upload(?:ing)?) (?:\\w+ ){0,2}${name.replace(/[^\p{L} ]/gu, '')}\\b`, 'i').test(text),
    ),
  );
} // prettier-ignore

const messageLines = ['Name: text!', 'Email: email!', 'Message: longtext!'];

export function forms(features: Features): void {
  const { text } = features.context;
  if (/\bcontact (?:us|form|page|information|section|the)\b|\bcontact(?:ing)? (?:the|us|our)\b|\bcontact$|\b(?:and|,) contact\b/im.test(text)) {
    const old = features.find(/^message$/);
    if (old && old.entity.fields.length <= messageLines.length) features.drop(old);
    const message = features.need('message', messageLines, /^(?:message|inquiry|enquiry)$/);
    message.entity.access = visitorsWrite;
    features.page('form', 'Contact', 'Mail', message.entity, { sentence: 'Write to us with this form, and we answer as soon as we can.' });
  } // prettier-ignore
  const isAnonymous = /\banonymous(?:ly)?\b/i.test(text);
  if (isAnonymous && /\breport/i.test(text)) features.need('report', [], /(?:^| )report$/);
  const isForm = features.can('form') || /\b(?:form[- ]filling|submit|fill (?:in|out))\b/i.test(text);
  const target = features.drafts.findLast(({ noun, draft }) =>
    /(?:^| )(?:lead|request|inquiry|enquiry|application|report|complaint|feedback|insight|petition|quote|claim|submission|tip)$/.test(noun) && !draft.entity.fields.some(({ type }) => type === 'reference'),
  ); // prettier-ignore
  if (isForm && target) {
    const { entity } = target.draft;
    if (features.context.isPublic) entity.access = visitorsWrite;
    const label = isAnonymous ? 'Anonymous reporting' : `Submit ${/^[aeiou]/i.test(entity.label) ? 'an' : 'a'} ${inSentence(entity.label)}`; // prettier-ignore
    features.page('form', label, 'FilePen', entity, { sentence: isAnonymous ? 'No name and no address is asked for or stored.' : 'Fill in the form. What is marked as optional may stay empty.' }); // prettier-ignore
  }
  const inquiry = /\b([a-z]+(?: [a-z]+)?) (?:inquiry|enquiry)\b/i
    .exec(text)?.[1]
    ?.replace(/^(?:an?|the|your|our)\s+/i, '');
  if (inquiry && !features.find(/^(?:inquiry|enquiry)$/)) {
    const draft = features.need('inquiry', ['Name: text!', 'Email: email!', 'Question: longtext', 'Status: select! New | Answered'], /^(?:inquiry|enquiry)$/); // prettier-ignore
    draft.entity.access = visitorsWrite;
    features.page('form', `${toLabel(inquiry)} inquiry`, 'MessageCircleQuestion', draft.entity, { sentence: 'Ask here. The answer comes to your e-mail address.' }); // prettier-ignore
  }
  const posted = postedThing(features);
  if (posted) {
    const noun = inSentence(posted.entity.label);
    const verb = toLabel(/\b(shar|post|publish|submit|upload)/i.exec(text)?.[1]?.toLowerCase().replace('shar', 'share') ?? 'post'); // prettier-ignore
    features.page('form', `${verb} ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`, 'SquarePen', posted.entity);
  }
  if (features.can('subscribe')) {
    const subscriber = features.need('subscriber', ['Name: text!', 'Email: email!', 'Plan: select Free | Monthly | Yearly', 'Since: date'], /^subscriber$/); // prettier-ignore
    subscriber.entity.access = visitorsWrite;
    features.page('form', features.says(/newsletter/i) ? 'Newsletter' : 'Subscribe', 'BellPlus', subscriber.entity, { sentence: 'Subscribe with your e-mail address. Nothing is charged here.' }); // prettier-ignore
  }
}

import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, toLabel, withArticle } from '../../plan/names.ts';
import { saidFields } from '../../reading/said-fields.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { sampleValue } from '../sample-values.ts';
import { visitorsWrite, type Features } from './features.ts';

/** "share promotions", "post jobs": what visitors of a public app add, in a form of its own. */
export function postings(features: Features): void {
  const { text, isPublic } = features.context;
  if (!isPublic) return;
  const adds = String.raw`\b(shar|post|publish|submit|upload)(?:e|ing|ting)? (?:(?!or\b|and\b)\w+ ){0,2}`;
  for (const draft of features.things)
    for (const name of [draft.entity.label, draft.entity.plural]) {
      const verb = new RegExp(`${adds}${name.replace(/[^\p{L} ]/gu, '')}\\b`, 'i').exec(text)?.[1];
      if (!verb) continue;
      features.page('form', `${toLabel(verb.toLowerCase().replace('shar', 'share'))} ${oneOf(draft)}`, 'SquarePen', draft.entity); // prettier-ignore
      return;
    }
}

/** "a poem", but "news". */
const oneOf = ({ entity }: EntityDraft): string =>
  entity.label === entity.plural ? inSentence(entity.label) : withArticle(inSentence(entity.label));

const isFilledIn =
  /(?:^| )(?:lead|request|inquiry|enquiry|application|report|complaint|feedback|petition|quote|claim|submission|tip)$/;

/** Forms that visitors fill in and admins read. */
export function forms(features: Features): void {
  const { text, isPublic } = features.context;
  const isAnonymous = /\banonymous(?:ly)?\b/i.test(text) && /\breport/i.test(text);
  if (isAnonymous) {
    features.need('report', [], /(?:^| )report$/);
    // what is submitted is what a report says
    for (const { noun, draft } of [...features.drafts])
      if (/^(?:insight|evidence|tip|truth|secret)$/.test(noun)) features.drop(draft);
  }
  const isForm = features.can('form') || /\b(?:form[- ]filling|submit|fill (?:in|out))\b/i.test(text);
  const target = features.drafts.findLast(
    ({ noun, draft }) =>
      isFilledIn.test(noun) && !draft.entity.fields.some(({ type }) => type === 'reference') && !draft.entity.verb,
  )?.draft;
  if (isForm && target) {
    const { entity } = target;
    if (isPublic) entity.access = visitorsWrite;
    askFor(target, text);
    const label = isAnonymous ? 'Anonymous reporting' : `Submit ${oneOf(target)}`;
    features.page('form', label, 'FilePen', entity, { sentence: isAnonymous ? 'No name and no address is asked for or stored.' : 'Fill in the form. What is marked as optional may stay empty.' }); // prettier-ignore
  }
  inquiries(features);
  feedback(features);
  if (features.can('subscribe')) subscriptions(features);
}

const asked = /\bform\b[^.]*?\b(?:input|enter|provide|giv(?:e|ing)|state|type(?: in)?|fill in)\b\s+([^.]+)/i;
const isCovered = /^(?:personal|contact|basic)? ?(?:information|details|data)$|^names?$|^e-?mails?|^phones?/i;

/** "a form where users enter their credit status": the form asks for that too. */
function askFor(draft: EntityDraft, text: string): void {
  const list = asked.exec(text)?.[1] ?? '';
  const names = saidFields('', list.split(/,\s*(?:and\s+)?|\s+and\s+/)).map((name) =>
    name.replace(/^(?:their|the|an?|some)\s+/i, ''),
  );
  for (const name of names.slice(0, 6)) {
    if (isCovered.test(name) || name.split(' ').length > 3) continue;
    const field = parseField(`${toLabel(name)}: ${/status|stage|level/i.test(name) ? 'select Good | Fair | Poor | Not sure' : 'text'}`); // prettier-ignore
    if (draft.entity.fields.some((one) => one.name === field.name)) continue;
    draft.entity.fields.splice(Math.max(1, draft.entity.fields.length - 1), 0, field);
    draft.samples = draft.samples.map((row, index) => ({ ...row, [field.name]: sampleValue(field, index) ?? '' }));
  }
}

const isFeedback =
  /\b(?:leave|give|send|submit|share|provide|collect)(?:s|ing)? (?:their |your |us |some |visitor )?feedback\b(?! (?:on|for|to) (?:each|every|the|a|an|other)\b)/i;

/** "leave feedback about the visit": a form of its own, where no record is meant. */
function feedback(features: Features): void {
  const { text, isPublic } = features.context;
  if (!isPublic || !isFeedback.test(text) || features.pages.some(({ label }) => /feedback/i.test(label))) return;
  const known = features.find(/(?:^| )feedback$/);
  if (known && known.entity.fields.some(({ type }) => type === 'reference')) return;
  const draft = known ?? features.need('feedback', ['Name: text!', 'Rating: select 5 stars | 4 stars | 3 stars | 2 stars | 1 star', 'Date: date', 'Message: longtext!'], /^never$/); // prettier-ignore
  draft.entity.plural = 'Feedback';
  draft.entity.access = visitorsWrite;
  features.page('form', 'Leave feedback', 'MessageSquareHeart', draft.entity, { sentence: 'Tell us what you liked and what we can do better.' }); // prettier-ignore
}

/** "credit score inquiry" */
function inquiries(features: Features): void {
  const about = /\b([a-z]+(?: [a-z]+)?) (?:inquiry|enquiry)\b/i
    .exec(features.context.text)?.[1]
    ?.replace(/^(?:an?|the|your|our)\s+/i, '');
  if (!about || features.find(/^(?:inquiry|enquiry)$/)) return;
  const draft = features.need('inquiry', ['Name: text!', 'Email: email!', 'Question: longtext', 'Status: select! New | Answered'], /^(?:inquiry|enquiry)$/); // prettier-ignore
  draft.entity.access = visitorsWrite;
  features.page('form', `${toLabel(about)} inquiry`, 'MessageCircleQuestion', draft.entity, { sentence: 'Ask here. The answer comes to your e-mail address.' }); // prettier-ignore
}

function subscriptions(features: Features): void {
  const old = features.find(/^subscriber$/);
  const said = features.context.reading.entities.find(({ noun }) => /(?:^| )subscriber$/.test(noun))?.fields ?? [];
  const isDescribed = old !== undefined && said.length > 1;
  if (old && !isDescribed) features.drop(old);
  const isLetter = features.says(/newsletter|mailing list/i);
  const lines = isLetter
    ? ['Name: text', 'Email: email!', 'Since: date']
    : ['Name: text!', 'Email: email!', 'Plan: select Free | Monthly | Yearly', 'Since: date'];
  const subscriber = isDescribed ? old : features.need('subscriber', lines, /^never$/);
  subscriber.entity.access = visitorsWrite;
  features.page('form', isLetter ? 'Newsletter' : 'Subscribe', 'BellPlus', subscriber.entity, { sentence: 'Subscribe with your e-mail address. Nothing is charged here.' }); // prettier-ignore
}

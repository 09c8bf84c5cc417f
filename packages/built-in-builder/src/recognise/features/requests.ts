import { linkDrafts } from '../entity-draft.ts';
import { parseField } from '../../kinds/parse-field.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { statusIn } from './approvals.ts';
import type { Features } from './features.ts';

/** Enrolling, applying and joining: a record that belongs to a thing, made on the thing's own page. */
const requested: readonly { can: string; noun: string; verb: string; words: RegExp; of: RegExp; lines: string[] }[] = [
  { can: 'join', noun: 'enrollment', verb: 'Enrol', words: /^(?:enroll?ment|sign-?up|registration|course booking)$/, of: /course|class|program|lesson|training/, lines: ['Name: text!', 'Email: email!', 'Phone: phone', 'Date: date', 'Status: select! Enrolled | Waiting | Completed'] },
  { can: 'join', noun: 'membership', verb: 'Join', words: /^(?:member|membership)$/, of: /group|community|club|team|room|lobby|game/, lines: ['Name: text!', 'Email: email', 'Date: date'] },
  { can: 'join', noun: 'registration', verb: 'Register', words: /^(?:registration|signup)$/, of: /shift|event|workshop|webinar|conference|seminar|tour|rehearsal|meeting|sports match/, lines: ['Name: text!', 'Email: email!', 'Phone: phone', 'Date: date'] },
  { can: 'apply', noun: 'application', verb: 'Apply', words: /(?:^| )application$/, of: /job|position|apprenticeship|internship|traineeship|placement|opportunity|program|grant|loan|course|scholarship|vacancy|animal|pet|dog|cat|puppy|kitten|apartment/, lines: ['Name: text!', 'Email: email!', 'Phone: phone', 'Date: date!', 'Message: longtext', 'Status: select! Submitted | In review | Accepted | Rejected'] },
]; // prettier-ignore

/** A page of its own for what visitors come for. */
const requestPages: Readonly<Record<string, { label: string; icon: string }>> = {
  enrollment: { label: 'Enrol', icon: 'ClipboardPen' },
  application: { label: 'Apply', icon: 'ClipboardPen' },
};

export function requests(features: Features): void {
  for (const { can, noun, verb, words, of, lines } of requested) {
    const isAsked = features.can(can) || (noun === 'registration' && features.find(/workshop|event/)) || (noun === 'application' && ((features.find(/^job$|vacancy/) && features.context.isPublic) || features.says(/\b(?:send|submit|fill (?:in|out)|make)s? (?:an? |the |their )?(?:\p{L}+ )?applications?\b/iu))); // prettier-ignore
    const fitting = of.source.split('|').flatMap((word) => features.drafts.find(({ noun: one, draft }) => one.includes(word) && !draft.entity.verb) ?? [])[0]?.draft; // prettier-ignore
    const target = fitting;
    if (!isAsked || !target) continue;
    const old = features.find(words);
    if (old?.entity.verb) continue;
    // who enrols in what is chosen from the lists of both
    if (old?.entity.fields.some(({ joins }) => joins)) {
      old.entity.verb = verb;
      continue;
    }
    const said = features.context.reading.entities.find(({ noun: one }) => words.test(one));
    if (old && old !== target && (!said || said.isImplied || said.fields.length < 2)) features.drop(old);
    const draft = features.need(noun, lines, words);
    if (draft === target) continue;
    draft.entity.verb = verb;
    if (noun === 'application' && features.says(/\b(?:invit|short-?list|hir)\w* or (?:declin|reject)/i))
      decided(draft, features);
    linkDrafts(draft, target);
    const page = features.context.isPublic ? requestPages[noun] : undefined;
    if (page) features.page('form', page.label, page.icon, draft.entity);
  }
}

/** In the text's own words for what employers decide. */
function decided({ entity, samples }: EntityDraft, features: Features): void {
  const at = entity.fields.findIndex(({ name }) => name === 'status');
  if (at < 0) return;
  const status = parseField(statusIn(features.context.text));
  entity.fields[at] = status;
  for (const [index, row] of samples.entries())
    samples[index] = { ...row, status: status.options![index % status.options!.length]!.value };
}

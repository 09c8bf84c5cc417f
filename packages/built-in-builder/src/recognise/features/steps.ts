import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, toLabel, withArticle } from '../../plan/names.ts';
import type { FormStep } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { isPerson } from '../../reading/chunks.ts';
import { draftOfNoun, type EntityDraft } from '../entity-draft.ts';
import { makeField, type WrittenField } from '../make-field.ts';
import { fieldFrom, itemsOf } from '../said-words.ts';
import { visitorsWrite, type Features } from './features.ts';

const counted =
  '(?:two|three|four|five|six|several|multiple|\\d) (?:short |simple |easy )?(?:steps|pages|parts|stages|screens)';
const begins = new RegExp(
  `\\b${counted}\\b\\s*[:,(–-]?|\\b(?:step[- ]by[- ]step|multi[- ]?step|multi[- ]page)\\b[^:.;]*[:,]?`,
  'i',
);
const numbered = /\b(?:step|page|part) (?:\d|one|two|three|four|five)\s*[:.)–-]?\s*(?:asks? for |is |has |with )?/gi;
const joints =
  /;\s*(?:and )?(?:(?:then|next|after that|afterwards|finally|lastly|in the end|at the end)\b,?\s*)?|,?\s+(?:and )?\b(?:then|next|after that|afterwards|finally|lastly|in the end|at the end)\b,?\s*/gi;
/** The last step looks over everything; every form in steps has that. */
const isSummary = /\b(?:summary|overview|review|confirm\w*|check everything|send|sends|submit\w*|buttons?|thank)\b/i;

/** The fields of each step as a text tells them; null where it tells of no steps. */
export function stepsIn(text: string): string[][] | null {
  const byNumber = text.split(numbered);
  const parts = byNumber.length > 2 ? byNumber.slice(1).map((part) => part.split(/[.\n]/)[0] ?? '') : afterCount(text);
  const steps = parts.map(wordsOf).filter((words) => words.length > 0);
  return steps.length > 1 ? steps : null;
}

function afterCount(text: string): string[] {
  const found = begins.exec(text);
  if (!found) return [];
  const rest = text.slice(found.index + found[0].length).split(/\.(?:\s|$)|\n/)[0] ?? '';
  const parts = rest
    .split(joints)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part, at) =>
    at === 0
      ? part.replace(/^(?:first|firstly|at first|the first (?:step |one )?(?:is|asks for|has)?)\s+(?=\S)/i, '')
      : part,
  );
}

/** A step's words, without what only looks over or sends. */
const wordsOf = (part: string): string[] => itemsOf(part).filter((word) => !isSummary.test(word));

const isSent =
  /(?:^| )(?:application|membership|registration|enrollment|signup|enquiry|inquiry|request|order|booking|survey|report|claim|quote|form|member|applicant|complaint|feedback)$/;

/** A form that is filled in step by step, looked over and sent, as one record. */
export function steps(features: Features): void {
  const said = stepsIn(features.context.text);
  if (!said) return;
  const found = features.drafts.find(({ noun, draft }) => isSent.test(noun) && !draft.entity.verb) ?? features.drafts.find(({ noun }) => !isPerson(noun)) ?? features.drafts[0]!;
  const written = said.map((words) => words.flatMap((one) => fieldFrom(one) ?? []));
  const draft = withFields(features, found.noun, found.draft, written.flat());
  const { entity } = draft;
  const { state } = rolesOf(entity);
  const formSteps = written
    .map((fields): FormStep => ({ title: titleOf(fields), fields: fields.map(({ field }) => nameIn(draft, field.name)) }))
    .filter(({ fields }) => fields.length > 0);
  const placed = new Set(formSteps.flatMap((step) => step.fields));
  const rest = entity.fields.filter(({ name, type }) => !placed.has(name) && name !== state?.name && type !== 'days');
  formSteps.at(-1)!.fields.push(...rest.map(({ name }) => name));
  entity.access = visitorsWrite;
  const label = labels.find(([words]) => words.test(found.noun))?.[1] ?? `New ${inSentence(entity.label)}`;
  features.page('form', label, 'ClipboardPen', entity, { steps: formSteps, leads: true });
  features.note(`The form has ${formSteps.length} steps and a summary; what is sent is ${withArticle(inSentence(entity.label))} in the list, which only admins read.`);
} // prettier-ignore

const labels: readonly [RegExp, string][] = [
  [/application|membership|member|applicant/, 'Apply'],
  [/registration|enrollment|signup/, 'Register'],
  [/order/, 'Order'],
  [/booking/, 'Book'],
  [/survey|feedback/, 'Take the survey'],
];

const titleOf = (fields: readonly WrittenField[]): string => {
  const labels = fields.map(({ field }) => inSentence(field.label));
  return toLabel(labels.length > 3 ? `${labels.slice(0, 2).join(', ')} and more` : labels.join(', '));
};

/** The title of a record may stand under another name than the step says. */
const nameIn = ({ entity, renamed }: EntityDraft, name: string): string =>
  entity.fields.some((field) => field.name === name) ? name : (renamed.get(name) ?? rolesOf(entity).title.name);

/** What the steps ask for takes the place of the usual fields; what the text says beside them stays. */
function withFields(features: Features, noun: string, old: EntityDraft, written: readonly WrittenField[]): EntityDraft {
  const names = new Set(written.map(({ field }) => field.name));
  const read = features.context.reading.entities.find((one) => one.noun === noun)?.fields ?? [];
  const others = read.flatMap((words) => makeField(words) ?? []).filter(({ field }) => !names.has(field.name) && ![...names].some((name) => name.includes(field.name) || field.name.includes(name)));
  const unique = [...new Map([...written, ...others].map((one) => [one.field.name, one])).values()];
  const draft = draftOfNoun(noun, unique);
  Object.assign(draft.entity, { label: old.entity.label, plural: old.entity.plural, name: old.entity.name });
  if (/\b(?:approv|accept|reject|committee|board decides|review)\w*/i.test(features.context.text) && !rolesOf(draft.entity).state) {
    const field = parseField('Status: select! Submitted | Accepted | Rejected');
    draft.entity.fields.push(field);
    draft.entity.columns = [...draft.entity.columns.slice(0, 4), field.name];
    draft.samples = draft.samples.map((row, index) => ({ ...row, status: field.options![index % 3]!.value }));
  }
  features.replace(old, draft);
  return draft;
} // prettier-ignore

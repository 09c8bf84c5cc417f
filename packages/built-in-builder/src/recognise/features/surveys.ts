import { parseField } from '../../kinds/parse-field.ts';
import type { NamedDraft } from '../drafts.ts';
import { columnsOf, draftOfNoun } from '../entity-draft.ts';
import { fieldFrom, itemsOf } from '../said-words.ts';
import { fillRequired } from './asked-fields.ts';
import { visitorsWrite, type Features } from './features.ts';

const isSurvey = /(?:^| )(?:survey|questionnaire|poll|feedback form|umfrage|fragebogen)$/;
const anybody =
  /\b(?:anybody|anyone|everybody|everyone|without (?:an )?account|anonymous(?:ly)?|visitors|guests|customers|jede[rn]?)\b/i;

/** A survey is a form first; its records are answers, without names unless the text asks for them. */
export function surveys(features: Features): void {
  const named = features.drafts.find(({ noun }) => isSurvey.test(noun) && features.isDescribed(noun)) ?? asked(features);
  if (!named) return;
  const { entity } = named.draft;
  const { text, reading } = features.context;
  // "how they rate taste" and "a comment" are questions of the survey, not something people do with it
  reading.abilities = reading.abilities.filter((one) => one !== 'rate' && one !== 'comment' && one !== 'download');
  for (const { noun, draft } of [...features.drafts])
    if (draft !== named.draft && /^(?:answer|response|question|comment|review|rating)$/.test(noun) && !features.isDescribed(noun))
      features.drop(draft);
  named.draft.addedTitle = null;
  if (!/\bnames?\b/i.test(text)) entity.fields = entity.fields.filter(({ name }) => name !== 'name');
  if (entity.fields.length === 0) entity.fields = [parseField('Answer: longtext!')];
  for (const field of entity.fields) if (/^(?:select|number)$/.test(field.type)) field.isRequired = true;
  fillRequired(named.draft);
  Object.assign(entity, reading.language === 'en' ? { label: 'Answer', plural: 'Answers' } : {});
  entity.columns = columnsOf(entity, []);
  if (anybody.test(text)) entity.access = visitorsWrite;
  features.page('form', reading.language === 'en' ? 'Take the survey' : 'Umfrage', 'ClipboardPen', entity, { leads: true });
} // prettier-ignore

const questions = /^[^.:;]{0,40}\b(?:survey|questionnaire|poll)\b[^.:;]{0,60}:\s*([^.;]+)/i;

/** The questions behind the colon, where the reader took them for something else. */
function asked(features: Features): NamedDraft | undefined {
  const list = questions.exec(features.context.text)?.[1] ?? '';
  const fields = itemsOf(list).flatMap((item) => {
    const made = fieldFrom(item);
    if (made && /\bfrom \d+ to \d+\b/.test(item)) Object.assign(made.field, { type: 'number' });
    return made ?? [];
  });
  if (fields.length < 2) return undefined;
  const draft = draftOfNoun('survey', fields);
  features.add('survey', draft);
  for (const other of [...features.drafts]) if (other.draft !== draft) features.drop(other.draft);
  return features.drafts.find((one) => one.draft === draft);
}

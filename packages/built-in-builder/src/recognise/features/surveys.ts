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
  const named = features.drafts.find(({ noun }) => isSurvey.test(noun) && features.isDescribed(noun)) ??
    asked(features) ??
    usual(features);
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

const isAbout = /\b(?:survey|questionnaire|umfrage|fragebogen|befragung)\b/i;
const usualQuestions = {
  en: ['How satisfied are you: select! Very | Mostly | Hardly | Not at all', 'What was good: longtext', 'What should change: longtext'],
  de: ['Wie zufrieden sind Sie: select! Sehr | Eher ja | Eher nicht | Gar nicht', 'Was war gut: longtext', 'Was soll sich ändern: longtext'],
}; // prettier-ignore

/** "a survey about lunch": its questions are not said, so it begins with three. */
function usual(features: Features): NamedDraft | undefined {
  const { text, reading, notes } = features.context;
  const others = features.drafts.filter(({ noun }) => features.isDescribed(noun));
  if (!isAbout.test(text.slice(0, 80)) || others.length > 0) return undefined;
  const lines = usualQuestions[reading.language === 'de' ? 'de' : 'en'];
  const draft = draftOfNoun('survey', lines.map((line) => ({ field: parseField(line), hasOwnOptions: true })));
  if (reading.language === 'de') Object.assign(draft.entity, { label: 'Antwort', plural: 'Antworten' });
  for (const other of [...features.drafts]) if (other.noun !== 'survey') { features.add('survey', draft); features.drop(other.draft); } // prettier-ignore
  if (!features.drafts.some((one) => one.draft === draft)) features.add('survey', draft);
  notes.push('You named no questions, so the survey begins with three; name others and I change them.');
  return features.drafts.find((one) => one.draft === draft);
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

import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, pluralise, singularise, toLabel, withArticle } from '../../plan/names.ts';
import { draftOfNoun } from '../entity-draft.ts';
import { makeField, type WrittenField } from '../make-field.ts';
import { actFields, fieldFrom, itemsOf } from '../said-words.ts';
import { namedByFirstText, unique } from './asked-fields.ts';
import { visitorsWrite, type Features } from './features.ts';

const sent =
  'enquir(?:y|ies)|inquir(?:y|ies)|feedback|complaints?|requests?|registrations?|quotes?|reports?|questions|applications?|sign-?ups?';
/** "a form for enquiries: name, phone" */
const formFor = new RegExp(
  String.raw`\bform (?:for|to send|to make|where (?:\w+ )?(?:can )?send) (?:an? |new )?(${sent})\b[^.:;]{0,24}?(?::\s*|\s(?:with|asking for)\s+)([^.;]+)`,
  'i',
);
const reporters = /\b(?:\p{L}+s|people|everybody|everyone|anybody) (?:can |may |should )?report\b/iu;

/** What people send in by a form of its own: reports and enquiries with what the text asks of them. */
export function submissions(features: Features): void {
  const { text, isPublic, reading } = features.context;
  const form = formFor.exec(text);
  const isReport = !form && reporters.test(text);
  if (!form && !isReport) return;
  const noun = form ? singularise(form[1]!.toLowerCase()) : 'report';
  const asked = unique(
    [...(form ? itemsOf(form[2]!).flatMap((item) => fieldFrom(item) ?? []) : actFields(text, 'report|reports')), ...saidOf(features, noun)],
  ).filter(({ field }) => field.name !== 'status');
  if (asked.length < 2) return;
  const names = new Set(asked.map(({ field }) => field.name));
  const state = statesIn(text);
  // what was lost or broken is described; nobody makes up a name for it beside that
  const description = asked.find(({ field }) => field.name === 'description');
  const isNamed = asked.some(({ field }) => /(?:^|_)(?:name|title|subject)$/.test(field.name));
  if (!isNamed && description) Object.assign(description.field, { type: 'text', isRequired: true });
  else namedByFirstText(asked);
  const draft = draftOfNoun(noun, [...asked, ...(state ? [state] : [])]);
  const old = features.drafts.find((one) => isCalled(one.noun, noun));
  if (old) {
    const { label, plural, name } = old.draft.entity;
    Object.assign(draft.entity, { label, plural, name });
    features.replace(old.draft, draft);
  } else features.add(noun, draft);
  for (const other of [...features.drafts]) {
    if (other.draft === draft) continue;
    const fields = reading.entities.find((one) => one.noun === other.noun)?.fields ?? [];
    const own = fields.filter((words) => !words.toLowerCase().startsWith(pluralise(noun)) && !names.has(makeField(words)?.field.name ?? ''));
    const isWhose = new RegExp(`\\b(?:for|of) (?:a|an|our|my|the) (?:\\w+ ){0,2}${other.noun}\\b`, 'i').test(text) || reporters.test(text);
    if (own.length === 0 && isWhose) features.drop(other.draft);
  }
  const { entity } = draft;
  const isOpen = isPublic || form !== null || /\b(?:passengers|visitors|citizens|residents|guests|customers|neighbours|anybody|everybody)\b/i.test(text);
  if (isOpen) entity.access = visitorsWrite;
  const isAlone = features.drafts.length === 1;
  features.page('form', form ? `Send ${withArticle(inSentence(entity.label))}` : `New ${inSentence(entity.label)}`, 'FilePen', entity, {
    sentence: 'Fill in the form. What is marked as optional may stay empty.',
    ...(isAlone && isPublic && { leads: true }),
  });
} // prettier-ignore

const isCalled = (said: string, noun: string): boolean => said === noun || said.endsWith(` ${noun}`);

const saidOf = ({ context }: Features, noun: string): WrittenField[] =>
  context.reading.entities
    .filter((one) => isCalled(one.noun, noun))
    .flatMap(({ fields }) => fields.flatMap((words) => makeField(words) ?? []));

/** "Staff set the status to reported, found or returned." */
function statesIn(text: string): WrittenField | null {
  const list = /\bstatus\b (?:to|is|can be|of|from|as)\s*(?:one of )?:?\s*([^.;]+)/i.exec(text)?.[1] ?? /\bstatus \(([^)]+)\)/i.exec(text)?.[1];
  const options = (list ?? '').split(/,\s*(?:or |and )?|\s+(?:or|and|to|then)\s+/).map((one) => toLabel(one.trim())).filter((one) => one !== '' && one.split(' ').length <= 3);
  return options.length >= 2 && options.length <= 8 ? { field: parseField(`Status: select! ${options.join(' | ')}`), hasOwnOptions: true } : null;
} // prettier-ignore

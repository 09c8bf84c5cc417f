import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, pluralise, singularise, toLabel } from '../../plan/names.ts';
import type { Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { isPerson } from '../../reading/chunks.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import { sampleFile } from '../sample-file.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

/** What is handed over as it is. */
const files =
  'file|document|attachment|pdf|resume|résumé|cv|homework|assignment|material|brochure|catalogue|manual|form|template|certificate|contract|lease|invoice|prescription|transcript|paper|thesis|presentation|slide|handout|worksheet|syllabus|drawing|blueprint|price list|report|statement|result|finding|policy|sheet music|ebook|datasheet|data sheet';
const isFile = new RegExp(`(?:^| )(?:${files})$`, 'i');
const moved = new RegExp(
  String.raw`\b(?:upload|download|attach)(?:s|ed|ing)?(?: of)?\b(?: (?:and|or) (?:upload|download|share|view|read|manage|organi[sz]e)\w*)? ((?:(?:their|the|your|its|our|my|a|an|all|relevant|related|required|supporting|new|completed|signed|medical|annual) )*)((?:(?!and\b|or\b|of\b|for\b|to\b|from\b|in\b|as\b)[\p{L}-]+ ){0,2}?(?:${files})(?:e?s|ies)?)\b(?: (?:and|or) ((?:[\p{L}-]+ )?(?:${files})s?)\b)?`,
  'giu',
);
const germanFiles =
  /dokument|unterlage|datei|befund|rezept|vertrag|verträge|zeugnis|lebenslauf|lebensläufe|rechnung|formular|bescheid|protokoll|bericht|material|arbeitsblatt|anhang|anhänge|noten|plan$|pläne/i;
const germanMoved = /(?<![\p{L}-])(\p{Lu}[\p{L}-]+(?:(?:, | und | oder )\p{Lu}[\p{L}-]+)*) (?:als (?:datei|pdf)(?:en)?\b|(?:[\p{L}-]+ ){0,2}?(?:hochlad|herunterlad|hochgelad|heruntergelad|hoch-? ?(?:und|oder) herunterlad|anhäng)\p{L}*)/giu; // prettier-ignore

/** What is uploaded or downloaded is a file: of the list that it is, of what it belongs to, or among the downloads of a site. */
export function filesOf(features: Features): void {
  const { text, reading, isPublic, notes } = features.context;
  const isGerman = reading.language === 'de';
  const said = isGerman ? germanSaid(text) : [...text.matchAll(moved)].flatMap(([, , one = '', other]) => [one, other ?? '']).filter((words) => words !== '');
  const label = isGerman ? 'Datei' : 'File';
  const unkept: string[] = [];
  for (const words of said.map((one) => one.toLowerCase())) {
    const draft = listOf(features, words);
    if (draft) holdsFile(draft, label, features.isDescribed(features.drafts.find((one) => one.draft === draft)!.noun));
    else unkept.push(words);
  }
  const [first] = unkept;
  if (!first || features.drafts.some(({ draft }) => hasFile(draft.entity))) return;
  const sender = features.drafts.find(({ draft }) => draft.entity.verb && /appl|enrol|submi|request|bewerb/i.test(draft.entity.name))?.draft;
  const isOnlyRead = !isGerman && isPublic && !/\bupload|\battach/i.test(text);
  if (isOnlyRead && (isOwnPage.test(text) || !/attachment|file|material|pdf|document/.test(first))) return addDownloads(features, unkept);
  const owner = /resume|cv|letter/.test(first) ? (sender ?? features.find(/candidate|applicant|profile/) ?? features.main) : features.main;
  holdsFile(owner, isGerman ? label : toLabel(first.endsWith('s') ? singularise(first) : first), true);
  notes.push(isGerman ? `Eine Datei gehört zu ${owner.entity.plural}.` : `The ${inSentence(singularise(first))} belongs to one of the ${inSentence(owner.entity.plural)}.`);
} // prettier-ignore

const germanSaid = (text: string): string[] =>
  [...text.matchAll(germanMoved)].flatMap(([, list = '']) => list.split(/, | und | oder /)).filter((word) => germanFiles.test(word)); // prettier-ignore

const isOwnPage = /\b(?:cv|resume|résumé|portfolio|curriculum)\b/i;
const hasFile = ({ fields }: Entity): boolean => fields.some(({ type }) => type === 'file');

function listOf(features: Features, words: string): EntityDraft | undefined {
  const one = singularise(words);
  const head = one.split(' ').at(-1)!;
  const called = features.drafts.filter(({ noun, draft }) => !isPerson(noun) && !draft.entity.verb);
  const found =
    called.find(({ noun, draft }) => noun === one || [draft.entity.label, draft.entity.plural].some((name) => name.toLowerCase() === words)) ??
    called.find(({ noun }) => isFile.test(noun) && noun.split(' ').at(-1) === head) ??
    // "download files": of what can only be one
    (/^(?:file|document|attachment|pdf|material)$/.test(head) ? called.find(({ noun }) => /(?:^| )(?:file|document|attachment|resource|material)$/.test(noun)) : undefined);
  return found?.draft;
} // prettier-ignore

const invented =
  /^(?:size|link|preview|unit|code|quantity|minimum|unit_cost|supplier|updated_on|organisation|from|until|kind)$/;

/** The file stands behind the title; what was guessed of a list of files goes. */
function holdsFile(draft: EntityDraft, label: string, isDescribed: boolean): void {
  const { entity } = draft;
  if (hasFile(entity)) return;
  const { title } = rolesOf(entity);
  const isGuessed = !isDescribed && /^(?:Material|WorkExperience|Resume|Cv)$/.test(entity.name);
  if (isGuessed) entity.fields = entity.fields.filter(({ name }) => !invented.test(name));
  const field = parseField(`${label}: file`);
  entity.fields.splice(entity.fields.indexOf(title) + 1, 0, field);
  entity.columns = columnsOf(entity, []);
  if (isGuessed) entity.columns = [field.name, ...entity.columns.filter((name) => name !== field.name)];
  draft.samples = draft.samples.map((row, index) => (index % 4 === 3 ? row : { ...row, [field.name]: sampleFile(String(row[title.name] ?? '')) }));
} // prettier-ignore

/** "download annual reports": what a site has ready for everybody. */
function addDownloads(features: Features, said: readonly string[]): void {
  const draft = draftWith('download', ['Title: text!', 'File: file', 'Published on: date']);
  const kinds = said.map((words) => toLabel(singularise(words)));
  draft.entity.plural = 'Downloads';
  const isOne = kinds.every((kind) => /^(?:pdf|file|document|cv|resume)$/i.test(kind));
  draft.samples = (isOne ? [`${features.context.name} as PDF`] : kinds.flatMap((kind) => [`${kind} 2026`, `${kind} 2025`, `${kind} 2024`])).slice(0, 6).map((title, index) => ({ title, file: sampleFile(title), published_on: -20 - 365 * (index % 3) })); // prettier-ignore
  draft.entity.access = { read: 'anonymous', write: 'admin' };
  features.add('download', draft);
  features.note(`${listed(said)} to download stand under **Downloads**; you add them there.`);
}

const listed = (said: readonly string[]): string => toLabel(said.map((words) => pluralise(singularise(words))).join(' and ')); // prettier-ignore

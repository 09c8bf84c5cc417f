import { parseField } from '../../kinds/parse-field.ts';
import { singularise, toLabel } from '../../plan/names.ts';
import { rolesOf } from '../../plan/roles.ts';
import { clean } from '../../reading/clean.ts';
import { draftOfNoun, linkDrafts, type EntityDraft } from '../entity-draft.ts';
import { makeField, type WrittenField } from '../make-field.ts';
import { actFields } from '../said-words.ts';
import { leaveTo, namedByFirstText, unique } from './asked-fields.ts';
import type { Features } from './features.ts';

const isAsked =
  /(?:^| )(?:request|application|claim|proposal|petition|submission|nomination|report|complaint)$|antrag$|anfrage$|bewerbung$/;
const acts =
  'ask|asks|asking|apply|applies|applying|request|requests|requesting|submit|submits|submitting|propose|proposes|nominate|nominates|claim|claims|report|reports|reporting';
const decided =
  /\b(?:approv|accept|reject|declin|den(?:y|ies)|grant)\w*|\bsigns? off\b|\bgenehmig\w*|\blehn\w+ (?:\p{L}+ ){0,3}ab\b|\babgelehnt\b|\b(?:board|committee|manager|boss|chair) decides?\b|\bsays? yes or no\b/iu;

/** What people ask for and others decide: what the text asks of them, how far it is, and the decision as buttons. */
export function approvals(features: Features): void {
  const { text, reading } = features.context;
  if (!features.can('approve', 'apply') && !decided.test(text)) return;
  const named = features.drafts.find(({ noun, draft }) => isAsked.test(noun) && !draft.entity.verb);
  const read = reading.entities.find(({ noun }) => noun === named?.noun);
  const typed = new Map(named?.draft.entity.fields.map((field) => [field.name, field]));
  const said = (read?.fields ?? []).flatMap((words) => {
    const made = makeField(words);
    const known = made && typed.get(made.field.name);
    return made ? [known && known.type !== 'reference' ? { ...made, field: { ...known } } : made] : [];
  });
  const acted = actFields(text, acts);
  if (!decided.test(text) && acted.length < 2) return;
  const asked = unique([...acted, ...said]).filter(({ field }) => !/^(?:status|stage)$/.test(field.name));
  if (asked.length < 2) return decidedOnly(features, named?.draft);
  namedByFirstText(asked);
  const names = new Set(asked.map(({ field }) => field.name));
  const noun = named?.noun ?? (features.can('apply') ? 'application' : 'request');
  const status: WrittenField = { field: parseField(statusIn(text)), hasOwnOptions: true };
  const comment = /\bwith (?:a |an |his |her |their )?(?:comment|reason|note|remark)\b/i.exec(text)?.[0].split(' ').at(-1);
  const extra = comment && !names.has(comment) ? [{ field: parseField(`${toLabel(comment)}: longtext`), hasOwnOptions: true }] : [];
  const draft = draftOfNoun(noun, [...asked, status, ...extra]);
  if (comment) reading.abilities = reading.abilities.filter((one) => one !== 'comment');
  const links = named?.draft.entity.fields.flatMap(({ reference }) => reference ?? []) ?? [];
  if (named) {
    Object.assign(draft.entity, { label: named.draft.entity.label, plural: named.draft.entity.plural, access: named.draft.entity.access });
    features.replace(named.draft, draft);
  } else features.add(noun, draft);
  for (const { noun: verb, draft: other } of [...features.drafts]) if (/^(?:accept|approve|decline|reject|ask|apply)$/.test(verb)) features.drop(other);
  // what is asked for is kept in the request; a list of its own only where the text says more of it
  leaveTo(features, draft, names, () => true);
  const parents = features.drafts.filter((one) => one.draft !== draft && links.includes(one.draft.entity.name));
  for (const parent of parents) linkDrafts(draft, parent.draft);
  const thing = features.drafts.find((one) => one.draft !== draft && new RegExp(`\\b(?:apply|applies|ask|asks) for (?:an? |the )?${one.noun}\\b`, 'i').test(text));
  if (thing) linkDrafts(draft, thing.draft);
  for (const field of draft.entity.fields) if (field.type === 'reference') field.isRequired = false;
} // prettier-ignore

/** The choices of the one status whose choices the text lists. */
export function saidStates(text: string): string | null {
  const listed = /\b(?:status|state|stage) \(((?:[^(),]+, ?){2,8}[^(),]+)\)/i.exec(clean(text))?.[1];
  return listed ? `Status: select! ${listed.split(/, ?/).map((state) => toLabel(state.trim().toLowerCase())).join(' | ')}` : null; // prettier-ignore
}

/** How far it is, in the text's own words for the decision. */
export function statusIn(text: string): string {
  const said = saidStates(text);
  if (said) return said;
  const yes = /\baccept/i.test(text)
    ? 'Accepted'
    : /\bgrant/i.test(text)
      ? 'Granted'
      : /\binvit\w+ or\b/i.test(text)
        ? 'Invited'
        : 'Approved';
  const no = /\bdeclin/i.test(text) ? 'Declined' : /\bden(?:y|ies)/i.test(text) ? 'Denied' : 'Rejected';
  const wait = /\bwait(?:ing|s|ed)?[- ]?list/i.test(text) ? 'Waiting list | ' : '';
  const first = /\b(?:are|is) (?:still )?(pending|waiting|open)\b/i.exec(text)?.[1];
  return `Status: select! ${toLabel(first?.toLowerCase() ?? 'submitted')} | ${wait}${yes} | ${no}`;
}

/** Nothing is said of what is asked for: what there is gets the decision as its status. */
function decidedOnly(features: Features, named: EntityDraft | undefined): void {
  const { text } = features.context;
  const word = /\b(?:ask|asks|request|requests|apply|applies) (?:for )?(?:an? |the |their )?(\p{L}{4,})/iu.exec(text)?.[1] ?? '';
  const draft = named ?? features.find(new RegExp(`(?:^| )${singularise(word.toLowerCase())}$`)) ?? features.things.find(({ entity }) => rolesOf(entity).state) ?? features.main;
  const status = parseField(statusIn(text));
  const { fields } = draft.entity;
  const old = rolesOf(draft.entity).state;
  if (old?.options?.some(({ value }) => /approv|accept|grant/i.test(value))) return;
  if (old) fields.splice(fields.indexOf(old), 1, { ...status, name: old.name, label: old.label });
  else fields.push(status);
  const name = old?.name ?? status.name;
  draft.samples = draft.samples.map((row, index) => ({ ...row, [name]: status.options![index % status.options!.length]!.value }));
} // prettier-ignore

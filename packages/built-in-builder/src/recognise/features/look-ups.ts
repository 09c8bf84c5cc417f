import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, listInWords, toFieldName, toLabel, withArticle } from '../../plan/names.ts';
import type { Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { isPerson } from '../../reading/chunks.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

const asksForStatus =
  /\b(?:check|track|query|look up|follow|see|monitor|view)(?:ing)? (?:(?:the|their|my|your|its|of|on) )*(?:\w+ ){0,2}(?:status|progress)\b|\btrack(?:ing)? (?:(?:the|their|my|your) )?(?:orders?|parcels?|packages|shipments?|applications?|requests?|repairs?|deliver(?:y|ies))\b|\b(?:tracking|reference|order|booking|ticket) (?:number|code|id)s?\b|\b(?:order|service|application|booking|shipment|request|repair) (?:status|tracking)\b/i;
const isFollowed =
  /booking|reservation|appointment|order|application|request|shipment|parcel|delivery|ticket|claim|enrol|registration|repair|case|complaint|loan/;
/** "guests type in their invitation number and see their table" */
const byCode =
  /\b(?:enter(?:s|ing)?|us(?:e|es|ing)|typ(?:e|es|ing)(?: in)?|put(?:s|ting)? in|giv(?:e|es|ing)|look(?:s|ing)? (?:it |them |themselves )?up (?:\w+ ){0,3}(?:by|with)|find(?:s|ing)? (?:\w+ ){1,4}?by|check(?:s|ing)? (?:\w+ ){1,4}?(?:by|with)|scan(?:s|ning)?) (?:in )?(?:entering |typing )?(?:(?:their|a|an|the|its|his|her|my|your) )?((?:\w+[ -]){0,2}(?:code|number|no\.|nr|id|reference|ticket|plate|pin|barcode|isbn))\b(?=[^.;]*?\b(?:see|sees|find|finds|shows?|get|gets|check|checks|learn|know|status|look|view)\b|\s*[.;]|$)/i;

/** What became of a thing, asked for by the code that the text names, else by a reference that the app makes. */
export function lookUps(features: Features): void {
  const code = byCode.exec(features.context.text)?.[1];
  const left = code && features.drafts.find(({ draft: { entity } }) => entity.verb && statusOf(entity.fields))?.draft;
  if (left && ofWhatIsLeft.test(code)) return changeByCode(features, left);
  if (code) return lookUpBy(features, code);
  if (!features.says(asksForStatus)) return;
  const draft = features.drafts.find(
    ({ noun, draft: { entity } }) => isFollowed.test(noun) && statusOf(entity.fields) !== undefined,
  )?.draft;
  if (!draft) return;
  const service = features.says(/\bservice status\b/i);
  features.page('lookup', service ? 'Service status' : `${draft.entity.label} status`, 'PackageSearch', draft.entity);
}

/** The code of a booking is the reference that the app makes of it. */
const ofWhatIsLeft = /^(?:booking|reservation|appointment|order|application|confirmation|registration|enrol\w*)\b/i;

function changeByCode(features: Features, { entity }: EntityDraft): void {
  entity.fields = entity.fields.filter(({ name }) => !/^(?:\w+_)?code$/.test(name));
  const changes = features.says(/\b(?:cancel|move|change|reschedule|postpone)\b[^.;]{0,60}\bcode\b|\bcode\b[^.;]{0,60}\b(?:cancel|move|change|reschedule|postpone)\b/i);
  features.page('lookup', changes ? `Change ${withArticle(inSentence(entity.label))}` : `${entity.label} status`, 'PackageSearch', entity);
} // prettier-ignore

const statusOf = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ name, type }) => type === 'select' && /status|stage/.test(name));

function lookUpBy(features: Features, code: string): void {
  const words = code.toLowerCase().replace(/-/g, ' ');
  const name = toFieldName(words);
  const last = name.split('_').at(-1)!;
  const first = words.split(' ')[0]!;
  const fieldIn = ({ entity }: EntityDraft, test: (field: string) => boolean) =>
    entity.fields.find((field) => field.type !== 'reference' && field.type !== 'select' && test(field.name));
  const all = features.drafts.map(({ draft }) => draft).filter(({ entity }) => !entity.verb);
  const saidOf = (draft: EntityDraft) => {
    const noun = features.drafts.find((one) => one.draft === draft)?.noun;
    return features.context.reading.entities.find((one) => one.noun === noun)?.fields.length ?? 0;
  };
  const ranked = all.filter((draft) => saidOf(draft) > 1).toSorted((a, b) => saidOf(b) - saidOf(a));
  const has = (draft: EntityDraft) => fieldIn(draft, (field) => field === name || field === last || field.endsWith(`_${last}`)) !== undefined;
  // the code belongs to what the text tells most about, wherever a sentence put it
  const holder = ranked.find(has) ?? ranked.find(({ entity }) => statusOf(entity.fields)) ?? all.find(has);
  // "ticket code" is a code of the repair: no list of tickets beside it
  for (const { noun, draft } of [...features.drafts])
    if (noun === first && words.includes(' ') && !features.context.reading.entities.find((one) => one.noun === noun && one.fields.length > 1) && features.drafts.length > 1 && holder !== draft)
      features.drop(draft);
  const left = features.drafts.map(({ noun, draft }) => ({ noun, draft })).filter(({ draft }) => !draft.entity.verb);
  for (const draft of all)
    if (draft !== holder && saidOf(draft) < 2) draft.entity.fields = draft.entity.fields.filter((field) => field.name !== name);
  const target = (holder && left.some(({ draft }) => draft === holder) ? holder : undefined)
    ?? left.find(({ draft }) => statusOf(draft.entity.fields))?.draft
    ?? left.find(({ noun }) => !isPerson(noun))?.draft ?? left[0]?.draft;
  if (!target) return;
  const by = fieldIn(target, (field) => field === name) ?? fieldIn(target, (field) => field === last || field.endsWith(`_${last}`)) ?? withCode(target, words);
  if (by.type === 'number') by.type = 'text';
  by.isRequired = true;
  for (const [index, row] of target.samples.entries()) target.samples[index] = { ...row, [by.name]: sampleCode(words, index) };
  const { entity } = target;
  const state = statusOf(entity.fields);
  const label = state ? `Check ${inSentence(state.label)}` : `Look up ${inSentence(entity.label)}`;
  features.page('lookup', label, 'PackageSearch', entity, { by: by.name });
  if (asksStrangers.test(features.context.text)) {
    entity.access = { read: 'anonymous', write: 'creator' };
    const shown = entity.fields.filter(({ type }) => type !== 'phone' && type !== 'email').map((field) => inSentence(field.label));
    features.note(`Whoever looks something up by ${words} needs no account. For that everyone may read ${listInWords(shown.slice(0, 5))}; keep out what strangers should not see.`);
  }
} // prettier-ignore

/** People from outside, who have no account here. */
const asksStrangers =
  /\b(?:customers?|guests?|visitors?|passengers?|patients?|clients?|people|everyone|anybody|anyone|parents|citizens|donors|attendees|participants)\b/i;

function withCode({ entity }: EntityDraft, words: string): Field {
  const field = parseField(`${toLabel(words)}: text!`);
  entity.fields.splice(entity.fields[0] === rolesOf(entity).title ? 1 : 0, 0, field);
  entity.columns = columnsOf(entity, [field.name, ...entity.columns]);
  return field;
}

const sampleCode = (words: string, index: number): string =>
  /number|nr|no\.|pin/.test(words)
    ? String(1042 + index * 17)
    : `${words.charAt(0).toUpperCase()}${words.charAt(1).toUpperCase()}-${2041 + index * 13}`;

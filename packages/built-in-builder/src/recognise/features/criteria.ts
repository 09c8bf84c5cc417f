import { singularise, toFieldName, toLabel } from '../../plan/names.ts';
import type { Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { actVerbs, recordVerbs } from '../../reading/lexicon/verbs.ts';
import { isDeed } from '../deeds.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';
import { makeField } from '../make-field.ts';
import { optionsFor } from '../options-for.ts';
import { sampleValue } from '../sample-values.ts';
import type { Features } from './features.ts';

/** "search properties by city, price and rooms", "browse classes by trainer", "filter by cuisine". */
const by =
  /\b(?:search|filter|brows|sort|find|look(?:ing)? up|explor|view|group|organi[sz])(?:e|es|ing|ed)?(?: (?:for|through|up))?((?: [\p{L}-]+){0,5}?) by ((?:(?!\b(?:and|or) (?:\p{L}+ing|view|book|see|save|read|add|mark|create|open|contact|leave|write|play|buy|track)\b)[^.;:()])+)/giu;
/** What everything has, or what no field answers. */
const isNoField =
  /^(?:names?|titles?|keywords?|words?|dates?|days?|weeks?|months?|years?|times?|users?|people|default|clicking|using|typing|others?|status|popularity|relevance|newest|oldest|categor(?:y|ies)|types?|kinds?|tags?|text|code|it|them|yourself|distance|me|you|us|hand|chance|different|various|criteria|priority|price range)$/i;

const alike: readonly (readonly string[])[] = [
  ['teacher', 'trainer', 'instructor', 'coach', 'speaker', 'host'],
  [
    'location',
    'city',
    'place',
    'town',
    'region',
    'area',
    'venue',
    'address',
    'destination',
    'country',
    'neighbourhood',
  ],
  ['author', 'artist', 'writer', 'photographer', 'band', 'director'],
  ['minutes', 'duration', 'length'],
  ['price', 'cost', 'amount', 'rent', 'unit_cost'],
  ['level', 'difficulty'],
  ['bedrooms', 'rooms', 'bedroom', 'room'],
];
const isAlike = (one: string, other: string): boolean =>
  one === other ||
  singularise(one) === singularise(other) ||
  one.split('_').includes(other) ||
  other.split('_').includes(one) ||
  alike.some((names) => names.includes(one) && names.includes(other));

/** What people search, filter and browse by is a field of what they look for, called as they call it. */
export function criteria(features: Features): void {
  const { text, reading, filters } = features.context;
  if (reading.language !== 'en' || !filters) return;
  const pattern = new RegExp(by.source, by.flags);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, what = '', list = ''] = match;
    // what is done next may have criteria of its own
    pattern.lastIndex = match.index + whole.length - list.length;
    const noun = singularise(what.trim().split(' ').filter((word) => !/^(?:for|sale|rent|in|all|the|their)$/i.test(word)).at(-1)?.toLowerCase() ?? ''); // prettier-ignore
    const named = features.drafts.find((one) => one.noun.split(' ').at(-1) === noun)?.draft;
    if (noun !== '' && !named && !isIdle.test(noun)) continue;
    const draft = named ?? features.main;
    for (const item of list.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/).slice(0, 5)) {
      if (isNext(item)) break;
      addTo(draft, item, features);
    }
  }
}

/** What people do next ends the list. */
const isNext = (item: string): boolean => {
  const words = item.trim().replace(/^(?:the|their|its|number of|different) /i, '').split(' ');
  const [first = ''] = words;
  return words.length > 3 || isDeed(item) || /\p{L}ing$/u.test(first) || (words.length > 1 && (actVerbs.has(first) || recordVerbs.has(first)));
}; // prettier-ignore

const isIdle = /^(?:result|item|them|it|everything|list|one|entry|content)$/;

function addTo(draft: EntityDraft, item: string, features: Features): void {
  const { entity } = draft;
  const words = item
    .trim()
    .replace(/^(?:the|a|an|their|its|number of|different) /i, '')
    .replace(/ range$/i, '');
  if (words === '' || words.split(' ').length > 2 || isNoField.test(words) || /\p{L}ing$/u.test(words)) return;
  const isCounted = /^number of /i.test(item.trim());
  const made = makeField(isCounted ? `number of ${words.toLowerCase()}` : singularise(words.toLowerCase()));
  if (!made) return;
  const { field } = made;
  // another list is found by its reference
  if (features.drafts.some(({ noun }) => noun === singularise(words.toLowerCase()))) return;
  if (isCounted) Object.assign(field, { name: toFieldName(words), label: toLabel(words.toLowerCase()) });
  const known = entity.fields.find((one) => isAlike(one.name, field.name));
  if (known) rename(known, field, draft);
  const type = known?.type ?? field.type;
  if (type === 'text' || type === 'select') filterBy(features, entity.name, known?.name ?? field.name);
  if (known) return;
  const options = optionsFor(field.name);
  if (/status|state/.test(field.name) || (field.type === 'select' && !field.options && !options)) return;
  entity.fields.splice(1, 0, { ...field, isRequired: false });
  entity.columns = columnsOf(entity, []);
  draft.samples = draft.samples.map((row, index) => {
    const value = sampleValue({ ...field, isRequired: true }, index);
    return value === undefined ? row : { ...row, [field.name]: value };
  });
}

function filterBy({ context: { filters } }: Features, entity: string, field: string): void {
  filters?.set(entity, [...new Set([...(filters.get(entity) ?? []), field])]);
}

/** A field that nobody named takes the name that people use. */
function rename(known: Field, { name, label }: Field, draft: EntityDraft): void {
  const { entity } = draft;
  const isTitle = known === rolesOf(entity).title;
  if (known.name === name || isTitle || known.name.split('_').includes(name) || name.split('_').includes(known.name)) return;
  if (known.type !== 'text' || entity.fields.some((one) => one.name === name)) return;
  const before = known.name;
  Object.assign(known, { name: toFieldName(label), label: toLabel(label) });
  entity.columns = entity.columns.map((column) => (column === before ? known.name : column));
  draft.samples = draft.samples.map(({ [before]: value, ...row }) => (value === undefined ? row : { ...row, [known.name]: value }));
} // prettier-ignore

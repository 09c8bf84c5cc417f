import { placesField, placesOf } from '../../generate/capacity.ts';
import { parseField } from '../../kinds/parse-field.ts';
import type { Entity } from '../../plan/plan.ts';
import { columnsOf } from '../entity-draft.ts';
import { sampleValue } from '../sample-values.ts';
import type { Features } from './features.ts';

const isLimited =
  /\b(?:limited|no more|at most|up to|maximum|max\.?|only) (?:\w+ )?(?:number of )?(?:places|seats|spots|people|participants|persons|children|guests|slots)\b|\b(?:fully|over) ?booked\b|\bis full\b|\b\d+ (?:places|seats|spots|participants)\b|\bneeds? \d+ (?:people|volunteers|helpers)\b|\bbegrenzte?[rn]? (?:plätze|teilnehmer\p{L}*|platzzahl)|\b(?:maximal|höchstens) \d+(?! ?mal\b)\b|\bausgebucht\b|\b\d+ (?:plätze|teilnehmer)\b/iu;

/** What has places takes no more than those; where the text limits them, it says how many there are. */
export function capacity(features: Features): void {
  const entities = () => features.drafts.map(({ draft }) => draft.entity);
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    if (!placesOf({ entities: entities() }, entity)) addPlaces(features, entity);
    const places = placesOf({ entities: entities() }, entity);
    if (!places) continue;
    // how many are taken is counted now
    const { of } = places;
    of.fields = of.fields.filter(({ name }) => name !== 'taken');
    of.columns = of.columns.map((name) => (name === 'taken' ? places.field.name : name));
    of.columns = [...new Set(of.columns)];
    features.note(
      'What is full takes nobody else: the app refuses one more, also when two people press at the same moment.',
    );
  }
}

/** "at most 8 people": what people sign up for says how many may come. */
function addPlaces(features: Features, entity: Entity): void {
  if (!features.says(isLimited)) return;
  const target = features.drafts.find(({ draft }) =>
    entity.fields.some(({ reference }) => reference === draft.entity.name),
  )?.draft;
  if (!target || placesField(target.entity)) return;
  const { entities, field } = withPlaces(features, target.entity);
  if (!placesOf({ entities }, entity)) return;
  target.entity.fields.push(field);
  target.entity.columns = columnsOf(target.entity, target.entity.columns);
  target.samples = target.samples.map((row, index) => ({
    ...row,
    [field.name]: sampleValue({ ...field, isRequired: true }, index) ?? 8,
  }));
}

function withPlaces({ drafts, context }: Features, target: Entity) {
  const field = context.reading.language === 'de' ? parseField('Plätze: number') : parseField('Places: number');
  const entities = drafts.map(({ draft }) => (draft.entity === target ? { ...target, fields: [...target.fields, field] } : draft.entity));
  return { entities, field };
} // prettier-ignore

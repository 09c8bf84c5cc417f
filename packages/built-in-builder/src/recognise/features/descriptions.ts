import { parseField } from '../../kinds/parse-field.ts';
import { isPerson } from '../../reading/chunks.ts';
import { isShownElsewhere } from '../build-pages.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { familyFor, type KnownFamily } from '../families.ts';
import { withTexts } from '../sample-descriptions.ts';
import type { Features } from './features.ts';

const isMark = /^(?:Like|Favourite|Question|HighScore|Score)$/;

/** What is usually shown with a picture has one, also where other fields were named. */
function addPicture({ entity }: EntityDraft, family: KnownFamily | undefined): void {
  const picture = family?.fields.find((line) => line.endsWith(': image'));
  if (picture && !entity.fields.some(({ type }) => type === 'image')) entity.fields.push(parseField(picture));
}

/** Where visitors open what a site shows, there is something to read about it. */
export function descriptions(features: Features): void {
  const { isPublic, reading, filters } = features.context;
  if (!isPublic || !filters || reading.language !== 'en') return;
  for (const { noun, draft } of features.drafts) {
    const { entity } = draft;
    const isRead =
      !isMark.test(entity.name) &&
      !isShownElsewhere(entity) &&
      features.things.includes(draft) &&
      !isPerson(noun) &&
      entity.access.read !== 'admin';
    if (isRead && !features.isDescribed(noun)) addPicture(draft, familyFor(noun, features.context.text));
    if (
      !isRead ||
      features.isDescribed(noun) ||
      entity.fields.some(
        ({ type, name }) => type === 'longtext' || name === 'description' || (type === 'boolean' && name === 'done'),
      )
    )
      continue;
    entity.fields.push(parseField('Description: longtext'));
    draft.samples = draft.samples.map((row, index) => withTexts(entity, row, { noun, topic: null, index }));
  }
}

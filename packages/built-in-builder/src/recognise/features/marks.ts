import { rolesOf } from '../../plan/roles.ts';
import { linkDrafts } from '../entity-draft.ts';
import { draftWith, optional } from './draft-with.ts';
import type { Features } from './features.ts';

export function marks(features: Features): void {
  const { main, things } = features;
  if (features.can('favourite') || features.says(/\bcollect(?:ing|ion|ions)? (?:favou?rite |of )?(?:articles|stories|recipes|posts)|\bcollecting\b|\bmanage their collections\b/i)) {
    for (const { noun, draft } of [...features.drafts])
      if (/^(?:collection|favou?rite|bookmark|wishlist)$/.test(noun)) features.drop(draft);
    const favourites = draftWith('favourite', ['Name: text!']);
    features.add('favourite', favourites);
    linkDrafts(favourites, main);
    optional(favourites);
    const title = rolesOf(main.entity).title.name;
    const reference = favourites.entity.fields.find(({ type }) => type === 'reference');
    favourites.samples = main.samples.slice(0, 3).map((row) => ({ name: row[title] ?? '', ...(reference && { [reference.name]: row[title] ?? '' }) }));
    if (features.says(/\bcollect/i)) Object.assign(favourites.entity, { plural: 'Collections', label: 'Favourite' });
    features.offer('favourite', [main]);
  } // prettier-ignore
  if (features.can('share')) features.offer('share', [main]);
  if (features.can('download', 'export')) features.offer('download', things.slice(0, 3));
  if (features.says(/\b(?:reading|browsing|viewing) history\b|\brecently (?:viewed|read)\b/i))
    features.page('history', features.says(/reading/i) ? 'Reading history' : 'History', 'History', main.entity);
}

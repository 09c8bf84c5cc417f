import { parseField } from '../../kinds/parse-field.ts';
import { rolesOf } from '../../plan/roles.ts';
import { linkDrafts } from '../entity-draft.ts';
import { draftWith, optional } from './draft-with.ts';
import type { Features } from './features.ts';

const marked =
  /\b(?:add|save|mark|keep|put|bookmark|favou?rite)(?:ing|s)? (?:(?:their|the|my|some) )?(?:favou?rite )?(\p{L}{3,})(?: (?:to|as|in|on)\b[^.,;]*\b(?:favou?rites?|watch ?list|wish ?list|bookmarks?))?/iu;

/** "others can like it", not "I would like". */
const isLiked =
  /(?<!\b(?:would|i|we|you|'d|feels?|looks?|is|are|just|things|something) )\blike (?:it\b|them\b|others?\b|(?:a |an |the |each |other |others' )?(?:post|photo|picture|comment|tip|recipe|idea|article|song|video|story|review|design|place|project|work)s?\b)|\blikes\b|\blike[- ]buttons?\b|\bthumbs[- ]up\b/i;

export function marks(features: Features): void {
  const { things } = features;
  const main = features.objectOf(marked) ?? features.main;
  if (features.can('favourite') || features.says(/\bcollect(?:ing|ion|ions)? (?:favou?rite |of )?(?:articles|stories|recipes|posts)|\bcollecting\b|\bmanage their collections\b/i)) {
    for (const { noun, draft } of [...features.drafts])
      if (/^(?:collection|favou?rite|bookmark|wish ?list|watch ?list)$/.test(noun)) features.drop(draft);
    const favourites = draftWith('favourite', ['Name: text!']);
    features.add('favourite', favourites);
    linkDrafts(favourites, main);
    optional(favourites);
    const title = rolesOf(main.entity).title.name;
    const reference = favourites.entity.fields.find(({ type }) => type === 'reference');
    favourites.samples = main.samples.slice(0, 3).map((row) => ({ name: row[title] ?? '', ...(reference && { [reference.name]: row[title] ?? '' }) }));
    if (features.says(/\bcollect/i)) Object.assign(favourites.entity, { plural: 'Collections', label: 'Favourite' });
    if (features.says(/\bwatch ?lists?\b/i)) Object.assign(favourites.entity, { plural: 'Watchlist', label: 'Favourite' });
    features.offer('favourite', [main]);
  } // prettier-ignore
  votes(features);
  if (features.says(isLiked)) {
    for (const { noun, draft } of [...features.drafts]) if (noun === 'like') features.drop(draft);
    const likes = draftWith('like', ['Name: text!']);
    features.add('like', likes);
    linkDrafts(likes, main);
    const name = rolesOf(main.entity).title.name;
    const liked = likes.entity.fields.find(({ type }) => type === 'reference')?.name ?? 'of';
    likes.samples = main.samples.slice(0, 3).map((row) => ({ name: row[name] ?? '', [liked]: row[name] ?? '' }));
    features.offer('like', [main]);
  }
  if (features.can('share')) features.offer('share', things.slice(0, 2));
  if (features.can('download', 'export')) features.offer('download', things.slice(0, 3));
  if (features.says(/\b(?:reading|browsing|viewing) history\b|\brecently (?:viewed|read)\b/i))
    features.page('history', features.says(/reading/i) ? 'Reading history' : 'History', 'History', main.entity);
}

/** Votes are counted on what is voted for, not kept in a list beside it. */
function votes(features: Features): void {
  if (!features.can('vote') || features.says(/\bpolls?\b|\bsurveys?\b/i)) return;
  const own = features.drafts.find(({ noun }) => noun === 'vote')?.draft;
  if (own && features.drafts.length > 1) features.drop(own);
  const { entity, samples } = features.main;
  if (entity.fields.some(({ name, type }) => type === 'number' && /votes?|likes?|points?|score/.test(name))) return;
  entity.fields.push(parseField('Votes: number'));
  features.main.samples = samples.map((row, index) => ({ ...row, votes: [12, 4, 27, 0, 8, 3, 15, 6][index % 8]! }));
}

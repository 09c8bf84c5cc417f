import { parseField } from '../../kinds/parse-field.ts';
import { inSentence } from '../../plan/names.ts';
import { rolesOf } from '../../plan/roles.ts';
import { linkDrafts, type EntityDraft } from '../entity-draft.ts';
import { draftWith, optional } from './draft-with.ts';
import type { Features } from './features.ts';

const marked =
  /\b(?:add|save|mark|keep|put|bookmark|favou?rite)(?:ing|s)? (?:(?:their|the|my|some) )?(?:favou?rite )?(\p{L}{3,})(?: (?:to|as|in|on)\b[^.,;]*\b(?:favou?rites?|watch ?list|wish ?list|bookmarks?))?/iu;

/** "keep talks for later", "collect stamps in an own album", "put hard words into a personal list". */
const keptAside =
  /\b(?:save|keep|bookmark|collect|put|add|store)s? (?:(?:the|some|an?|their|any|all|difficult|hard|interesting|good|best|favou?rite) )*(\p{L}{3,}) (?:for (later)\b|(?:in|into|to|on) (?:an?|their|his|her|the|my) (?:own|personal|private) (\p{L}{3,}))/iu;

/** "others can like it", not "I would like". */
const isLiked =
  /(?<!\b(?:would|i|we|you|'d|feels?|looks?|is|are|just|things|something) )\blike (?:it\b|them\b|others?\b|(?:a |an |the |each |other |others' )?(?:post|photo|picture|comment|tip|recipe|idea|article|song|video|story|review|design|place|project|work)s?\b)|\blikes\b|\blike[- ]buttons?\b|\bthumbs[- ]up\b/i;

const keepsAside = /^(?:collection|favou?rite|bookmark|wish ?list|watch ?list)$/;

export function marks(features: Features): void {
  const { things } = features;
  const words = /^(?:words?|terms?|phrases?)$/i.test(keptAside.exec(features.context.text)?.[1] ?? '') ? features.find(/(?:vocabulary|flash ?card|word)s?$/) : undefined; // prettier-ignore
  const isAside = (draft: EntityDraft | undefined) => features.drafts.some((one) => one.draft === draft && keepsAside.test(one.noun)); // prettier-ignore
  const main = words ?? [features.objectOf(keptAside), features.objectOf(marked)].find((one) => one && !isAside(one)) ?? features.main; // prettier-ignore
  if (features.can('favourite') || features.says(/\bcollect(?:ing|ion|ions)? (?:favou?rite |of )?(?:articles|stories|recipes|posts)|\bcollecting\b|\bmanage their collections\b/i) || features.says(keptAside)) {
    for (const { noun, draft } of [...features.drafts])
      if (keepsAside.test(noun)) features.drop(draft);
    const favourites = draftWith('favourite', ['Name: text!']);
    features.add('favourite', favourites);
    linkDrafts(favourites, main);
    optional(favourites);
    const title = rolesOf(main.entity).title.name;
    const reference = favourites.entity.fields.find(({ type }) => type === 'reference');
    favourites.samples = main.samples.slice(0, 3).map((row) => ({ name: row[title] ?? '', ...(reference && { [reference.name]: row[title] ?? '' }) }));
    if (features.says(/\bcollect/i)) Object.assign(favourites.entity, { plural: 'Collections', label: 'Favourite' });
    const [, , later, called] = keptAside.exec(features.context.text) ?? [];
    if (called) Object.assign(favourites.entity, { plural: `My ${inSentence(called)}`, label: 'Favourite' });
    else if (later) Object.assign(favourites.entity, { plural: `Saved ${inSentence(main.entity.plural)}`, label: 'Favourite' });
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
  if (
    features.can('download', 'export') &&
    !features.drafts.some(({ draft }) => draft.entity.fields.some(({ type }) => type === 'file'))
  )
    features.offer('download', things.slice(0, 3));
  if (features.says(/\b(?:reading|browsing|viewing) history\b|\brecently (?:viewed|read)\b/i))
    features.page('history', features.says(/reading/i) ? 'Reading history' : 'History', 'History', main.entity);
}

const votedOn =
  /\b(?:vot(?:e|es|ing) (?:on|for)|up-?vot(?:e|es|ing)) (?:(?:the|an?|each|their|suggested|proposed|submitted|new|best|favou?rite|other|open) )*(\p{L}{3,})/iu;

/** Votes are counted on what is voted for, not kept in a list beside it. */
function votes(features: Features): void {
  if (!features.can('vote') || features.says(/\bpolls?\b|\bsurveys?\b/i)) return;
  const own = features.drafts.find(({ noun }) => noun === 'vote')?.draft;
  if (own && features.drafts.length > 1) features.drop(own);
  // a thing that is voted on is named; without one it is what the app is about
  const target = features.objectOf(votedOn) ?? features.main;
  const { entity, samples } = target;
  if (entity.fields.some(({ name, type }) => type === 'number' && /votes?|likes?|points?|score/.test(name))) return;
  entity.fields.push(parseField('Votes: number'));
  target.samples = samples.map((row, index) => ({ ...row, votes: [12, 4, 27, 0, 8, 3, 15, 6][index % 8]! }));
}

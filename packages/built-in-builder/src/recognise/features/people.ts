import { toFieldName, toLabel } from '../../plan/names.ts';
import { isPerson } from '../../reading/chunks.ts';
import { saidFields } from '../../reading/said-fields.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

export function people(features: Features): void {
  if (!features.can('profile', 'login') && !features.says(/(?<!\b(?:without(?: an| any)?|no) )\baccounts?\b/i)) return;
  const old = features.find(/^profile$/);
  if (old) features.drop(old);
  const said = profileFields(features.context.text);
  const profile = draftWith('profile', said.length > 0 ? ['Name: text!', ...said] : ['Name: text!', 'Email: email', 'Phone: phone', 'Location: text', 'Interests: text', 'Photo: image', 'About me: longtext']); // prettier-ignore
  features.add('profile', profile);
  asInProfiles(features, said);
  const own = features.drafts.filter(({ draft }) => draft !== profile && draft.entity.name !== 'ChatMessage').map(({ draft }) => draft.entity); // prettier-ignore
  const listed = [...own.filter(({ verb, name }) => verb || name === 'Favourite'), ...own.filter(({ verb }) => !verb)];
  const label = features.says(/personal cent(?:er|re)/i) ? 'Personal center' : features.says(/\baccount\b/i) ? 'My account' : 'My profile'; // prettier-ignore
  features.page('profile', label, 'CircleUserRound', profile.entity, {
    others: listed.slice(0, 3).map(({ name }) => name),
  });
}

/** "find a partner: profiles with name, language and city": whoever is looked for has what profiles say. */
function asInProfiles(features: Features, said: readonly string[]): void {
  const bare = features.drafts.find(({ noun, draft }) => noun !== 'profile' && isPerson(noun) && !draft.entity.verb && !features.isDescribed(noun)); // prettier-ignore
  if (!bare || said.length < 2) return;
  const { label, plural, name, access } = bare.draft.entity;
  const draft = draftWith(bare.noun, ['Name: text!', ...said]);
  Object.assign(draft.entity, { label, plural, name, access });
  features.replace(bare.draft, draft);
}

/** "create profiles, including name, contact information, skills": what a profile says. */
function profileFields(text: string): string[] {
  const list = /\b(?:profiles?|personal (?:information|details))\b[^.]{0,40}?\b(?:including|such as|with|,)\s+([^.;]+)/i.exec(text)?.[1]; // prettier-ignore
  const names = saidFields('profile', (list ?? '').split(/,\s*(?:and\s+)?|\s+and\s+/))
    .map((name) =>
      name
        .replace(/\s+(?:they|he|she|you|we|i)\b.*$/i, '')
        .replace(/^(?:uploading|filling out|their|the|an?)\s+/i, '')
        .trim(),
    )
    .filter(
      (name) =>
        !/^(?:which|that|who|what)?$/i.test(name) &&
        !/^personal (?:details|information)$/i.test(name) &&
        name.split(' ').length <= 3 &&
        !/^names?$|\b(?:users?|website|can|should|allow\w*)\b/i.test(name),
    );
  if (names.length < 2) return [];
  return [...new Map(names.map((name) => [toFieldName(name), name])).values()].slice(0, 8).map((name) => {
    const label = toLabel(name);
    const type = /e-?mail/i.test(name) ? 'email' : /phone|contact/i.test(name) ? 'text' : /photos?|picture/i.test(name) ? 'image' : /about|bio|experience/i.test(name) ? 'longtext' : 'text'; // prettier-ignore
    return `${label}: ${type}`;
  });
}

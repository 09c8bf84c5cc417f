import { singularise, toFieldName, toLabel } from '../../plan/names.ts';
import { isPerson } from '../../reading/chunks.ts';
import { saidFields } from '../../reading/said-fields.ts';
import type { NamedDraft } from '../drafts.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

export function people(features: Features): void {
  if (!features.can('profile', 'login') && !features.says(/(?<!\b(?:without(?: an| any)?|no) )\baccounts?\b/i)) return;
  // a house whose people sign in has them in its lists
  if (features.context.reading.language === 'de' && !features.context.isPublic && !features.says(/profil|registrier|(?:konto|account) (?:anlegen|erstellen)|mitglieder(?:bereich|konto)/i)) return; // prettier-ignore
  const old = features.find(/^profile$/);
  if (old) features.drop(old);
  const said = profileFields(features.context.text);
  const own = whoHasProfiles(features);
  if (own) {
    profilesOf(features, own, said);
    return;
  }
  const profile = draftWith('profile', said.length > 0 ? ['Name: text!', ...said] : ['Name: text!', 'Email: email', 'Phone: phone', 'Location: text', 'Interests: text', 'Photo: image', 'About me: longtext']); // prettier-ignore
  features.add('profile', profile);
  asInProfiles(features, said);
  profilePage(features, profile);
}

/** One's own page, with what one joined, wrote and added. */
function profilePage(features: Features, profile: EntityDraft): void {
  const own = features.drafts.filter(({ draft }) => draft !== profile && !/^Chat(?:Member|Message)$/.test(draft.entity.name)).map(({ draft }) => draft.entity); // prettier-ignore
  const listed = [...own.filter(({ verb, name }) => verb || name === 'Favourite'), ...own.filter(({ verb }) => !verb)];
  const label = features.says(/personal cent(?:er|re)/i) ? 'Personal center' : features.says(/\baccount\b/i) ? 'My account' : 'My profile'; // prettier-ignore
  features.page('profile', label, 'CircleUserRound', profile.entity, {
    others: listed.slice(0, 3).map(({ name }) => name),
  });
}

const withProfiles =
  /\b(\p{L}{3,}) (?:can |could |should |may |must |will |are able to |to )*(?:(?:sign up|register|log ?in|join)\w*(?: and|,) )?(?:create|make|set up|fill (?:in|out)|have|get|edit|manage|maintain|update|complete)s? (?:and (?:\p{L}+) )?(?:a |an |their |his |her |its |own |personal |public |detailed )*(?:\p{L}+ )?profiles?\b/giu;

/** "members create a profile": the list of members is made up of what each says of themselves. */
const whoHasProfiles = (features: Features): EntityDraft | undefined =>
  [...features.context.text.matchAll(withProfiles)].flatMap(([, who = '']) => {
    const noun = singularise(who.toLowerCase());
    return features.drafts.find((one) => isPerson(noun) && one.draft.entity.name !== 'ChatMember' && !one.draft.entity.verb && one.noun.split(' ').at(-1) === noun)?.draft ?? [];
  })[0]; // prettier-ignore

function profilesOf(features: Features, list: EntityDraft, said: readonly string[]): void {
  const named = features.drafts.find(({ draft }) => draft === list)!;
  const isBare = !features.isDescribed(named.noun) && said.length >= 2;
  if (isBare) asWritten(features, named, said);
  const { entity } = named.draft;
  entity.isProfile = true;
  profilePage(features, named.draft);
  const chat = features.pages.find(({ feature }) => feature === 'chat');
  const members = features.find(/^chat member$/);
  if (!chat || !members || !chat.others?.includes(members.entity.name)) return;
  chat.others = [entity.name];
  features.drop(members);
}

function asWritten(features: Features, { noun, draft: old }: NamedDraft, said: readonly string[]): void {
  const { label, plural, name, access } = old.entity;
  const draft = draftWith(noun, ['Name: text!', ...said]);
  Object.assign(draft.entity, { label, plural, name, access });
  features.replace(old, draft);
}

/** "find a partner: profiles with name, language and city": whoever is looked for has what profiles say. */
function asInProfiles(features: Features, said: readonly string[]): void {
  const bare = features.drafts.find(({ noun, draft }) => noun !== 'profile' && noun !== 'chat member' && isPerson(noun) && !draft.entity.verb && !features.isDescribed(noun)); // prettier-ignore
  if (bare && said.length >= 2) asWritten(features, bare, said);
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

import type { Kind, KindEntity, SampleRow } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import type { AppPlan, Entity, Look } from '../plan/plan.ts';
import { inSentence, listInWords, pluralise, toLabel } from '../plan/names.ts';
import { rolesOf } from '../plan/roles.ts';
import { audienceIn, givenName, nameOfApp } from './audience.ts';
import { buildPages } from './build-pages.ts';
import { customLook, customSignature, leadOf, nounForName, nounIn } from './custom-kind.ts';
import { draftOfKind, draftOfNoun, linkDrafts, safeEntityName, type EntityDraft } from './entity-draft.ts';
import { asThing, isListOfThings, listsIn, type WrittenList } from './field-list.ts';
import { findKind } from './find-kind.ts';
import { makeField, type WrittenField } from './make-field.ts';
import { holdsPhrase, plainWords, promptText } from './prompt-text.ts';
import { familyOf } from './usual-fields.ts';
import { accessFor, wishesIn, type Wishes } from './wishes.ts';

/** What the builder made of a prompt. `notes` are decisions that the prompt left open, as sentences. */
export type Understanding = {
  plan: AppPlan;
  samples: ReadonlyMap<string, readonly SampleRow[]>;
  kind: Kind | null;
  daily: string;
  user: string;
  signatureIs: string;
  notes: string[];
};

const maxEntities = 4;

/** Reads a prompt as the description of an app. Any text gives an app; `notes` says what was guessed. Deterministic. */
export function recognise(prompt: string): Understanding {
  const text = promptText(prompt);
  const wishes = wishesIn(text);
  const lists = listsIn(text);
  const things = lists.filter(isListOfThings).flatMap(({ items }) => items.map(asThing));
  const found = findKind(text);
  const notes: string[] = [];
  const isMixed = things.length >= 2 && !things.every((thing) => found && entityFor(found, thing));
  const kind = isMixed ? null : found;
  const drafts = kind ? draftKind(kind, lists) : draftCustom(text, lists, things, notes);
  if (kind) for (const draft of drafts) useOwnNoun(draft, drafts, kind, text);
  const main = drafts[0]!.entity;
  const isMoney = drafts.some(
    ({ entity }) =>
      rolesOf(entity).amount?.type === 'money' &&
      kind?.pages.some((page) => page.archetype === 'list' && page.layout === 'ledger'),
  );
  const access = wishes.audience ? accessFor(wishes.audience, isMoney) : kind?.access;
  if (access) for (const draft of drafts) draft.entity.access = access;
  for (const draft of drafts)
    if (draft.addedTitle)
      notes.push(`${draft.entity.plural} also get a ${draft.addedTitle.toLowerCase()}, so that every row has a name.`);

  const saidAudience = audienceIn(text);
  const lastWord = saidAudience?.split(' ').at(-1) ?? '';
  const isAudience = saidAudience && !(kind?.words ?? []).some((word) => holdsPhrase(plainWords(lastWord), word) >= 0);
  const audience = isAudience ? saidAudience : null;
  const custom = kind ? null : customSignature(main);
  const plan: AppPlan = {
    name: givenName(text) ?? nameOfApp(audience ?? ownName(saidAudience, kind), nounOf(kind, main)),
    kind: kind?.id ?? 'custom',
    audience,
    look: withWishes(kind?.look ?? customLook(text || 'app'), wishes),
    nav: wishes.audience === 'public' ? 'top' : (kind?.nav ?? 'side'),
    signature: kind?.signature ?? custom!.signature,
    currency: wishes.currency ?? 'EUR',
    entities: drafts.map(({ entity }) => entity),
    pages: buildPages(kind, drafts, wishes),
  };
  return {
    plan,
    samples: new Map(drafts.map(({ entity, samples }) => [entity.name, samples])),
    kind,
    daily: kind?.daily ?? `add ${main.plural.toLowerCase()} and find them again`,
    user:
      kind?.user ?? (audience ? `the people of ${audience}, on phone and laptop` : 'you first, on phone and laptop'),
    signatureIs: kind?.signatureIs ?? custom!.signatureIs,
    notes,
  };
}

/** The noun of the app's name: the prompt's own word for the main thing where the kind is called after it. */
function nounOf(kind: Kind | null, main: Entity): string {
  const isCalledAfterIt = kind?.noun === pluralise(kind?.entities[0]?.words[0] ?? '');
  return kind && !isCalledAfterIt ? kind.noun : nounForName(main.label);
}

/** "chores" are tasks, and are called chores. */
function useOwnNoun({ entity }: EntityDraft, drafts: readonly EntityDraft[], kind: Kind, text: string): void {
  const known = kind.entities.find(({ name }) => name === entity.name);
  const words = plainWords(text);
  if (!known || holdsPhrase(words, entity.label) >= 0) return;
  const own = known.alsoCalled?.find((noun) => holdsPhrase(words, noun) >= 0);
  if (!own) return;
  for (const field of drafts.flatMap((draft) => draft.entity.fields))
    if (field.reference === entity.name && field.label === entity.label) field.label = toLabel(own);
  entity.label = toLabel(own);
  entity.plural = toLabel(pluralise(own));
}

function withWishes(look: Look, { look: wish }: Wishes): Look {
  return {
    palette: wish.palette ?? look.palette,
    typePair: wish.typePair ?? look.typePair,
    radius: wish.radius ?? look.radius,
  };
}

/** "for my freelance projects" says what the projects are: the name takes the words before the kind's own. */
const ownName = (said: string | null, kind: Kind | null): string | null =>
  said && kind && plainWords(said).trim().endsWith(kind.noun) ? said.slice(0, -kind.noun.length).trim() || null : null;

const entityFor = (kind: Kind, thing: string): KindEntity | undefined =>
  kind.entities.find((entity) => entity.words.some((word) => holdsPhrase(plainWords(thing), word) >= 0));

function draftKind(kind: Kind, lists: readonly WrittenList[]): EntityDraft[] {
  const byEntity = new Map<string, WrittenField[]>();
  const extra: { noun: string; fields: WrittenField[] }[] = [];
  let isMainNamed = false;
  for (const list of lists) {
    if (isListOfThings(list)) continue;
    const fields = fieldsOf(list);
    if (fields.length === 0) continue;
    const known = entityFor(kind, list.noun);
    const isAboutApp =
      list.noun === '' || !isMainNamed || kind.words.some((word) => holdsPhrase(plainWords(list.noun), word) >= 0);
    const target = known ?? (isAboutApp ? kind.entities[0] : undefined);
    if (target) {
      if (target === kind.entities[0]) isMainNamed = true;
      byEntity.set(target.name, uniqueFields([...(byEntity.get(target.name) ?? []), ...fields]));
    } else extra.push({ noun: asThing(list.noun), fields });
  }
  const drafts = kind.entities.map((entity) => draftOfKind(entity, byEntity.get(entity.name) ?? []));
  addDrafts(drafts, extra);
  return withoutDanglingReferences(drafts);
}

type Described = { noun: string; fields: WrittenField[] };

function draftCustom(
  text: string,
  lists: readonly WrittenList[],
  things: readonly string[],
  notes: string[],
): EntityDraft[] {
  const described = lists
    .filter((list) => !isListOfThings(list))
    .map((list) => ({ noun: list.noun, fields: fieldsOf(list) }))
    .filter(({ fields }) => fields.length > 0);
  const named = things.length > 0 ? things : thingsInLead(text);
  const nouns: Described[] = named.map((thing) => ({ noun: thing, fields: fieldsFor(thing, described) }));
  if (nouns.length === 0) nouns.push(...nounsOf(text, described));
  if (nouns.length === 0) {
    notes.push(
      'The text names nothing that I could keep records of, so I began with entries that have a name, a status, a date and notes.',
    );
    nouns.push({ noun: 'entry', fields: [] });
  }
  const drafts: EntityDraft[] = [];
  addDrafts(drafts, nouns);
  const bare = drafts.filter(
    ({ entity }, index) =>
      entity.name === safeEntityName(nouns[index]?.noun ?? '') &&
      nouns[index]?.fields.length === 0 &&
      !knownEntity(nouns[index]?.noun ?? ''),
  );
  if (bare.length > 0 && notes.length === 0)
    notes.push(
      `You named no fields for ${listInWords(bare.map(({ entity }) => inSentence(entity.plural)))}, so I chose them; name others and I change them.`,
    );
  return withoutDanglingReferences(drafts);
}

/** "dogs and walks" names two things to keep, without a verb before them. */
function thingsInLead(text: string): string[] {
  const items = leadOf(text)
    .split(/\s*,\s*|\s+(?:and|und|et|y|&)\s+/i)
    .filter(Boolean);
  return items.length > 1 && isListOfThings({ noun: '', items }) ? items.map(asThing) : [];
}

/** The main noun, then those that have fields of their own. "plant name" among the fields says that it is about plants. */
function nounsOf(text: string, described: readonly Described[]): Described[] {
  const noun = nounIn(text);
  const first = described.find((one) => one.noun !== '' && !/tracker|app|tool|system|manager/i.test(one.noun));
  const named = described[0]?.fields
    .map(({ field }) => /^(\w{3,})_name$/.exec(field.name)?.[1])
    .find((word) => word && noun?.includes(word));
  const main = named ?? noun ?? (first ? asThing(first.noun) : null);
  if (!main) return described[0] ? [{ noun: 'entry', fields: described[0].fields }] : [];
  const others = described.slice(1).filter((other) => other.noun !== '' && asThing(other.noun) !== main);
  return [
    { noun: main, fields: described[0]?.fields ?? [] },
    ...others.map((other) => ({ ...other, noun: asThing(other.noun) })),
  ];
}

/** Drafts of nouns, each once; a noun that some kind knows brings that kind's fields. */
function addDrafts(drafts: EntityDraft[], nouns: readonly Described[]): void {
  for (const { noun, fields } of nouns) {
    if (drafts.length >= maxEntities) return;
    const known = knownEntity(noun);
    const draft = known ? draftOfKind(known, fields) : draftOfNoun(noun, fields);
    if (drafts.some(({ entity }) => entity.name === draft.entity.name)) continue;
    const owner = drafts.find((one) => ['person', 'animal', 'thing', 'place'].includes(familyOf(one.entity.label)));
    const belongs = fields.length === 0 && !known && ['money', 'event'].includes(familyOf(noun));
    if (owner && belongs) linkDrafts(draft, owner);
    drafts.push(draft);
  }
}

/** The entity that a kind keeps under exactly this noun: `client`, `invoice`, `recipe`. */
const knownEntity = (noun: string): KindEntity | undefined =>
  kinds.flatMap((kind) => kind.entities).find((entity) => entity.words[0] === noun) ??
  kinds.flatMap((kind) => kind.entities).find((entity) => entity.name.toLowerCase() === noun);

const fieldsFor = (thing: string, described: readonly { noun: string; fields: WrittenField[] }[]): WrittenField[] =>
  described.find(({ noun }) => noun !== '' && asThing(noun).endsWith(thing))?.fields ?? [];

function fieldsOf(list: WrittenList): WrittenField[] {
  return uniqueFields(list.items.flatMap((item) => makeField(item) ?? []));
}

const uniqueFields = (fields: readonly WrittenField[]): WrittenField[] =>
  fields
    .filter(({ field }, index) => fields.findIndex((other) => other.field.name === field.name) === index)
    .slice(0, 20);

/** A reference to an entity that the app does not have becomes plain text. */
function withoutDanglingReferences(drafts: EntityDraft[]): EntityDraft[] {
  const names = new Set(drafts.map(({ entity }) => entity.name));
  for (const { entity } of drafts)
    for (const field of entity.fields)
      if (field.type === 'reference' && (!field.reference || !names.has(field.reference))) {
        field.type = 'text';
        delete field.reference;
      }
  return drafts;
}

export const titleOf = (entity: Entity): string => toLabel(rolesOf(entity).title.label);

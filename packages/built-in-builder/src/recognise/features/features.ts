import { inSentence, singularise } from '../../plan/names.ts';
import type { Access, Entity, FeatureName, FeaturePage, RecordAction } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import type { Reading } from '../../reading/reading.ts';
import type { NamedDraft } from '../drafts.ts';
import { linkDrafts, type EntityDraft } from '../entity-draft.ts';
import { draftWith } from './draft-with.ts';

export type PageDraft = Omit<FeaturePage, 'name'>;
export type FeatureContext = {
  text: string;
  /** The text as it was typed, where `text` has its ways of saying things put into lists. */
  typed?: string;
  reading: Reading;
  drafts: NamedDraft[];
  /** Whether visitors are meant to see the app. */
  isPublic: boolean;
  name: string;
  notes: string[];
  /** Texts by which a list is narrowed, by entity. Only while an app is begun; a later request leaves fields alone. */
  filters?: Map<string, string[]>;
};

/** Kept while abilities add to the app: the records, and the pages that they bring. */
export class Features {
  readonly pages: PageDraft[] = [];
  readonly context: FeatureContext;

  constructor(context: FeatureContext) {
    this.context = context;
  }

  can = (...abilities: string[]): boolean => this.context.reading.abilities.some((one) => abilities.includes(one));
  says = (words: RegExp): boolean => words.test(this.context.text);

  get drafts(): NamedDraft[] {
    return this.context.drafts;
  }

  find(words: RegExp): EntityDraft | undefined {
    return this.drafts.find(({ draft, noun }) => words.test(noun) || words.test(inSentence(draft.entity.label)))?.draft;
  }

  /** What the app shows: neither people nor what people leave behind. */
  get things(): EntityDraft[] {
    const things = this.drafts.filter(({ noun, draft }) => !isPerson(noun) && !draft.entity.verb && !left.test(noun));
    return (things.length > 0 ? things : this.drafts.slice(0, 1)).map(({ draft }) => draft);
  }

  /** What a sentence does this with, where it names something kept: "add songs to favourites". */
  objectOf(words: RegExp): EntityDraft | undefined {
    const noun = singularise(words.exec(this.context.text)?.[1]?.toLowerCase() ?? '');
    return noun === '' ? undefined : this.drafts.find((one) => one.noun.split(' ').at(-1) === noun && !one.draft.entity.verb)?.draft;
  } // prettier-ignore

  get main(): EntityDraft {
    return this.things[0] ?? this.drafts[0]!.draft;
  }

  /** Whether the text says what belongs to it. */
  isDescribed = (noun: string): boolean =>
    this.context.reading.entities.some((one) => one.noun === noun && !one.isImplied && one.fields.length > 1);

  /** The entity of this noun, made with these fields where the text brought none. */
  need(noun: string, lines: readonly string[], words: RegExp): EntityDraft {
    const known = this.find(words);
    if (known) return known;
    const draft = draftWith(noun, lines);
    this.add(noun, draft);
    return draft;
  }

  /** In place of one of the same name, if there is one. */
  add(noun: string, draft: EntityDraft): void {
    const old = this.drafts.find((one) => one.draft.entity.name === draft.entity.name);
    this.drafts.push({ noun, draft });
    if (old) this.drop(old.draft);
  }

  /** Another draft of the same entity, in its place. */
  replace(old: EntityDraft, draft: EntityDraft): void {
    const named = this.drafts.find((one) => one.draft === old);
    if (named) named.draft = draft;
  }

  drop(draft: EntityDraft): void {
    const at = this.drafts.findIndex((one) => one.draft === draft);
    if (at < 0 || this.drafts.length === 1) return;
    this.drafts.splice(at, 1);
    for (const { draft: other } of this.drafts) {
      other.entity.fields = other.entity.fields.filter(({ reference }) => reference !== draft.entity.name);
      const names = new Set(other.entity.fields.map(({ name }) => name));
      other.entity.columns = other.entity.columns.filter((name) => names.has(name));
    }
  }

  page(feature: FeatureName, label: string, icon: string, entity: Entity | null, more: Partial<PageDraft> = {}): void {
    const isThere = this.pages.some((one) => one.feature === feature && one.label === label && one.entity === (entity?.name ?? '')); // prettier-ignore
    if (isThere) return;
    this.pages.push({ archetype: 'feature', feature, label, icon, entity: entity?.name ?? '', ...more });
  }

  /** A calculator or converter, which needs no records. */
  tool(label: string, icon: string, more: Pick<PageDraft, 'calculation' | 'quantities'>): void {
    this.page('calculator', label, icon, null, more);
  }

  /** What the reply says of a decision that an ability brought. */
  note(sentence: string): void {
    this.context.notes.push(sentence);
  }

  link(draft: EntityDraft, target: EntityDraft): void {
    linkDrafts(draft, target);
  }

  offer(action: RecordAction, drafts: readonly EntityDraft[]): void {
    for (const { entity } of drafts) entity.actions = [...new Set([...(entity.actions ?? []), action])];
  }
}

/** Records that people leave behind by using the app. */
const left =
  /^(?:booking|order|comment|review|rating|application|enroll?ment|registration|message|subscriber|favou?rite|vote|donation|member|lead|score|signup)$/;
/** What visitors send and only admins read. */
export const visitorsWrite: Access = { read: 'admin', write: 'anonymous' };

import type { PaletteName } from '@whittle/domain/themes/palettes';
import type { RadiusPx } from '@whittle/domain/themes/theme';
import type { TypePairName } from '@whittle/domain/themes/type-pairs';
import type { EntityDraft } from '../recognise/entity-draft.ts';
import type {
  Access,
  AppPlan,
  Chart,
  Entity,
  Field,
  FieldType,
  FigureBeside,
  ListLayout,
  ListOrder,
} from '../plan/plan.ts';
import type { HighlightTone } from '../plan/highlights.ts';
import type { Formula } from '../plan/formula.ts';
import type { Deed, FieldRights, Who } from '../plan/rights.ts';
import type { Fact, Follow } from '../plan/fact.ts';
import type { Rule } from '../plan/rule.ts';
import type { Only } from '../plan/only.ts';
import type { PageDraft } from '../recognise/features/features.ts';

/** A rule of a list: what is never saved, what stays, what is not deleted, what follows, what is compared, counted or kept apart. */
export type RuleMade =
  | { make: 'never'; when: Fact[]; at: string }
  | { make: 'stays'; when: Fact[]; fields?: string[] }
  | { make: 'keeps'; when: Fact[] }
  | { make: 'follows'; follow: Follow }
  | { make: 'compare'; rule: Rule }
  | { make: 'limit'; limit: NonNullable<Entity['limits']>[number] }
  | { make: 'apart'; things?: string[]; hours?: number };

/** One thing that a follow-up asks for. Entities, fields and pages stand under the names that the plan has for them. */
export type Change =
  /** `isBack` is a field that was there before, with what was stored in it. */
  | { kind: 'add-field'; entity: string; field: Field; isShown: boolean; isBack?: true }
  | { kind: 'rename-field'; entity: string; field: string; label: string }
  | { kind: 'remove-field'; entity: string; field: string }
  | { kind: 'show-field'; entity: string; field: string }
  | { kind: 'hide-field'; entity: string; field: string }
  | { kind: 'add-options'; entity: string; field: string; options: string[] }
  | { kind: 'set-options'; entity: string; field: string; options: string[] }
  | { kind: 'remove-option'; entity: string; field: string; option: string }
  | { kind: 'rename-option'; entity: string; field: string; option: string; label: string }
  | { kind: 'require-field'; entity: string; field: string; isRequired: boolean }
  | { kind: 'retype-field'; entity: string; field: string; type: FieldType }
  | { kind: 'field-unit'; entity: string; field: string; unit: string }
  | { kind: 'move-field'; entity: string; field: string; to: 'first' | 'last' | { before?: string; after?: string } }
  | ({ kind: 'sort-list'; entity: string } & ListOrder)
  | { kind: 'start-value'; entity: string; field: string; start: string }
  | { kind: 'limit-field'; entity: string; field: string; least?: number; most?: number }
  /** No two records have all of these alike. */
  | { kind: 'unique'; entity: string; fields: string[] }
  /** Days of the week that the form refuses; 0 is Sunday. */
  | { kind: 'closed-days'; entity: string; day: string; notOn: number[] }
  /** The day `last` is never before the day `first`. */
  | { kind: 'rule'; entity: string; rule: RuleMade }
  | { kind: 'in-order'; entity: string; first: string; last: string }
  | { kind: 'work-out'; entity: string; label: string; type: 'number' | 'money'; formula: Formula; unit?: string }
  | { kind: 'mark-low'; entity: string; field: string; below: number }
  | { kind: 'mark-overdue'; entity: string; field: string }
  | { kind: 'highlight'; entity: string; only: Only[]; label: string; tone?: HighlightTone }
  | { kind: 'plain-number'; entity: string; field: string }
  | { kind: 'refer-field'; entity: string; field: string; reference: string }
  | { kind: 'currency'; currency: string }
  | { kind: 'nav'; nav: AppPlan['nav'] }
  | { kind: 'footer'; text: string }
  | { kind: 'add-entity'; draft: EntityDraft }
  | { kind: 'add-feature'; drafts: EntityDraft[]; changed: Entity[]; pages: PageDraft[]; notes: string[] }
  | { kind: 'rename-entity'; entity: string; label: string; plural: string }
  | { kind: 'remove-entity'; entity: string }
  | { kind: 'add-board'; entity: string; by: string | undefined }
  /** By the day `on`, else by the one that suits. */
  | { kind: 'add-calendar'; entity: string; on?: string }
  | { kind: 'add-dashboard'; entity: string }
  | { kind: 'add-chart'; chart: Chart; isFirst?: true }
  /** A figure beside what the overview shows already. */
  | { kind: 'add-figure'; figure: FigureBeside; isFirst?: true }
  | { kind: 'figure'; entity: string; field: string; only?: Only[]; average?: true; isFirst?: true }
  | { kind: 'count-figure'; entity: string; only?: Only[] }
  | { kind: 'only-page'; entity: string; label: string; only: Only | Only[]; order?: ListOrder; isFirst?: true }
  | { kind: 'group-list'; entity: string; field: string }
  | { kind: 'page-note'; page: string; text: string }
  | { kind: 'remove-charts' }
  | { kind: 'next-first'; entity: string; most?: number }
  | { kind: 'add-filter'; entity: string; field: string }
  | { kind: 'hide-done'; entity: string }
  | { kind: 'list-layout'; entity: string; layout: ListLayout }
  | { kind: 'rename-page'; page: string; label: string }
  | { kind: 'remove-page'; page: string }
  | { kind: 'main-page'; page: string }
  | { kind: 'move-page'; page: string; to: { before?: string; after?: string } }
  /** Pages that the menu begins and ends with, each in this order. */
  | { kind: 'menu-order'; first: string[]; last: string[] }
  | {
      kind: 'look';
      colours?: { background?: string; component?: string };
      /** What these were called by whoever wished for them. */
      named?: { background?: string; component?: string };
      palette?: PaletteName;
      typePair?: TypePairName;
      radius?: RadiusPx;
      textSize?: number;
    }
  | { kind: 'rename-app'; name: string }
  /** The plan without what an earlier message did. */
  | { kind: 'put-back'; plan: AppPlan; message: string }
  | { kind: 'add-label'; entity: string; label: string }
  | { kind: 'empty-text'; entity: string; text: string }
  /** People see their own records of the lists that changed; `drafts` are lists of them that are new. */
  | { kind: 'own-sight'; people: string; drafts: EntityDraft[]; changed: Entity[] }
  /** `isOfSight` comes with whose records somebody sees, and takes no rule back. */
  | { kind: 'access'; entity: string; access: Access; isOfLeaders?: boolean; isOfSight?: true }
  /** Who does what with the records of a list; null is everybody whom its access lets in. `person` is somebody who gets a role by it. */
  | { kind: 'rights'; entity: string; rights: Partial<Record<Deed, Who | null>>; person?: string }
  /** `alone` are roles that change this field, and nothing else of a record. */
  | { kind: 'field-rights'; entity: string; field: string; rights: FieldRights; person?: string; alone?: string[] }
  /** What is entered waits for somebody's word; others see it only then where `isHidden`. */
  | { kind: 'approval'; entity: string; by: Who; isHidden?: true; person?: string };

/** What the builder takes a message for; `left` are parts of it that nothing was done about. `problem` says why a request cannot be met. */
export type Understood =
  | { kind: 'changes'; changes: Change[]; left?: string[] }
  | { kind: 'problem'; sentence: string }
  | {
      kind: 'talk';
      topic: 'greeting' | 'thanks' | 'help' | 'undo' | 'dark' | 'question' | 'login' | 'samples' | 'nothing-shown';
    }
  | { kind: 'fix'; error: string }
  /** `perhaps` are wishes that it may have meant, as they can be typed. */
  | { kind: 'unknown'; perhaps?: string[] };

import type { AppPlan, Entity, Field, Option, Page } from '../../plan/plan.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import type { Change, Understood } from '../change.ts';
import { saidAt } from './wish-words.ts';
import { entitiesIn, fieldsIn, pagesIn, stemOf, type FieldMention, type Mention } from '../understand/gist/mentions.ts';

/** A word or sign of a message; `sign` is what stands for it where it names something of the app. */
export type Piece = {
  text: string;
  at: number;
  end: number;
  stem: string;
  sign: string;
  says: readonly string[];
  asks: boolean;
};
/** A message with what it names of the app. */
export type Marked = {
  text: string;
  pieces: Piece[];
  lists: Mention<{ entity: Entity }>[];
  fields: FieldMention[];
  pages: Mention<{ page: Page }>[];
  options: Mention<{ entity: Entity; field: Field; option: Option }>[];
  ruled: Ruled;
};
/** What the rules took the message for: kinds of changes, or why there is none; what they named and meant. */
export type Ruled = { kinds: string[]; places: { entity: string; field?: string }[]; labels: string[] };

export function markedOf(text: string, plan: AppPlan, understood: Understood): Marked {
  const lists = entitiesIn(text, plan);
  const fields = fieldsIn(text, plan).filter((one) => !overlaps(one, lists));
  const options = optionsIn(text, plan);
  const pages = pagesIn(text, plan).filter((one) => !overlaps(one, lists));
  const named = (at: number, end: number): string | null => {
    const here = { at, end };
    if (overlaps(here, options)) return '<option>';
    if (overlaps(here, lists)) return '<list>';
    const field = fields.find((one) => overlaps(here, [one]));
    if (field) return field.score >= 1.4 ? `<${kindOf(field.field)}>` : null;
    return overlaps(here, pages) ? '<page>' : null;
  };
  const pieces: Piece[] = [];
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu)];
  const small = found.map(([word]) => word.toLowerCase().replace('’', "'"));
  for (const [place, match] of found.entries()) {
    const [word] = match;
    const at = match.index;
    const end = at + word.length;
    const sign = named(at, end);
    const stem = stemOf(word);
    pieces.push({
      text: word,
      at,
      end,
      stem,
      sign: sign ?? (/^\d/.test(word) ? '<number>' : stem),
      says: saidAt(small, place),
      asks: true,
    });
  }
  return { text, pieces, lists, fields, pages, options, ruled: ruledOf(understood) };
}

function ruledOf(understood: Understood): Ruled {
  if (understood.kind === 'changes') {
    const { changes } = understood;
    return {
      kinds: [...new Set(changes.map(({ kind }) => kind))],
      places: changes.flatMap((change) => ('entity' in change ? [{ entity: change.entity, ...('field' in change && { field: typeof change.field === 'string' ? change.field : change.field.name }) }] : [])),
      labels: changes.flatMap(labelsIn).map((label) => label.toLowerCase()),
    };
  } // prettier-ignore
  const kind = understood.kind === 'talk' ? understood.topic : understood.kind === 'problem' ? `problem ${understood.sentence.split(' ').slice(0, 4).join(' ')}` : understood.kind; // prettier-ignore
  return { kinds: [understood.kind === 'problem' ? 'problem' : understood.kind, kind], places: [], labels: [] };
}

function labelsIn(change: Change): string[] {
  switch (change.kind) {
    case 'add-field':
      return [change.field.label, ...(change.field.options ?? []).map(({ value }) => value)];
    case 'add-entity':
      return [change.draft.entity.label, change.draft.entity.plural];
    case 'add-options':
    case 'set-options':
      return change.options;
    default:
      return 'label' in change ? [change.label] : 'name' in change ? [change.name] : [];
  }
}

/** Fields of one use, so that what is learned of one is known of the other. */
export const kindOf = ({ type }: Field): string =>
  type === 'datetime' || type === 'time' || type === 'days'
    ? 'date'
    : type === 'multiselect'
      ? 'select'
      : type === 'email' || type === 'phone' || type === 'url'
        ? 'address'
        : type;

/** What the lexicon knows of a noun: its kind, and whether it is rather a record or a field. */
export function lexiconOf(word: string): string[] {
  const graded = word.length > 2 ? gradeOf(word.toLowerCase()) : undefined;
  return graded ? [`kind ${graded.kind}`, graded.asRecord > graded.asField ? 'record' : 'part'] : [];
}

type Place = { at: number; end: number };
export const overlaps = (one: Place, others: readonly Place[]): boolean =>
  others.some(({ at, end }) => one.at < end && at < one.end);

function optionsIn(text: string, plan: AppPlan): Marked['options'] {
  const lower = text.toLowerCase();
  return plan.entities.flatMap((entity) =>
    entity.fields.flatMap((field) =>
      (field.options ?? []).flatMap((option) => {
        const words = option.value.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.');
        const found = words.length < 2 ? null : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?:e[nmrs]?)?(?![\\p{L}\\p{N}])`, 'u').exec(lower); // prettier-ignore
        return found ? [{ at: found.index, end: found.index + found[0].length, score: 4, entity, field, option }] : [];
      }),
    ),
  );
}

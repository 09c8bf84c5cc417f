import { singularise } from '../../plan/names.ts';
import { germanSingulars } from '../../reading/lexicon/german-nouns.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { draftOfNoun } from '../../recognise/entity-draft.ts';
import { listsIn } from '../../recognise/field-list.ts';
import { makeField } from '../../recognise/make-field.ts';
import type { Change } from '../change.ts';
import { findEntity } from '../find.ts';
import { add } from './verbs.ts';

/** "add clients with name and email", "add a page for suppliers", "also keep suppliers" */
export function entityRequest(text: string, plan: AppPlan): Change[] | string | null {
  const verb = new RegExp(`^(?:${add}|keep|manage)\\s+`, 'i');
  if (!verb.test(text)) return null;
  const rest = text
    .replace(verb, '')
    .replace(
      /^(?:a |an |the |new |another |also |list of |table of |(?:page|list|section|entity|table|tab)\s+(?:for|of|called|named)\s+)+/i,
      '',
    );
  const noun =
    /^([\p{L}][\p{L}\p{N} -]*?)(?:\s+(?:page|list|entity|table|section))?(?:\s+(?:with|having|that have|including)\b.*|\s*[:(].*)?$/iu
      .exec(rest)?.[1]
      ?.trim();
  if (!noun || noun.split(' ').length > 3) return null;
  if (findEntity(plan, noun))
    return `The app already keeps ${noun}. Say “add a notes field to ${noun}” to change them.`;
  const fields = listsIn(rest)
    .flatMap(({ items }) => items)
    .flatMap((item) => makeField(item) ?? []);
  const isPlain = fields.length === 0 && !/s$/i.test(noun) && !/\b(?:page|list|entity|table|section)\b/i.test(text);
  if (isPlain) return null;
  // a German noun keeps its capital, and no rule makes its plural
  const isGerman = /^\p{Lu}\p{Ll}+$/u.test(noun) && (!noun.endsWith('s') || germanSingulars.has(noun.toLowerCase()));
  const draft = draftOfNoun(
    isGerman ? (germanSingulars.get(noun.toLowerCase()) ?? noun.toLowerCase()) : singularise(noun.toLowerCase()),
    fields,
  );
  if (isGerman) draft.entity.plural = noun;
  return [{ kind: 'add-entity', draft }];
}

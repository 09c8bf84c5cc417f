import { inSentence } from '../../plan/names.ts';
import type { HighlightTone } from '../../plan/highlights.ts';
import { isMine, sameOnly } from '../../plan/only.ts';
import { entityOf } from '../../plan/plan.ts';
import type { Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';

const colourOf: Record<HighlightTone, string> = { danger: 'red', warning: 'yellow', success: 'green', info: 'coloured', neutral: 'grey' }; // prettier-ignore

/** Which records stand out in lists. */
export const changeHighlights: Appliers<'highlight'> = {
  highlight(plan, { entity: name, only, label, tone }) {
    const entity = entityOf(plan, name);
    const nouns = inSentence(entity.plural);
    if (isMine(only))
      return { problem: `Whose ${nouns} they are does not make them stand out; a page can show them: say “a page with only my ${nouns}”.` }; // prettier-ignore
    const known = entity.highlights ?? [];
    if (known.some((one) => one.label === label && one.tone === tone && sameOnly(one.only, only)))
      return { problem: `The lists of ${nouns} mark ${label} already.` };
    const isShown = plan.pages.some(
      (page) => page.entity === name && (page.archetype === 'list' || page.archetype === 'board'),
    );
    if (!isShown) return { problem: `There is no list of ${nouns} in which they could stand out.` };
    const others = known.filter((one) => !sameOnly(one.only, only));
    return {
      plan: withEntity(plan, { ...entity, highlights: [...others, { only, label, ...(tone && { tone }) }] }),
      said: `In every list of ${nouns} those stand out now: they have a ${tone ? colourOf[tone] : 'coloured'} edge and say **${label}**.`,
    };
  },
};

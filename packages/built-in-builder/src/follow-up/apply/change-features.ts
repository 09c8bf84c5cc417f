import { inSentence, listInWords } from '../../plan/names.ts';
import type { Page } from '../../plan/plan.ts';
import { detailFor, isShownElsewhere, listFor } from '../../recognise/build-pages.ts';
import type { Appliers } from './applied.ts';
import { withEntity, withPages } from './with-pages.ts';

/** What an ability brings: records of its own, pages, and buttons on what is there. */
export const changeFeatures: Appliers<'add-feature'> = {
  'add-feature'(plan, { drafts, changed, pages, notes }) {
    const entities = drafts.map(({ entity }) => entity);
    const grown = changed.reduce(withEntity, { ...plan, entities: [...plan.entities, ...entities] });
    const lists = entities.filter((entity) => !isShownElsewhere(entity)).map(listFor);
    const shown = pages.map((page): Page => ({ ...page, name: '' }));
    const details = entities.map(detailFor);
    const brought = [
      ...pages.map(({ label }) => `the page **${label}**`),
      ...lists.map(({ label }) => `the list **${label}**`),
      ...entities.filter(isShownElsewhere).map(({ plural }) => `${inSentence(plural)} on the page of each record`),
      ...changed.flatMap(({ plural, actions }) =>
        actions ? [`buttons on ${inSentence(plural)}: ${listInWords([...actions])}`] : [],
      ),
    ];
    return {
      plan: withPages(grown, [...plan.pages, ...shown, ...lists, ...details]),
      said: brought.length > 0 ? `The app has ${listInWords(brought)} now.` : `${listInWords(changed.map(({ plural }) => plural))} can do this now.`,
      ...(notes.length > 0 && { note: notes.join(' ') }),
    };
  },
}; // prettier-ignore

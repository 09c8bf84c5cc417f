import { inSentence } from '../../plan/names.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { readPrompt } from '../../reading/read-prompt.ts';
import type { NamedDraft } from '../../recognise/drafts.ts';
import { addFeatures } from '../../recognise/features/add-features.ts';
import type { Change } from '../change.ts';
import { mentions } from './place.ts';
import { add } from './verbs.ts';

const asks = new RegExp(
  `^(?:${add}|let|allow|enable|offer|people|users|visitors|customers|members|everyone|they|it should|there should|the app should)\\b`,
  'i',
);

/** "add comments", "let visitors book", "a contact page please": what abilities bring, added to the app as it is. */
export function featureRequest(text: string, plan: AppPlan): Change[] | string | null {
  if (!asks.test(text)) return null;
  const reading = readPrompt(text);
  const named = plan.entities.find((entity) => mentions(text, entity));
  const ordered = named ? [named, ...plan.entities.filter((entity) => entity !== named)] : plan.entities;
  const drafts = ordered.map((entity): NamedDraft => ({
    noun: inSentence(entity.label),
    draft: { entity: structuredClone(entity), samples: [], renamed: new Map(), addedTitle: null },
  }));
  const notes: string[] = [];
  const isPublic = plan.entities.some(({ access }) => access.read === 'anonymous');
  const pages = addFeatures({ text: reading.plain, reading, drafts, isPublic, name: plan.name, notes });
  const before = new Map(plan.entities.map((entity) => [entity.name, entity]));
  const kept = drafts.map(({ draft }) => draft);
  const added = kept.filter(({ entity }) => !before.has(entity.name));
  const changed = kept.map(({ entity }) => entity).filter((entity) => isOther(entity, before.get(entity.name)));
  const isThere = (label: string, feature: string) =>
    plan.pages.some((page) => page.label === label || (page.archetype === 'feature' && page.feature === feature && feature !== 'form' && feature !== 'content')); // prettier-ignore
  const newPages = pages.filter(({ label, feature }) => !isThere(label, feature));
  const known = pages.find((page) => !newPages.includes(page));
  const hasNews = added.length > 0 || newPages.length > 0 || changed.length > 0;
  return hasNews
    ? [{ kind: 'add-feature', drafts: added, changed, pages: newPages, notes }]
    : known
      ? `The app has the page ${known.label} already.`
      : named && isSignUp.test(text)
        ? signedUpIn(plan, named)
        : null;
}

const isSignUp = /\b(?:sign(?:ing)? up|regist(?:er|ers|ration)|enrol(?:l|ls)?|attend|book|reserve|join)\b/i;

/** What people put their names into already: it belongs to the list that was named. */
function signedUpIn(plan: AppPlan, named: Entity): string | null {
  const list = plan.entities.find(({ fields }) => fields.some(({ reference }) => reference === named.name));
  return list
    ? `That is there already: ${inSentence(list.plural)} are added on the page of each ${inSentence(named.label)}. I changed nothing.`
    : null;
}

const isOther = (entity: Entity, before: Entity | undefined): boolean =>
  before !== undefined && JSON.stringify(entity) !== JSON.stringify(before);

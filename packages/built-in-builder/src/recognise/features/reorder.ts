import { stockFields } from '../../generate/stock-fields.ts';
import type { EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

const proposal = /\b(?:order proposals?|order suggestions?|re-?order (?:lists?|proposals?|suggestions?|reports?))\b/i;
const asked =
  /\b(?:low[- ]stock|out[- ]of[- ]stock) (?:list|report|page|overview|alerts?|warnings?)\b|\b(?:fallen|falls?|drops?|goes|are|is|lie|lies) (?:below|under) (?:the |their |its |a )?(?:minimum|reorder)/i;

/** "which articles are below the minimum", "an order proposal": a page says what to order, and how much. */
export function reorder(features: Features): void {
  if (!features.says(proposal) && !features.says(asked)) return;
  const draft = features.drafts.find((one) => hasMinimum(one.draft))?.draft;
  if (!draft) return;
  const label = features.says(/\bproposal/i) ? 'Order proposal' : features.says(proposal) ? 'Reorder list' : 'Below minimum'; // prettier-ignore
  for (const { noun, draft: other } of [...features.drafts])
    if (other !== draft && /(?:^| )(?:order )?(?:proposal|suggestion)$/.test(noun) && !features.isDescribed(noun)) features.drop(other);
  features.page('reorder', label, 'ClipboardList', draft.entity);
  // some of the samples run low, and most do not
  const { quantity, minimum } = stockFields(draft.entity);
  draft.samples = draft.samples.map((row, index) => ({ ...row, [minimum!.name]: 10 + (index % 3) * 5, [quantity.name]: index % 4 === 1 ? 4 + index : 40 + index * 7 }));
} // prettier-ignore

const hasMinimum = ({ entity }: EntityDraft): boolean =>
  entity.fields.some(({ type }) => type === 'number') && stockFields(entity).minimum !== undefined;

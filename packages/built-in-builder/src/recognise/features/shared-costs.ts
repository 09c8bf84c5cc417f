import type { Features } from './features.ts';
import { isWhom, ownersOf } from './payers.ts';
import { putWorked } from './worked-fields.ts';

const asks = /(?<!\p{L})(?:wer wem|who owes (?:who|whom|each other)|owes? (?:whom|each other)|settle up|(?:gerecht |fair )?(?:auf(?:ge)?teil\p{L}*|verrechn\p{L}*|abrechn\p{L}*)|split (?:the |all )?(?:costs?|bills?|expenses?)|ausgleich\p{L}*)(?!\p{L})/iu; // prettier-ignore
const isCost = /^(?:expense|cost|purchase|bill|payment|spending|ausgabe|kosten|einkauf|auslage|rechnung|zahlung)$/;
const isDebt = /^(?:schuld|debt)$/;

/** Several pay for what they share: what each has paid, what each should have paid, and what lies between the two. */
export function sharedCosts(features: Features): void {
  const { reading, text: read, typed: text = read } = features.context;
  if (reading.language === 'other' || !asks.test(text)) return;
  const cost = features.drafts.find(({ noun, draft }) => isCost.test(noun.split(' ').at(-1)!) && draft.entity.fields.some(({ type }) => type === 'money')); // prettier-ignore
  if (!cost) return;
  const { entity } = cost.draft;
  const amount = entity.fields.find(({ type, formula }) => type === 'money' && !formula)!;
  const found = ownersOf(features, cost.draft);
  if (!found || !isWhom(features.drafts.find(({ draft }) => draft === found.owner)?.noun ?? '')) return;
  // a debt follows from what was paid
  const debt = features.drafts.find(({ noun }) => isDebt.test(noun))?.draft;
  if (debt) features.drop(debt);
  const { owner, by } = found;
  owner.entity.fields = owner.entity.fields.filter(({ formula }) => !formula?.parts.some((part) => 'over' in part && part.over === debt?.entity.name)); // prettier-ignore
  if (owner.entity.fields.some(({ formula }) => formula)) return;
  const paid = { over: entity.name, by: by.name, take: 'sum', field: amount.name } as const;
  const all = { over: entity.name, take: 'sum', field: amount.name } as const;
  const share = { by: 'quotient', parts: [all, { over: owner.entity.name, take: 'count' }] } as const;
  const isGerman = reading.language === 'de';
  putWorked(owner, isGerman ? 'Bisher bezahlt' : 'Paid so far', 'money', { by: 'same', parts: [paid] });
  putWorked(owner, isGerman ? 'Anteil' : 'Share', 'money', { by: 'quotient', parts: [...share.parts] });
  putWorked(owner, isGerman ? 'Bekommt zurück (minus: schuldet)' : 'Gets back (minus: owes)', 'money', { by: 'difference', parts: [paid, { formula: { by: 'quotient', parts: [...share.parts] } }] }); // prettier-ignore
}

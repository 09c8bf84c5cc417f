import { inSentence } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';

const ofTax = /(?<!\p{L})(?:vat|tax(?:es)?|mehrwertsteuer|mwst|umsatzsteuer|netto|brutto)(?!\p{L})/iu;
const asks = /^(?:is|are|does|do|can|could|may|will|what happens|kann|darf|ist|sind|wird|werden|zählt|gilt|muss|was passiert|geht)(?!\p{L})/iu; // prettier-ignore
const empty = /(?<!\p{L})(?:leave (?:\p{L}+ ){0,3}(?:empty|blank|out)|(?:stay|be|left) (?:empty|blank)|(?:empty|blank)|frei lassen|leer (?:lassen|bleiben|lasse)|leer|weglassen)(?!\p{L})/iu; // prettier-ignore
const decimals = /(?<!\p{L})(?:decimals?|decimal (?:numbers|places)|half (?:hours|numbers)|kommazahlen?|nachkommastellen?|komma)(?!\p{L})/iu; // prettier-ignore

/** What people ask about how the app takes numbers and ticks, answered by the plan; nothing changes. */
export function numberAnswer(text: string, plan: AppPlan): string | null {
  const [named] = fieldsIn(text, plan, { least: 2 }).sort((a, b) => b.score - a.score);
  if (decimals.test(text) && named?.field.type === 'number') return `${named.field.label} takes numbers with decimals already, for example 7.5. I changed nothing.`; // prettier-ignore
  if (!asks.test(text)) return null;
  if (ofTax.test(text) && /(?<!\p{L})(?:with|without|include\p{L}*|mit|ohne|inklusive|gerechnet|netto|brutto)(?!\p{L})/iu.test(text)) return 'Amounts are what somebody typed in: the app adds no tax to them and takes none off. I changed nothing.'; // prettier-ignore
  if (!empty.test(text)) return null;
  const ticks = plan.entities.flatMap(({ fields }) => fields.filter(({ type }) => type === 'boolean'));
  const tick = named?.field.type === 'boolean' ? named.field : named?.field.type === 'select' ? undefined : /(?<!\p{L})(?:tick|box|haken|häkchen|kästchen)(?!\p{L})/iu.test(text) ? ticks.find(({ label }) => text.toLowerCase().includes(label.toLowerCase())) : undefined; // prettier-ignore
  if (tick) return `An empty tick counts as no: ${tick.label} is not set then. I changed nothing.`;
  if (!named) return null;
  const { field, entity } = named;
  return field.isRequired
    ? `${field.label} has to be filled in: say “${inSentence(field.label)} is optional” to change that. I changed nothing.`
    : `${field.label} of ${inSentence(entity.plural)} may stay empty: it is saved without. I changed nothing.`;
}

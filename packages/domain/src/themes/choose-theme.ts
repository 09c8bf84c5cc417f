import { paletteNames, palettes, type PaletteName } from './palettes.ts';
import type { RadiusPx } from './theme.ts';
import { typePairNames, type TypePairName } from './type-pairs.ts';

export interface AppTheme {
  palette: PaletteName;
  typePair: TypePairName;
  radius: RadiusPx;
}

/**
 * Words of a trade, in English, and the palette and type that suit it. First match wins, so narrow trades stand
 * before wide ones ("class bookings at a yoga studio" is about the body before it is about bookings).
 */
const trades: readonly (readonly [words: string, palette: PaletteName, typePair: TypePairName])[] = [
  [
    'yoga|pilates|clinic|health|patient|therap|dentist|doctor|medic|nurse|care\\b|wellness|spa\\b|swim|pool',
    'Lagoon',
    'Clear',
  ],
  ['fitness|workout|gym|sport|league|training|running|cycling|football|tennis|climb', 'Citrus', 'Studio'],
  ['child|kid|toy|game|play|quiz|chore|pets?\\b|dogs?\\b|cats?\\b|habit', 'Citrus', 'Counter'],
  ['travel|trip|hotel|flight|holiday|itinerary|boat|beach|rental', 'Lagoon', 'Studio'],
  [
    'recipe|cook|kitchen|meal|food|restaurant|menu|cafe|bakery|garden|plant|farm|grocery|wine|coffee',
    'Orchard',
    'Journal',
  ],
  ['shop|store|catalogue|catalog|market|product|order', 'Orchard', 'Studio'],
  ['library|libraries|books?\\b|reading|author|archive|museum', 'Press', 'Journal'],
  ['blog|news|article|magazine|journal|writing|portfolio|poem|note|publish', 'Press', 'Journal'],
  ['job|career|candidate|hiring|recruit|vacanc', 'Press', 'Workshop'],
  [
    'event|concert|festival|ticket sale|theatre|theater|film|music|wedding|party|art|gallery|exhibition',
    'Mulberry',
    'Studio',
  ],
  ['beauty|salon|hair|nail|fashion|makeup|cosmetic', 'Mulberry', 'Counter'],
  ['feedback|survey|review|vote|poll|idea|community|member|directory|people', 'Mulberry', 'Counter'],
  ['repair|workshop|bike|bicycle|craft|wood|pottery|ceramic|tool|furniture|renovation', 'Kiln', 'Workshop'],
  ['property|properties|estate|homes?\\b|house|apartment|tenant|rent\\b|room|interior', 'Kiln', 'Studio'],
  ['booking|appointment|reservation|rota|shift', 'Kiln', 'Counter'],
  ['expense|budget|invoice|finance|account|money|tax(?:es)?\\b|payroll|payment|bill|bank|spend', 'Alpine', 'Ledger'],
  ['school|class(?:es)?\\b|course|student|lesson|teach|tutor|university|office|compliance|contract', 'Alpine', 'Clear'],
  ['crm|leads?\\b|deals?\\b|sales|customer|client|contact|pipeline', 'Alpine', 'Counter'],
  ['inventory|stock|warehouse|asset|parts|equipment|supply', 'Harbor', 'Ledger'],
  ['ticket|support|issue|incident|bugs?\\b|helpdesk', 'Harbor', 'Clear'],
  ['task|todo|to-do|project|kanban|board|sprint|plans?\\b|planner', 'Harbor', 'Workshop'],
  ['delivery|fleet|truck|logistic|shipment|shipping|route|dispatch|operations', 'Harbor', 'Workshop'],
];

/** FNV-1a, 32 bits: the same text gives the same look on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/**
 * Palette, type pair and radius for an app, from its kind ("expenses") or from the words that describe it.
 * The word found earliest in the text decides; without one, the text's hash does. Never throws, never random.
 */
export function chooseTheme(seed: string): AppTheme {
  const text = seed.toLowerCase();
  let found: { at: number; trade: (typeof trades)[number] } | undefined;
  for (const trade of trades) {
    const at = text.search(new RegExp(`\\b(?:${trade[0]})`));
    if (at >= 0 && (!found || at < found.at)) found = { at, trade };
  }
  const [, palette, typePair] = found?.trade ?? [
    '',
    pick(paletteNames, hash(text)),
    pick(typePairNames, hash(`${text} type`)),
  ];
  return { palette, typePair, radius: palettes[palette].radiusPx };
}

/** The palette alone; see `chooseLook`. */
export const choosePalette = (seed: string): PaletteName => chooseTheme(seed).palette;

import type { Reading } from '../reading/reading.ts';

const drawn = /(?<!\p{L})(?:(?:an?|as|the) (?:small |nice )?(pie|bar|line|curve)(?: chart| graph)? (?:by|of|per|for|with|showing)|(?:eine?|als|die) (torte|kuchen|linie|kurve|balken)(?= (?:mit|nach|der|von|aus|pro|je)(?!\p{L})|[.,;!?]|$))/giu; // prettier-ignore

/** "A pie by category" is drawn, and no list of pies; where pies have fields they are sold. */
export function withoutDrawings(reading: Reading, text: string): void {
  const nouns = new Set([...text.matchAll(drawn)].map(([, english, german]) => (english ?? german)!.toLowerCase()));
  if (nouns.size === 0) return;
  const isDrawn = (noun: string) => nouns.has(noun.toLowerCase());
  const kept = reading.entities.filter(({ noun, fields }) => fields.length > 0 || !isDrawn(noun));
  if (kept.length === reading.entities.length || kept.length === 0) return;
  reading.entities = kept;
  reading.relations = reading.relations.filter(({ from, to }) => kept.some(({ noun }) => noun === from) && kept.some(({ noun }) => noun === to)); // prettier-ignore
}

/** What people write for money beside the codes and signs: Scandinavian, Slavic, Swiss, South Asian and others. */
const abbreviations = new Set(
  (
    'kr. kr kč zł ft lei лв. лв руб. руб р. р грн fr. fr sfr. sfr rs. rs r$ us$ a$ c$ ca$ au$ nz$ hk$ nt$ s$ rm rp din. din дин. ' +
    'дин km tl euro euros eur dollar dollars 円 元 원'
  ).split(' '),
);

let codes: ReadonlySet<string> | null = null;

/** Whether the text beside a number names a currency: its sign, its code in capitals, or a usual abbreviation. */
export function isCurrency(unit: string): boolean {
  if (/^\p{Sc}$/u.test(unit) || abbreviations.has(unit.toLowerCase())) return true;
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(unit);
}

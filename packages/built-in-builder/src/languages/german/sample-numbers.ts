type Pools = readonly [RegExp, readonly number[]][];

/** What German numbers hold, by the field's name or label; the first match counts. */
export const numberPools: Pools = [
  [/jahrgang|baujahr|(?:^|[ _])jahr$|erscheinungsjahr/, [2019, 2022, 1998, 2024, 2011, 2007, 2020, 1974]],
  [/dauer|minuten/, [45, 90, 60, 30, 120, 45, 75, 60]],
  [/(?:^|[ _])alter$/, [3, 7, 1, 12, 5, 9, 2, 4]],
  [/etage|stockwerk|geschoss/, [1, 2, 0, 3, 1, 4, 2, 0]],
  [/größe|groesse|fläche|flaeche|quadratmeter|(?:^|[ _])qm$/, [48, 72, 95, 61, 120, 38, 84, 57]],
  [/zimmer|räume|raeume/, [2, 3, 1, 4, 2, 3, 5, 2]],
  [/stunden/, [2, 3, 1, 2, 4, 1, 2, 3]],
  [/gäste|gaeste|personen|teilnehmer|kinder|erwachsene/, [2, 4, 1, 3, 2, 6, 5, 2]],
  [/plätze|plaetze|kapazität|kapazitaet|sitze/, [6, 4, 8, 12, 20, 10, 24, 16]],
  [/bewertung|sterne/, [4, 5, 3, 2, 5, 4, 3, 1]],
  [/note$/, [2, 1, 3, 2, 4, 1, 2, 3]],
  [/temperatur/, [19, 21, 8, 23, 35, 17, 4, 22]],
  [/prozent|fortschritt|auslastung/, [40, 100, 75, 0, 10, 60, 90, 25]],
  [/seiten/, [320, 184, 416, 96, 272, 544, 208, 368]],
  [/gewicht|(?:^|[ _])kg$/, [4, 12, 28, 7, 18, 3, 9, 22]],
  [/kilometer|strecke|distanz|entfernung|(?:^|[ _])km$/, [5, 12, 8, 21, 3, 16, 10, 42]],
  [/waben/, [6, 8, 5, 9, 7, 10, 6, 8]],
  [/menge|anzahl|stück|stueck|bestand|vorrat/, [12, 4, 27, 3, 50, 8, 33, 6]],
];

export const amountPools: Pools = [
  [/miete/, [780, 1_150, 640, 920, 1_480, 560, 1_040, 870]],
  [/gehalt|lohn|umsatz|budget|einnahme|wert$|kaution/, [1_200, 350, 4_800, 960, 2_150, 75, 640, 1_800]],
  [/preis|gebühr|gebuehr|beitrag|kosten|honorar/, [24.5, 180, 12, 59, 940, 65.9, 310, 48.2]],
];

/** Days from today of what began some time ago, and of what was last. */
export const dayPools: Pools = [
  [/geburt/, [-12_410, -9_730, -16_020, -20_550, -7_460, -25_300, -13_880, -11_090]],
  [/einzug|eintritt|beitritt|(?:^|[ _])seit|kaufdatum|gekauft|anschaffung|aufnahme|gegründet/, [-120, -980, -33, -2_100, -410, -5, -75, -1_400]],
  [/letzte|zuletzt/, [-3, -12, -1, -40, -26, 0, -75, -8]],
]; // prettier-ignore

/** How old people are who have an age of their own. */
export const agesOfPeople: readonly number[] = [34, 27, 45, 61, 19, 52, 38, 29];

/** Other words for the records that are implied, which are called in English wherever they come from. */
export const alike: ReadonlyMap<string, readonly string[]> = new Map([
  ['booking', ['reservation', 'appointment', 'rental', 'reservierung', 'buchung', 'termin']],
  ['order', ['purchase', 'bestellung']],
  ['signup', ['registration', 'enrollment', 'anmeldung']],
  ['comment', ['reply', 'kommentar']],
  ['message', ['enquiry', 'inquiry', 'nachricht']],
  ['loan', ['lending', 'ausleihe']],
  ['review', ['rating', 'bewertung', 'rezension']],
  ['vote', ['stimme', 'abstimmung']],
  ['application', ['bewerbung']],
  ['payment', ['zahlung']],
  ['expense', ['ausgabe']],
]);

export const isAlike = (one: string, other: string): boolean =>
  one === other || alike.get(one)?.includes(other) === true || alike.get(other)?.includes(one) === true;

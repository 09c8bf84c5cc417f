/** What an exported app says by itself, in the languages that the builder has. It stands in the project, not in the builder. */
const words = {
  en: {
    unreachable: 'The server could not be reached. Check the connection and try again.',
    notAllowed: (server: string, page: string) =>
      `No answer came from ${server}. Either that server cannot be reached, or it does not answer pages of ${page} yet. The owner of the app allows this address in Whittle: “Export the app...” in the menu of the app, “Addresses that can call this app”.`,
    close: 'Close',
  },
  de: {
    unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    notAllowed: (server: string, page: string) =>
      `Von ${server} kam keine Antwort. Entweder ist dieser Server nicht erreichbar, oder er antwortet Seiten von ${page} noch nicht. Wem die App gehört, kann diese Adresse in Whittle erlauben: „App exportieren...“ im Menü der App, „Adressen, die diese App aufrufen dürfen“.`,
    close: 'Schließen',
  },
};

/** In the language of the app's page where it is one of them, else in the reader's. */
export function noAnswerWords(): (typeof words)['en'] {
  const spoken = [document.documentElement.lang, ...(navigator.languages ?? [])].map((one) =>
    one.slice(0, 2).toLowerCase(),
  );
  return spoken.find((one) => one === 'de' || one === 'en') === 'de' ? words.de : words.en;
}

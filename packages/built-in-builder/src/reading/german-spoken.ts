/** German as it is spoken in the south, in Switzerland and in chats, with the words that stand in the lists. */
const spoken: readonly (readonly [said: RegExp, read: string])[] = [
  [/^\s*(?:(?:servus|griaß (?:euch|di|enk|gott)|grüß (?:euch|gott|dich|sie)|grüezi(?: mit\p{L}+)?|moin(?: moin)?|hallo(?: \p{L}+)?|hey|guten (?:tag|morgen|abend))[\s,!.:]+)+(?=\p{L})/iu, ''],
  [/\bgi[tb]t?s(?= )/giu, 'gibt es'],
  [/(?<!\p{L})(?:mir|mia|wir|wia) (?:ham|hom|hobn|hend|händ)(?!\p{L})/giu, 'wir haben'],
  [/(?<!\p{L})(?:(?:mir|mia|wir) (?:san|sän|sind)|(?<=^|[.!?] )mir sind) (?=an? |e |en |es )/giu, 'wir sind '],
  [/(?<!\p{L})(?:hab|hob) i(?!\p{L})/giu, 'habe ich'],
  [/(?<!\p{L})i (?:hab|hob)(?!\p{L})/giu, 'ich habe'],
  [/(?<![\p{L}.])(?:net|nit|ned|nöd)(?!\p{L})/gu, 'nicht'],
  [/(?<!\p{L})(?:nix|nüt|nyt)(?!\p{L})/giu, 'nichts'],
  [/(?<!\p{L})nen(?!\p{L})/gu, 'einen'],
  [/(?<!\p{L})ne(?!\p{L})/gu, 'eine'],
  [/(?<=(?<!\p{L})(?:haben|habe|sind|ist|für) )(?:a|e) (?=\p{Ll}+es )/giu, 'ein '],
  [/(?<=(?<!\p{L})(?:haben|habe|sind|ist|für|mit|in|brauche?n?|bin|wie) )(?:a|e) (?=\p{L}{3,})/giu, 'eine '],
  [/(?<=\p{Ll} |, )i(?= (?!\.)|[,.]|$)/gu, 'ich'],
  [/(?<!\p{L})is(?!\p{L})/gu, 'ist'],
  [/(?<!\p{L})san(?!\p{L})/gu, 'sind'],
  // what is wished for is no wish that is kept
  [/(?<!\p{L})(?:wir wünschen uns|wir hätten gerne?|wir suchen)(?!\p{L})/giu, 'wir brauchen'],
  [/(?<!\p{L})(?:ich wünsche mir|ich hätte gerne?)(?!\p{L})/giu, 'ich brauche'],
  [/(?<=^|[.!?]\s+)(?:Gewünscht|Gesucht|Gebraucht|Benötigt) (?:wird|ist|werden) (?=(?:eine?|ein) )/gu, 'Wir brauchen '],
  [/(?<!\p{L}|\d ?)grad(?!\p{L})/gu, 'gerade'],
  [/(?<!\p{L})(h|H)[ao]b(?!\p{L})/gu, '$1abe'],
  [/(?<!\p{L})((?:m|M)öcht|(?:h|H)ätt|(?:b|B)rauch|(?:s|S)chreib|(?:n|N)otier|(?:v|V)ergess?|(?:w|W)är)(?= )/gu, '$1e'],
]; // prettier-ignore

/** "Hab 80 Schafe", "Brauche Name und Ort": who writes is left out. */
const withoutWho =
  /(?<=^|[.!?:]\s+)(Habe|Brauche|Will|Möchte|Hätte|Suche|Führe|Bin|Schreibe|Betreue|Vermiete|Verkaufe|Verleihe|Haben|Brauchen|Wollen|Möchten|Hätten|Suchen|Führen|Sind|Benötigen|Verleihen|Vermieten|Verkaufen|Lagern) (?!(?:ich|wir|sie|Sie|die|alle|du|man|er|es|nach)(?!\p{L}))(?=\p{L}|\d)/giu;
const isOfOne = /^(?:will|bin|.*e)$/i;

/** A German text in the words that it would be written in. */
export const asWritten = (text: string): string =>
  spoken
    .reduce((said, [pattern, words]) => said.replace(pattern, words), text)
    .replace(withoutWho, (_, verb: string) => `${isOfOne.test(verb) ? 'Ich' : 'Wir'} ${verb.toLowerCase()} `);

import { paletteNames, type PaletteName } from '@whittle/domain/themes/palettes';
import { typePairNames, type TypePairName } from '@whittle/domain/themes/type-pairs';
import type { RadiusPx } from '@whittle/domain/themes/theme';

/** Colours and the palette nearest to them, in the order in which they are looked for. */
const colours: [RegExp, PaletteName][] = [
  [/\b(?:green|forest|olive|sage|moss|grün|vert|verde)\b/i, 'Orchard'],
  [/\b(?:teal|turquoise|aqua|cyan|petrol|türkis)\b/i, 'Lagoon'],
  [/\b(?:navy|slate|steel|blue-?gr[ae]y|gr[ae]y-?blue)\b/i, 'Alpine'],
  [/\b(?:blue|indigo|blau|bleue?|azul|blu)\b/i, 'Harbor'],
  [/\b(?:orange|terracotta|rust|brick|brown|clay|copper|warm)\b/i, 'Kiln'],
  [/\b(?:pink|magenta|burgundy|wine red|plum|purple|violet|berry|rosa|lila|rose)\b/i, 'Mulberry'],
  [/\b(?:yellow|lemon|sunny|lime|gelb|jaune|amarillo|giallo)\b/i, 'Citrus'],
  [/\b(?:red|crimson|scarlet|rot|rouge|rojo|rosso)\b/i, 'Kiln'],
  [
    /\b(?:black(?: and white)?|monochrome|less colou?rful|muted|neutral|minimal(?:ist|istic)?|newspaper|gr[ae]y|grau|schwarz)\b/i,
    'Press',
  ],
];

export type LookWords = { palette?: PaletteName; typePair?: TypePairName; radius?: RadiusPx; colour?: string };

/** What a text says about colours, type and corners; `colour` is the word that was found. Empty when it says nothing. */
export function lookIn(text: string): LookWords {
  const found: LookWords = {};
  const palette = paletteNames.find((name) =>
    new RegExp(
      `\\b${name}\\b(?=\\s+(?:palette|colou?rs?|theme|look))|\\b(?:use|palette|theme|look|in)\\s+(?:the\\s+)?${name}\\b`,
      'i',
    ).test(text),
  );
  const named = colours
    .map(([words, name]) => ({ name, match: words.exec(colourContext(text)) }))
    .find(({ match }) => match !== null);
  if (palette) found.palette = palette;
  else if (named?.match) {
    found.palette = named.name;
    found.colour = named.match[0].toLowerCase();
  }
  const pair = typePairNames.find((name) =>
    new RegExp(
      `\\b${name}\\b\\s+(?:type|font|typeface|letters)|\\b(?:type|font|typeface)s?\\s+(?:pair\\s+)?${name}\\b`,
      'i',
    ).test(text),
  );
  if (pair) found.typePair = pair;
  else if (/\bserif(?: font| type)?s?\b/i.test(text) && !/sans[- ]serif/i.test(text)) found.typePair = 'Journal';
  if (/\b(?:square|sharp) corners\b|\bno rounded\b/i.test(text)) found.radius = 0;
  else if (
    /\b(?:round(?:ed|er)?|soft(?:er)?) corners\b|\b(?:buttons?|corners?|cards?|boxes)\b.*\bround(?:er|ed)?\b/i.test(
      text,
    )
  )
    found.radius = 8;
  return found;
}

/** Colour words count only where they speak of the app's look: "green theme", "make it green", "in blue". */
function colourContext(text: string): string {
  const parts = text.match(
    /(?:\b(?:make|turn|paint|use|change|in|colou?rs?|theme|palette|accent|look|style|design|everything|it)\b[^.;,\n]{0,40})|(?:[\p{L}-]{1,40}\s+(?:theme|palette|colou?rs?|accent|design|look|style|and white))/giu,
  );
  return (parts ?? []).join(' ');
}

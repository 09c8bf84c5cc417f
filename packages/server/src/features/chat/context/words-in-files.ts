/** Words of requests that say nothing about where something stands. */
const idle =
  /^(?:also|always|anymore|because|been|bitte|could|dass|diese[mnrs]?|does|doesn|dont|each|every|from|have|here|instead|into|just|kann|können|like|look|make|mehr|more|must|need|nicht|noch|noch|only|please|really|should|sollen?|sollte|some|that|their|them|then|there|these|they|this|those|very|want|werden|when|where|which|will|with|would|your)$/;

/**
 * How much of what a message says stands in each file, from 0 to 1: a word that few files have tells more about where a
 * change belongs than one that all have. Files without any are left out.
 */
export function wordsInFiles(files: ReadonlyMap<string, string>, message: string): Map<string, number> {
  const wanted = new Set((message.toLowerCase().match(/\p{L}{4,}|\d{3,}/gu) ?? []).filter((word) => !idle.test(word)));
  const texts = [...files].map(([path, content]) => [path, content.toLowerCase()] as const);
  const sums = new Map<string, number>();
  for (const word of wanted) {
    const having = texts.filter(([, text]) => text.includes(stemOf(word)));
    const weight = Math.log((texts.length + 1) / (having.length + 1));
    if (weight > 0) for (const [path] of having) sums.set(path, (sums.get(path) ?? 0) + weight);
  }
  const most = Math.max(...sums.values());
  return new Map([...sums].map(([path, sum]) => [path, sum / most]));
}

/** Endings differ: "prices" and "price", "Uhrzeiten" and "Uhrzeit". */
const stemOf = (word: string) => (word.length > 5 ? word.slice(0, word.length > 7 ? -2 : -1) : word);

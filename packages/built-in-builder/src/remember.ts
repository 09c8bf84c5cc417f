const most = 5000;

/** A function of one word that works each word out once; with very many different words it begins anew. */
export function remember<T>(workOut: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const result = workOut(word);
    if (known.size >= most) known.clear();
    known.set(word, result);
    return result;
  };
}

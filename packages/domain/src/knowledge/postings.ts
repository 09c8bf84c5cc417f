/** Which texts hold a term and how often, for every term of some texts. Kept small: an app has up to 20,000 of them. */
export type Postings = {
  /** A term's place in `starts`. */
  terms: ReadonlyMap<string, number>;
  /** Where the texts of each term begin in `texts` and `counts`; one more than there are terms. */
  starts: Uint32Array;
  texts: Uint32Array;
  /** 255 for 255 times and more. */
  counts: Uint8Array;
  /** Terms of each text. */
  lengths: Uint32Array;
  totalLength: number;
};

/** How often each term stands in a text. */
export type TermCounts = ReadonlyMap<string, number>;

export function buildPostings(texts: Iterable<TermCounts>): Postings {
  const terms = new Map<string, number>();
  const pairs = createNumbers();
  const perTerm: number[] = [];
  const ends: number[] = [];
  const lengths: number[] = [];
  for (const counts of texts) {
    let length = 0;
    for (const [term, count] of counts) {
      let id = terms.get(term);
      if (id === undefined) terms.set(term, (id = terms.size));
      perTerm[id] = (perTerm[id] ?? 0) + 1;
      pairs.add(id);
      pairs.add(Math.min(255, count));
      length += count;
    }
    ends.push(pairs.length());
    lengths.push(length);
  }
  const starts = new Uint32Array(terms.size + 1);
  for (const [id, count] of perTerm.entries()) starts[id + 1] = starts[id]! + count;
  const next = starts.slice();
  const found = { texts: new Uint32Array(starts.at(-1)!), counts: new Uint8Array(starts.at(-1)!) };
  let at = 0;
  for (const [text, end] of ends.entries()) {
    for (; at < end; at += 2) {
      const place = next[pairs.get(at)]!++;
      found.texts[place] = text;
      found.counts[place] = pairs.get(at + 1);
    }
  }
  const totalLength = lengths.reduce((sum, length) => sum + length, 0);
  return { terms, starts, ...found, lengths: Uint32Array.from(lengths), totalLength };
}

export function countTerms(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** A list of numbers that takes four bytes for each. */
function createNumbers() {
  let numbers = new Uint32Array(1_024);
  let length = 0;
  return {
    add(value: number) {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length++] = value;
    },
    get: (at: number) => numbers[at]!,
    length: () => length,
  };
}

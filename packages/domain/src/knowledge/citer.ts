import type { Citation } from '@whittle/contract/knowledge/citation';
import { withoutForeignAddresses } from './foreign-addresses.ts';
import type { GivenPassage } from './source-prompt.ts';

export type Citer = ReturnType<typeof createCiter>;

/** Code stays as it is; in everything else square brackets with ids or numbers are citations. */
const marks =
  /```[\s\S]*?(?:```|$)|`[^`\n]*`|[ \t]*[[【](?:sources?:?\s*)?((?:s\d[0-9a-z]{2}|\d{1,3}|none)(?:\s*[,;]\s*(?:s\d[0-9a-z]{2}|\d{1,3}|none))*)[\]】](?!\()/gi;
export const withoutMarks = (text: string): string =>
  text.replaceAll(marks, (all, list: string | undefined) => (list !== undefined && /s\d|none/i.test(list) ? '' : all));

/** A bracket that is not closed yet. */
const openEnd = /[ \t]*[[【][^\]】\n]{0,40}$/;

/**
 * Reads the citations of one answer. Passages get ids that say nothing of their order, so that a model which counts
 * differently, or repeats a mark of an earlier answer, cites nothing instead of something else. What is read has the numbers
 * that people see, `[1]` for the first passage that is cited. `known` are citations that already have their number.
 */
export function createCiter(known: readonly Citation[] = []) {
  const passages = new Map<string, GivenPassage>();
  const numbers = new Map<GivenPassage, number>();
  for (const { number, ...passage } of known) {
    passages.set(idOf(passage, passages), passage);
    if (number !== null) numbers.set(passage, number);
  }
  let hasMissing = false;

  const numberOf = (passage: GivenPassage): number => {
    const number = numbers.get(passage) ?? Math.max(0, ...numbers.values()) + 1;
    numbers.set(passage, number);
    return number;
  };

  const readMark = (list: string): string => {
    const cited = list.split(/[,;]/).flatMap((id) => {
      if (/none/i.test(id)) hasMissing = true;
      const passage = passages.get(id.trim().toLowerCase());
      return passage ? [numberOf(passage)] : [];
    });
    return [...new Set(cited)].map((number) => `[${number}]`).join('');
  };

  return {
    /** Passages that may be cited from now on; answers them with their ids. One that is known keeps its id. */
    give(more: readonly GivenPassage[]): { id: string; passage: GivenPassage }[] {
      return more.map((passage) => {
        const before = [...passages].find(([, one]) => isSame(one, passage));
        if (before) return { id: before[0], passage: before[1] };
        const id = idOf(passage, passages);
        passages.set(id, passage);
        return { id, passage };
      });
    },

    /**
     * A text of the model for people: marks of passages that were given have their number, all others are gone. Pictures
     * and addresses that stand in no passage are gone too: a passage may have talked the model into sending something there.
     */
    read(text: string, { isGrowing = false, allowed = [] }: { isGrowing?: boolean; allowed?: readonly string[] } = {}) {
      const whole = isGrowing ? text.replace(openEnd, '') : text;
      const cited = whole.replaceAll(marks, (all, list: string | undefined) => {
        if (list === undefined) return all;
        const read = readMark(list);
        return read && /^[ \t]/.test(all) ? ` ${read}` : read;
      });
      return withoutForeignAddresses(cited, [...[...passages.values()].flatMap(spoken), ...allowed]);
    },

    /** Whether the model said that the sources do not say something. */
    hasMissing: () => hasMissing,

    /** The cited passages in their order, then those that were found only. */
    citations(): Citation[] {
      const all = [...passages.values()].map((passage): Citation => ({
        ...passage,
        number: numbers.get(passage) ?? null,
      }));
      return all.toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0);
    },
  };
}

const spoken = ({ text, address }: GivenPassage): string[] => (address === null ? [text] : [text, address]);

const isSame = (a: GivenPassage, b: GivenPassage) => a.contextItemId === b.contextItemId && a.n === b.n;

/** `s`, a digit and two letters or digits: short for a model, and no word. The same passage has the same one again. */
function idOf({ contextItemId, n, text }: GivenPassage, taken: ReadonlyMap<string, unknown>): string {
  let hash = 0x81_1c_9d_c5;
  for (const char of `${contextItemId} ${n} ${text}`)
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01_00_01_93) >>> 0;
  for (let at = hash % ids; ; at = (at + 1) % ids) {
    const id = `s${Math.floor(at / 1_296)}${(at % 1_296).toString(36).padStart(2, '0')}`;
    if (!taken.has(id)) return id;
  }
}
const ids = 12_960;

import type { TextEdit } from '../source-code/text-edits.ts';
import type { ClassPlace } from './class-places.ts';

/** A class in the code with the blank before it. A part has no blank between it and what code adds. */
type Token = { gap: string; raw: string; name: string; isPart: boolean };

/** The classes of one stretch, to be changed in place; every blank that is not concerned stays as it is. */
export type ClassList = ReturnType<typeof createClassList>;

export function createClassList(code: string, place: ClassPlace) {
  const raw = code.slice(place.start, place.end);
  const found = [...raw.matchAll(/(\s*)(\S+)/g)];
  let tokens: Token[] = found.map(([all, gap, word], index) => ({
    gap: gap!,
    raw: word!,
    name: place.read(word!),
    isPart:
      (place.isOpenAtStart && index === 0 && gap === '') ||
      (place.isOpenAtEnd && index === found.length - 1 && found.at(-1)!.index + all.length === raw.length),
  }));
  const tail = /\s*$/.exec(raw)![0];
  const whole = () => tokens.filter(({ isPart }) => !isPart);

  return {
    get names() {
      return whole().map(({ name }) => name);
    },
    /** Whether a class can be added without touching what code adds. */
    get hasRoom() {
      return whole().length > 0 || tokens.length === 0 || !place.isOpenAtStart;
    },
    remove(name: string) {
      const at = tokens.findIndex((token) => token.name === name && !token.isPart);
      const gone = tokens[at];
      if (!gone) return;
      tokens = tokens.toSpliced(at, 1);
      if (at === 0 && tokens[0]) tokens[0] = { ...tokens[0], gap: gone.gap };
    },
    replace(name: string, by: string) {
      tokens = tokens.map((token) =>
        token.name === name && !token.isPart ? { ...token, name: by, raw: place.write(by) } : token,
      );
    },
    add(name: string) {
      const added = { raw: place.write(name), name, isPart: false };
      const last = tokens.findLastIndex(({ isPart }) => !isPart);
      if (last >= 0) tokens = tokens.toSpliced(last + 1, 0, { ...added, gap: ' ' });
      else if (tokens[0]) tokens = [{ ...added, gap: tokens[0].gap }, { ...tokens[0], gap: ' ' }, ...tokens.slice(1)];
      else tokens = [{ ...added, gap: place.isOpenAtStart ? ' ' : '' }];
    },
    change(): TextEdit | null {
      const isBetween = place.isOpenAtStart && place.isOpenAtEnd;
      const end = tail === '' && place.isOpenAtEnd && !tokens.at(-1)?.isPart ? ' ' : tail;
      const words = tokens.map((token) => token.gap + token.raw).join('') + end;
      const text = tokens.length > 0 ? words : isBetween && raw !== '' ? ' ' : '';
      return text === raw || (tokens.length === 0 && raw.trim() === '') ? null : { ...rangeOf(place), text };
    },
  };
}

const rangeOf = ({ start, end }: ClassPlace) => ({ start, end });

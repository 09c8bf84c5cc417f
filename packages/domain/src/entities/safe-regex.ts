const maxPatternChars = 200;
const maxQuantifiers = 20;
const maxRepeats = 100;
const maxGroupDepth = 8;

/**
 * The part of JavaScript's regular expressions that cannot take for ever, as a pattern for PostgreSQL's `~`: text,
 * escaped signs, `. \d \w \s \b`, classes, alternatives, groups, `^` and `$`, and `* + ? {n,m}` on anything that holds no
 * such sign itself. Null for everything else: patterns come from the internet (S-08). What is answered is written again
 * from what was understood, so nothing of PostgreSQL's own syntax can be slipped in.
 */
export function toSafeRegex(regex: string): string | null {
  if (regex.length > maxPatternChars) return null;
  const reader = new RegexReader(regex);
  const read = reader.alternatives(0);
  return read && reader.isAtEnd ? read.pattern : null;
}

/** `isRepeated`: it holds a quantifier, so that another one around it could make the work explode. */
type Part = { pattern: string; isRepeated: boolean };

class RegexReader {
  readonly #regex: string;
  #at = 0;
  #quantifiers = 0;

  constructor(regex: string) {
    this.#regex = regex;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#regex.length;
  }

  alternatives(depth: number): Part | null {
    const branches: Part[] = [];
    do {
      const branch = this.#sequence(depth);
      if (!branch) return null;
      branches.push(branch);
    } while (this.#take('|'));
    return {
      pattern: branches.map(({ pattern }) => pattern).join('|'),
      isRepeated: branches.some(({ isRepeated }) => isRepeated),
    };
  }

  #sequence(depth: number): Part | null {
    let pattern = '';
    let isRepeated = false;
    while (!this.isAtEnd && this.#peek() !== '|' && this.#peek() !== ')') {
      const item = this.#item(depth);
      if (!item) return null;
      pattern += item.pattern;
      isRepeated ||= item.isRepeated;
    }
    return { pattern, isRepeated };
  }

  #item(depth: number): Part | null {
    const anchor = { '^': '^', $: '$' }[this.#peek()];
    if (anchor) {
      this.#at += 1;
      return /[*+?{]/.test(this.#peek()) ? null : { pattern: anchor, isRepeated: false };
    }
    const atom = this.#atom(depth);
    if (!atom) return null;
    const quantifier = this.#quantifier();
    if (quantifier === null) return null;
    if (quantifier === '') return atom;
    this.#quantifiers += 1;
    if (atom.isRepeated || this.#quantifiers > maxQuantifiers) return null;
    return { pattern: `${atom.pattern}${quantifier}`, isRepeated: true };
  }

  #atom(depth: number): Part | null {
    const sign = this.#next();
    if (sign === '(') {
      if (depth >= maxGroupDepth) return null;
      if (this.#take('?') && !this.#take(':')) return null;
      const inner = this.alternatives(depth + 1);
      return inner && this.#take(')') ? { pattern: `(?:${inner.pattern})`, isRepeated: inner.isRepeated } : null;
    }
    const pattern =
      sign === '[' ? this.#class() : sign === '.' ? '[^\\n]' : sign === '\\' ? this.#escape() : literal(sign);
    return pattern === null ? null : { pattern, isRepeated: false };
  }

  #escape(): string | null {
    const sign = this.#next();
    if (/[dDwWsS]/.test(sign)) return `\\${sign}`;
    if (sign === 'b') return /[*+?{]/.test(this.#peek()) ? null : '\\y';
    if (sign === 'n' || sign === 't') return `\\${sign}`;
    return sign === '' || /[a-z0-9]/i.test(sign) ? null : literal(sign, true);
  }

  #class(): string | null {
    let pattern = this.#take('^') ? '[^' : '[';
    if (this.#peek() === ']') return null;
    while (!this.#take(']')) {
      const from = this.#classSign();
      if (from === null) return null;
      pattern += from.pattern;
      if (this.#peek() === '-' && this.#regex[this.#at + 1] !== ']') {
        this.#at += 1;
        const to = this.#classSign();
        if (!to?.sign || !from.sign || to.sign < from.sign) return null;
        pattern += `-${to.pattern}`;
      }
    }
    return `${pattern}]`;
  }

  /** `sign` is empty for a group of signs such as `\d`, which cannot begin or end a range. */
  #classSign(): { pattern: string; sign: string } | null {
    const sign = this.#next();
    if (sign === '' || sign === '[') return null;
    if (sign !== '\\') return { pattern: literal(sign, true)!, sign };
    const escaped = this.#next();
    if (/[dws]/.test(escaped)) return { pattern: `\\${escaped}`, sign: '' };
    if (escaped === '' || /[a-z0-9]/i.test(escaped)) return null;
    return { pattern: literal(escaped, true)!, sign: escaped };
  }

  /** Empty when there is none, null when it is not understood. */
  #quantifier(): string | null {
    const sign = this.#peek();
    if (sign === '*' || sign === '+' || sign === '?') this.#at += 1;
    else if (sign === '{') {
      const bounds = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(this.#regex.slice(this.#at));
      if (!bounds) return null;
      const [whole, least, , most] = bounds;
      if (Number(least) > maxRepeats || Number(most ?? 0) > maxRepeats) return null;
      if (most && Number(most) < Number(least)) return null;
      this.#at += whole.length;
      return /[*+?{]/.test(this.#peek()) ? null : whole;
    } else return '';
    return /[*+?{]/.test(this.#peek()) ? null : sign;
  }

  #peek(): string {
    return this.#regex[this.#at] ?? '';
  }

  #next(): string {
    const sign = this.#regex.codePointAt(this.#at);
    if (sign === undefined) return '';
    const text = String.fromCodePoint(sign);
    this.#at += text.length;
    return text;
  }

  #take(sign: string): boolean {
    if (this.#peek() !== sign || sign === '') return false;
    this.#at += 1;
    return true;
  }
}

/** A sign that stands for itself; null for one that means something, unless it was escaped. */
function literal(sign: string, isEscaped = false): string | null {
  if (!isEscaped && /[*+?)\]{}]/.test(sign)) return null;
  return /[a-z0-9_\s]/i.test(sign) || sign > '\u007f' ? sign : `\\${sign}`;
}

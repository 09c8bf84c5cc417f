const token = /\s*(\*\*|===|<=|>=|Math\.\w+|[A-Za-z]\w*|\d+(?:\.\d+)?|[-+*/()?:<>,])/y;
const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  'Math.ceil': Math.ceil,
  'Math.floor': Math.floor,
  'Math.round': Math.round,
  'Math.abs': Math.abs,
  'Math.min': Math.min,
  'Math.max': Math.max,
};

class NotUnderstood extends Error {}

/** The number that a formula gives; null where it is more than arithmetic, a choice and rounding. */
export function evaluate(formula: string, values: ReadonlyMap<string, number>): number | null {
  try {
    return new Reader(formula, values).whole();
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

class Reader {
  readonly #tokens: string[] = [];
  readonly #values: ReadonlyMap<string, number>;
  #at = 0;

  constructor(formula: string, values: ReadonlyMap<string, number>) {
    this.#values = values;
    token.lastIndex = 0;
    const text = formula.trimEnd();
    while (token.lastIndex < text.length) {
      const found = token.exec(text)?.[1];
      if (found === undefined) throw new NotUnderstood();
      this.#tokens.push(found);
    }
  }

  whole(): number {
    const value = this.#choice();
    if (this.#at < this.#tokens.length) throw new NotUnderstood();
    return value;
  }

  #takes(...signs: string[]): string | null {
    const next = this.#tokens[this.#at];
    if (next === undefined || !signs.includes(next)) return null;
    this.#at += 1;
    return next;
  }

  #needs(sign: string): void {
    if (!this.#takes(sign)) throw new NotUnderstood();
  }

  #choice(): number {
    const condition = this.#comparison();
    if (!this.#takes('?')) return condition;
    const yes = this.#choice();
    this.#needs(':');
    const no = this.#choice();
    return condition === 0 ? no : yes;
  }

  #comparison(): number {
    const left = this.#sum();
    const sign = this.#takes('===', '<', '>', '<=', '>=');
    if (!sign) return left;
    const right = this.#sum();
    return Number(
      { '===': left === right, '<': left < right, '>': left > right, '<=': left <= right, '>=': left >= right }[sign],
    );
  }

  #sum(): number {
    let value = this.#product();
    for (let sign = this.#takes('+', '-'); sign; sign = this.#takes('+', '-'))
      value += (sign === '+' ? 1 : -1) * this.#product();
    return value;
  }

  #product(): number {
    let value = this.#power();
    for (let sign = this.#takes('*', '/'); sign; sign = this.#takes('*', '/')) {
      const next = this.#power();
      value = sign === '*' ? value * next : value / next;
    }
    return value;
  }

  #power(): number {
    const base = this.#part();
    return this.#takes('**') ? base ** this.#power() : base;
  }

  #part(): number {
    if (this.#takes('-')) return -this.#part();
    if (this.#takes('(')) {
      const value = this.#choice();
      this.#needs(')');
      return value;
    }
    const word = this.#tokens[this.#at++] ?? '';
    if (/^\d/.test(word)) return Number(word);
    const apply = functions[word];
    if (apply) {
      this.#needs('(');
      const given = [this.#choice()];
      while (this.#takes(',')) given.push(this.#choice());
      this.#needs(')');
      return apply(...given);
    }
    const value = this.#values.get(word);
    if (value === undefined) throw new NotUnderstood();
    return value;
  }
}

/** Every result that is a number, in the order of the formulas, each of which may use those before it. */
export function evaluateAll(
  results: readonly { name: string; formula: string }[],
  entered: ReadonlyMap<string, number>,
): Map<string, number> {
  const known = new Map(entered);
  const found = new Map<string, number>();
  for (const { name, formula } of results) {
    const value = evaluate(formula, known);
    if (value === null) continue;
    known.set(name, value);
    found.set(name, value);
  }
  return found;
}

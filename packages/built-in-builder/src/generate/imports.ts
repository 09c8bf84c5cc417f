import { importLine } from './code.ts';

/** Collects what a generated file uses, in the order people write imports: libraries first, then the app's own. */
export class Imports {
  readonly #named = new Map<string, Set<string>>();
  readonly #defaults = new Map<string, string>();

  /** Answers the name, so that it can stand in a template. */
  use(name: string, from: string): string {
    const names = this.#named.get(from) ?? new Set();
    this.#named.set(from, names.add(name));
    return name;
  }

  /** Under another name, where two sources export the same one. */
  useAs(name: string, as: string, from: string): string {
    this.use(`${name} as ${as}`, from);
    return as;
  }

  /** Takes back a name that turned out not to be used. */
  without(name: string, from: string): this {
    this.#named.get(from)?.delete(name);
    return this;
  }

  kit(name: string, part: string): string {
    return this.use(name, `@/components/ui/${part}`);
  }

  icon(name: string): string {
    return this.use(name, 'lucide-react');
  }

  format(name: string): string {
    return this.use(name, '@/services/format');
  }

  default(name: string, from: string): string {
    this.#defaults.set(from, name);
    return name;
  }

  component(name: string): string {
    return this.default(name, `@/components/${name}`);
  }

  toString(): string {
    const sources = [...new Set([...this.#named.keys(), ...this.#defaults.keys()])].filter(
      (from) => this.#defaults.has(from) || (this.#named.get(from)?.size ?? 0) > 0,
    );
    const rank = (from: string) => (from === 'react' ? 0 : from.startsWith('@/') ? 2 : 1);
    sources.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
    return sources.map((from) => this.#line(from)).join('\n');
  }

  #line(from: string): string {
    const names = [...(this.#named.get(from) ?? [])];
    const whole = this.#defaults.get(from);
    if (!whole) return importLine(names, from);
    return names.length === 0
      ? `import ${whole} from '${from}';`
      : importLine(names, from).replace('import {', `import ${whole}, {`);
  }
}

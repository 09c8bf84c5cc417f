import type { ListItem } from './lists.ts';
import type { Log } from './logs.ts';
import type { HasSeveral } from './many-to-many.ts';

export type Evidence = { noun: string; weight: number; reasons: string[]; at: number };
/** `of` are what the record belongs to, as far as they are kept; `people` stands for the people of the app. */
export type Left = { noun: string; plural: string | null; fields: readonly string[]; of: readonly string[] };
export type Related = { from: string; to: string; why: string };

/** What the clauses of a prompt say, before anything is decided. Nouns are singular, each with why it may be a record. */
export class Facts {
  readonly evidence = new Map<string, Evidence>();
  readonly fields = new Map<string, ListItem[]>();
  readonly relations: Related[] = [];
  /** Whose app it is: "a solar company". */
  readonly bodies = new Set<string>();
  /** What the text names as examples of a thing: of jobs electrician and plumber. */
  readonly examples = new Map<string, string[]>();
  /** Fields that are said in passing beside a noun, which may be no entity: "lead status". */
  readonly compounds: { owner: string; name: string }[] = [];
  /** Lists of fields that are said of nothing by name: what a profile, or a form, asks for. */
  readonly unowned: { of: 'profile' | 'form'; names: readonly string[] }[] = [];
  readonly actors = new Set<string>();
  /** Verb and thing, as in "borrow" and "tool"; the subject where one is named. */
  readonly acts: { subject: string | null; verb: string; object: string }[] = [];
  readonly logs: Log[] = [];
  /** Records that a clause leaves behind without a verb that does so everywhere: who has to pay leaves payments. */
  readonly left: Left[] = [];
  readonly several: HasSeveral[] = [];
  /** "Who comes to which rehearsal": asked of people and what they come to; null where nobody says who. */
  readonly attended: { who: string | null; to: string; by: string | null; isDated: boolean }[] = [];
  /** People of whom several take part in what has a field of them: which kids came along. */
  readonly helpers: string[] = [];
  /** Two of which each has several of the other: neither belongs to the other. */
  readonly pairs: (readonly [string, string])[] = [];
  /** What a relation says for a noun: it counts after the clause, so that things keep the order in which they are named. */
  readonly hinted: { noun: string; weight: number; reason: string }[] = [];
  /** How far a thing is, said in passing: it stands behind the fields that are listed, and is weighed against nothing. */
  readonly said: { noun: string; text: string }[] = [];
  /** What the text says that there is a number of. */
  counted: string | null = null;
  private count = 0;

  settleHints(): void {
    for (const { noun, weight, reason } of this.hinted.splice(0)) this.add(noun, weight, reason);
  }

  add(noun: string, weight: number, reason: string): void {
    const known = this.evidence.get(noun) ?? { noun, weight: 0, reasons: [], at: this.count++ };
    const isNew = !known.reasons.includes(reason);
    known.weight += isNew ? weight : Math.min(weight, 0.3);
    if (isNew) known.reasons.push(reason);
    this.evidence.set(noun, known);
  }

  addFields(noun: string, items: readonly ListItem[]): void {
    const known = this.fields.get(noun) ?? [];
    const names = new Set(known.map(nameOf));
    this.fields.set(noun, [...known, ...items.filter((item) => !names.has(nameOf(item)))]);
  }
}

/** Without its choices: "filter by type" says nothing new of "type (indoor, outdoor)". */
const nameOf = ({ text }: ListItem): string => text.toLowerCase().replace(/\s*\([^()]*\)$/, '');

import type { LabelledPrompt } from './labels.ts';
import { isField, isRecord, isSameName } from './matching.ts';

/** What a reader made of a prompt. */
export type Read = {
  entities: readonly { noun: string; fields: readonly string[] }[];
  relations: readonly { from: string; to: string }[];
  abilities: readonly string[];
};

/** Right, wrong and missed, and what they come to. */
class Tally {
  right = 0;
  wrong = 0;
  missed = 0;
  /** F1 in percent. */
  get f1(): number {
    return this.right === 0 ? 0 : (200 * this.right) / (2 * this.right + this.wrong + this.missed);
  }
}

export class Score {
  readonly records = new Tally();
  readonly fields = new Tally();
  readonly relations = new Tally();
  readonly abilities = new Tally();

  add(labels: LabelledPrompt, read: Read): void {
    const matched = this.addRecords(labels, read);
    this.addFields(labels, read, matched);
    this.addRelations(labels, read);
    this.addAbilities(labels, read);
  }

  /** F1 of records, fields, relations and abilities, in percent. */
  toString(): string {
    return ['records', 'fields', 'relations', 'abilities'].map((part) => `${part} ${this[part as 'records'].f1.toFixed(1)}`).join(', '); // prettier-ignore
  }

  private addRecords({ records }: LabelledPrompt, { entities }: Read): Map<LabelledPrompt['records'][number], string> {
    const matched = new Map<LabelledPrompt['records'][number], string>();
    const used = new Set<string>();
    const free = (test: (noun: string) => boolean) => entities.find(({ noun }) => !used.has(noun) && test(noun))?.noun;
    const inOrder = records.toSorted((a, b) => Number(a.kind === 'optional') - Number(b.kind === 'optional'));
    for (const record of inOrder) {
      const noun = free((one) => record.names.some((name) => isSameName(one, name))) ?? free((one) => isRecord(one, record.names)); // prettier-ignore
      if (noun !== undefined) {
        matched.set(record, noun);
        used.add(noun);
      }
      if (record.kind !== 'optional') this.records[noun === undefined ? 'missed' : 'right']++;
    }
    this.records.wrong += entities.length - used.size;
    return matched;
  }

  private addFields({ records }: LabelledPrompt, { entities, relations }: Read, matched: ReadonlyMap<LabelledPrompt['records'][number], string>): void {
    for (const record of records) {
      const noun = matched.get(record);
      const read = entities.find((one) => one.noun === noun)?.fields ?? [];
      const used = new Set<string>();
      for (const { names, kind } of record.fields) {
        const isTie = relations.some(({ from, to }) => from === noun && isRecord(to, names));
        const found = read.find((name) => !used.has(name) && isField(name, names, record.names[0]!));
        if (found !== undefined) used.add(found);
        if (kind !== 'optional') this.fields[found !== undefined || isTie ? 'right' : 'missed']++;
      }
      if (record.kind !== 'optional') this.fields.wrong += read.length - used.size;
    }
    const known = new Set(matched.values());
    for (const { noun, fields } of entities) if (!known.has(noun)) this.fields.wrong += fields.length;
  } // prettier-ignore

  private addRelations({ records, relations: wanted }: LabelledPrompt, { relations }: Read): void {
    const namesOf = (name: string) => records.find(({ names }) => names.includes(name))?.names ?? [name];
    const used = new Set<number>();
    for (const { from, to, isOptional } of wanted) {
      const at = relations.findIndex((one, index) => !used.has(index) && isRecord(one.from, namesOf(from)) && isRecord(one.to, namesOf(to))); // prettier-ignore
      if (at >= 0) used.add(at);
      if (!isOptional) this.relations[at >= 0 ? 'right' : 'missed']++;
    }
    this.relations.wrong += relations.length - used.size;
  }

  private addAbilities({ abilities: wanted }: LabelledPrompt, { abilities }: Read): void {
    const left = new Set(abilities);
    for (const { names, kind } of wanted) {
      const isRead = names.some((name) => left.has(name));
      for (const name of names) left.delete(name);
      if (kind !== 'optional') this.abilities[isRead ? 'right' : 'missed']++;
    }
    this.abilities.wrong += left.size;
  }
}

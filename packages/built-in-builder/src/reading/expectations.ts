import type { Reading } from './reading.ts';
import { lemmaOfNoun } from './lemma.ts';

/** What a prompt of the table must be read as, at least. */
export type Expectation = {
  prompt: string;
  things: { noun: string; fields: string[] }[];
  relations: [from: string, to: string][];
  abilities: string[];
  colours: [ground: string, parts: string] | null;
  name: string | null;
  never: string[];
};

/** Reads the table of prompts: a prompt, then indented lines; `#` begins a remark. */
export function expectationsIn(text: string): Expectation[] {
  return text
    .replace(/^#.*\n/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim().split('\n'))
    .filter(([first]) => first)
    .map(([prompt = '', ...lines]) => {
      const entry: Expectation = {
        prompt,
        things: [],
        relations: [],
        abilities: [],
        colours: null,
        name: null,
        never: [],
      };
      for (const line of lines) readLine(entry, line.trim());
      return entry;
    });
}

function readLine(entry: Expectation, line: string): void {
  const [key = '', value = ''] = line.split(/:\s*/);
  const items = value.split(/,\s*/).filter(Boolean);
  const [from, to] = line.split(' -> ');
  if (from && to) entry.relations.push([from, to]);
  else if (key === 'can') entry.abilities = items;
  else if (key === 'never') entry.never = items;
  else if (key === 'name') entry.name = value;
  else if (key === 'colours') entry.colours = value.split(' / ') as [string, string];
  else entry.things.push({ noun: key, fields: items });
}

/** What was not read as the table says, as sentences; empty when all of it was. */
export function missingIn(entry: Expectation, reading: Reading): string[] {
  const { entities, relations, abilities, background, component } = reading;
  const find = (noun: string) => entities.find((one) => one.noun === noun);
  const plain = (name: string) =>
    lemmaOfNoun(
      name
        .toLowerCase()
        .replace(/\s*[(:].*/, '')
        .replace(/ [\d-]+$/, ''),
    );
  const got = `read: ${entities.map(({ noun, fields }) => `${noun} (${fields.join('; ')})`).join(', ')}`;
  const missing = [
    ...entry.things.flatMap(({ noun, fields }) => {
      const entity = find(noun);
      if (!entity) return [`no ${noun}`];
      const have = entity.fields.map(plain);
      return fields.filter((field) => !have.includes(plain(field))).map((field) => `${noun} without ${field}`);
    }),
    ...entry.relations
      .filter(([from, to]) => !relations.some((one) => one.from === from && one.to === to))
      .map(([from, to]) => `no ${from} -> ${to}`),
    ...entry.abilities.filter((ability) => !abilities.some((one) => one === ability)).map((one) => `cannot ${one}`),
    ...entry.never
      .filter((noun) => entities.some((one) => one.noun === noun || one.fields.includes(noun)))
      .map((noun) => `takes ${noun} for a thing or a field`),
    ...(entry.colours && (background?.words ?? '-') !== entry.colours[0] ? [`ground ${background?.words ?? '-'}`] : []),
    ...(entry.colours && (component?.words ?? '-') !== entry.colours[1] ? [`parts ${component?.words ?? '-'}`] : []),
    ...(entry.name &&
    reading.called !== entry.name.charAt(0).toLowerCase() + entry.name.slice(1) &&
    reading.called !== entry.name
      ? [`called ${reading.called ?? '-'}`]
      : []),
  ];
  return missing.length > 0 ? [...missing, got] : [];
}

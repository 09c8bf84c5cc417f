type Words = readonly [english: string, german: string];
type Sentence = { english: string; words: string };

/** Who can do something, as `accessSentences` of the domain begins its sentences. */
const people: readonly Words[] = [
  ['Everyone', 'Alle'],
  ['Signed-in people', 'Angemeldete'],
  ['Admins', 'Admins'],
  ['Only admins', 'Nur Admins'],
];

const verbs: readonly Words[] = [
  ['add', 'hinzufügen'],
  ['change', 'ändern'],
  ['delete', 'löschen'],
];
/** Reading has a sentence of its own, the others share one where their rule is the same. */
const acts: readonly (readonly Words[])[] = [
  [['read', 'sehen']],
  ...[1, 2, 3, 4, 5, 6, 7].map((chosen) => verbs.filter((_, at) => chosen & (1 << at))),
];

/** Of which records; in German before the verb. */
const conditions: readonly Words[] = [
  ['that are about them', 'die von ihnen handeln'],
  ['whose “{field}” is about them', 'deren „{field}“ sie selbst betrifft'],
  ['that name them in “{field}”', 'die sie in „{field}“ nennen'],
  ['where “{field}” is their own id or “{value}”', 'in denen „{field}“ ihre eigene ID oder „{value}“ ist'],
  ['where “{field}” is empty', 'in denen „{field}“ leer ist'],
  ['where “{field}” is not “{value}”', 'in denen „{field}“ nicht „{value}“ ist'],
  ['where “{field}” is “{value}”', 'in denen „{field}“ „{value}“ ist'],
];
const which: readonly Words[] = [
  ['all records', 'alle Einträge'],
  ['records', 'Einträge'],
  ['records that they created', 'eigene Einträge'],
  ...conditions.flatMap(([english, german]): Words[] => [
    [`records ${english}`, `Einträge, ${german},`],
    [`records that they created and ${english}`, `eigene Einträge, ${german},`],
  ]),
];

const audiences: readonly Words[] = [
  ['who created the record and admins', 'nur Admins und wer den Eintrag angelegt hat'],
  ['admins', 'nur Admins'],
  ['who created the record', 'nur, wer den Eintrag angelegt hat'],
  ['signed-in people', 'nur Angemeldete'],
  [
    'who created the record, signed-in people, on records that are about them and admins',
    'nur Admins, wer den Eintrag angelegt hat und von wem er handelt',
  ],
  [
    'who created the record, signed-in people, on records whose “{by}” is about them and admins',
    'nur Admins, wer den Eintrag angelegt hat und wen dessen „{by}“ betrifft',
  ],
];

const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`;

const ofRecords = people.flatMap(([english, german]) =>
  acts.flatMap((act) => {
    const [can, kann] = [list(act.map(([word]) => word), 'and'), list(act.map(([, word]) => word), 'und')]; // prettier-ignore
    return which.map(([records, eintraege]): Sentence => ({
      english: `${english} can ${can} ${records}.`,
      words: `${german} können ${eintraege} ${kann}.`,
    }));
  }),
);

const ofOwn = acts.flatMap((act): Sentence[] => {
  const [can, kann] = [
    list(
      act.map(([word]) => word),
      'or',
    ),
    list(
      act.map(([, word]) => word),
      'und',
    ),
  ];
  return [
    { english: `Who created a record can ${can} it.`, words: `Wer einen Eintrag angelegt hat, kann ihn ${kann}.` },
    {
      english: `Only who created a record can ${can} it.`,
      words: `Nur wer einen Eintrag angelegt hat, kann ihn ${kann}.`,
    },
  ];
});

const mostFields = 8;
const ofFields = audiences.flatMap(([audience, wer]) =>
  Array.from({ length: mostFields }, (_, count): Sentence => {
    const names = Array.from({ length: count + 1 }, (_name, at) => `{field${at}}`);
    const [english, german] = [list(names.map((name) => `“${name}”`), 'and'), list(names.map((name) => `„${name}“`), 'und')]; // prettier-ignore
    return names.length === 1
      ? { english: `The field ${english} is shown to ${audience}.`, words: `Das Feld ${german} sehen ${wer}.` }
      : { english: `The fields ${english} are shown to ${audience}.`, words: `Die Felder ${german} sehen ${wer}.` };
  }),
);

/** Who reads, adds and changes what, as rules have it: the sentences that rules of built apps lead to. */
export const accessSentences: readonly Sentence[] = [...ofOwn, ...ofRecords, ...ofFields];

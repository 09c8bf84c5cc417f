import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { understand } from './understand.ts';

const { plan: tools } = recognise(
  'A tool library: tools with name, shelf and photo, members with name and email, and loans with tool, member, from and due date',
);
const { plan: nursery } = recognise(
  'Kita-Verwaltung: Kinder mit Name, Geburtstag und Gruppe, Eltern mit Name und Telefon, Krankmeldungen mit Kind, von, bis und Grund',
);
const changesIn = (message: string, plan = tools) => {
  const understood = understand(message, plan);
  return understood.kind === 'changes' ? understood.changes : understood.kind;
};

describe('[GEN-63] what is said by what it is not', () => {
  test.each([
    ['instead of "members" write "neighbours", that’s what we call them', 'Member', 'Neighbours'],
    ['don’t call them loans, we say hire', 'Loan', 'Hires'],
    ['we call them hires, not loans', 'Loan', 'Hires'],
    ['people say borrower here, please don’t call them members', 'Member', 'Borrowers'],
  ])('“%s” renames', (message, entity, plural) => {
    expect(changesIn(message)).toMatchObject([{ kind: 'rename-entity', entity, plural }]);
  });

  test('in German, without the reason, and with every word of the name', () => {
    expect(changesIn('Statt Kinder schreib bitte Mädchen und Jungen', nursery)).toMatchObject([
      { kind: 'rename-entity', entity: 'Kind', plural: 'Mädchen und Jungen' },
    ]);
    expect(changesIn('Statt Kinder schreib bitte Zwerge, so heißt das bei uns', nursery)).toMatchObject([
      { kind: 'rename-entity', entity: 'Kind', plural: 'Zwerge' },
    ]);
  });

  test.each([
    ['the shelf shouldn’t be typed freely, let people choose between left, middle or right', tools, ['Left', 'Middle', 'Right']],
    ['Die Gruppe soll man nicht frei eintippen, sondern zwischen Bären, Igel und Füchse wählen', nursery, ['Bären', 'Igel', 'Füchse']],
  ])('“%s” makes a choice and no other field', (message, plan, options) => {
    expect(changesIn(message, plan)).toMatchObject([{ kind: 'set-options', options }]);
  }); // prettier-ignore

  test('the view that is not wished is not made', () => {
    expect(changesIn('rather show the loans as a calendar, not as a table')).toMatchObject([{ kind: 'add-calendar' }]);
    expect(changesIn('Die Kinder lieber als Karten zeigen statt als Tabelle', nursery)).toMatchObject([
      { kind: 'list-layout', entity: 'Kind', layout: 'gallery' },
    ]);
  });
});

describe('[GEN-63] what sounds like access and is none, or is only half of it', () => {
  test.each([
    ['could you send the member an email automatically when a loan is recorded', tools],
    ['when somebody adds a tool, mail me', tools],
    ['Wenn eine Krankmeldung eingeht, soll die Leitung automatisch eine Mail kriegen', nursery],
  ])('“%s” opens nothing to anybody, and says that no mail is sent', (message, plan) => {
    expect(understand(message, plan)).toMatchObject({ kind: 'problem', sentence: expect.stringContaining('send no e-mail') }); // prettier-ignore
  });

  test.each([
    ['Members can look at the loans, but not add or change anything', tools, 'Loan', 'admin'],
  ])('“%s”: they see, and change nothing', (message, plan, entity, write) => {
    expect(changesIn(message, plan)).toEqual([{ kind: 'access', entity, access: { read: 'all', write } }]);
  }); // prettier-ignore

  test.each([
    ['the volunteers should see all loans but not delete any, deleting is only for me', tools, 'Loan', { delete: {} }],
    ['Die Erzieherinnen sollen alle Krankmeldungen sehen, aber nichts löschen können', nursery, 'Krankmeldung', { see: { own: true, roles: ['Erzieherin'] }, delete: { own: true, never: ['Erzieherin'] } }],
  ])('“%s”: each deed by itself', (message, plan, entity, rights) => {
    expect(changesIn(message, plan)).toMatchObject([{ kind: 'rights', entity, rights }]);
  }); // prettier-ignore

  test('choosing whose records are shown is no access', () => {
    expect(changesIn('I’d like to choose a member and then only see what that member borrowed')).toBe('problem');
  });

  test('what is most urgent is due next', () => {
    expect(changesIn('Krankmeldungen bitte nach Bis sortieren, die dringendste zuerst', nursery)).toMatchObject([
      { kind: 'sort-list', field: 'bis', direction: 'up' },
    ]);
  });
});

describe('[GEN-63] lists in polite words, and what no change makes', () => {
  test.each([
    ['what about a list with our sponsors (name, phone, since when)', tools, 'Sponsor', ['Name', 'Phone']],
    ['Es müsste auch eine Liste mit den Erziehern geben: Name, Telefon, Arbeitszeit', nursery, 'Erzieher', ['Name', 'Telefon', 'Arbeitszeit']],
    ['Die Gruppe soll eine eigene Liste sein, mit Name und Raum', nursery, 'Gruppe', ['Name', 'Raum']],
  ])('“%s”', (message, plan, label, fields) => {
    const [first] = changesIn(message, plan) as Extract<ReturnType<typeof changesIn>, unknown[]>;
    expect(first).toMatchObject({ kind: 'add-entity', draft: { entity: { label } } });
    const made = first?.kind === 'add-entity' ? first.draft.entity.fields.map((field) => field.label) : [];
    expect(made).toEqual(fields);
  }); // prettier-ignore

  test.each([
    ['every loan needs a running number', tools, 'counts up by itself'],
    ['Neue Einträge erst nach meiner Freigabe sichtbar', nursery, 'waits for approval'],
  ])('“%s” is refused by name', (message, plan, words) => {
    expect(understand(message, plan)).toMatchObject({ kind: 'problem', sentence: expect.stringContaining(words) });
  });
});

describe('[GEN-63] no other wish is taken for one that is near', () => {
  test('how many there are, on the first page, is no other first page', () => {
    const changes = changesIn('a big number on the first page with how many loans there were this year');
    expect(changes).toMatchObject([{ kind: expect.stringMatching(/^(?:add-chart|count-figure)$/) }]);
  });

  test('what things can be is a field of theirs, not of what points to them', () => {
    expect(changesIn('tools can be broken, in repair or fine')).toMatchObject([
      { kind: 'add-field', entity: 'ToolEntry', field: { label: 'Condition', options: [{ value: 'Broken' }, {}, {}] } },
    ]);
  });

  test.each([
    ['put a phone number on members', tools, 'Member', 'Phone number'],
    ['Bitte noch die Adresse bei den Eltern', nursery, 'Eltern', 'Adresse'],
  ])('“%s” adds a field', (message, plan, entity, label) => {
    expect(changesIn(message, plan)).toMatchObject([{ kind: 'add-field', entity, field: { label } }]);
  });

  test('who alone may change a list sees it', () => {
    expect(changesIn('Nur die Leitung darf Eltern ändern', nursery)).toMatchObject([
      { kind: 'access', entity: 'Eltern', access: { read: 'admin', write: 'admin' } },
    ]);
  });
});

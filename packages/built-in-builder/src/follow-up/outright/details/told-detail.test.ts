import { describe, expect, test } from 'vitest';
import { planOf } from '../../told.fixture.ts';
import { understand } from '../../understand.ts';

const boats = planOf('Rowing club: members (name, phone), outings (boat, date, cox).');
const betrieb = planOf('Schreinerei: Aufträge (Kunde, Datum, Preis), Kunden (Name, Telefon).');

const added = (message: string, plan: typeof boats) => {
  const understood = understand(message, plan);
  if (understood.kind !== 'changes') return understood.kind;
  return understood.changes.map((change) => (change.kind === 'add-field' ? [change.entity, change.field.label, change.field.type] : change.kind)); // prettier-ignore
};

describe('[GEN-63] one detail with each record, whatever is said of its type', () => {
  test.each([
    ['I’d like a yes or no on every outing for whether a blade broke', boats, [['Outing', 'Blade broke', 'boolean']]],
    ['please add what was spent on repairs to each outing', boats, [['Outing', 'Spent on repairs', 'money']]],
    ['zu jedem auftrag will ich die maße aufschreiben, mit viel platz zum schreiben', betrieb, [['Auftrag', 'Maße', 'longtext']]],
    ['ich brauch bei jedem auftrag noch wieviel liter lack draufgehen, mit kommastelle bitte', betrieb, [['Auftrag', 'Liter Lack', 'number']]],
    ['Bei jedem Auftrag noch einen Abnahmetermin eintragen bitte, also an welchem Tag', betrieb, [['Auftrag', 'Abnahmetermin', 'date']]],
    ['zahlt bar ja oder nein, das brauch ich noch bei jedem kunden', betrieb, [['Kunde', 'Zahlt bar', 'boolean']]],
  ] as const)('“%s”', (message, plan, expected) => {
    expect(added(message, plan)).toEqual(expected);
  }); // prettier-ignore

  test.each([
    ['how many outings per member?', boats],
    ['wie viele Aufträge hat jeder Kunde?', betrieb],
  ])('“%s” is no detail', (message, plan) => {
    expect(JSON.stringify(added(message, plan))).not.toContain('[["');
  });
});

import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const listsOf = (prompt: string) =>
  Object.fromEntries(
    recognise(prompt).plan.entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]),
  );

test('[GEN-08] who does what when is a list of its own', () =>
  expect(listsOf('Kinder mit Name und Gruppe, wer holt wann welches Kind ab.').Dienste).toEqual(
    expect.arrayContaining(['Kind', 'Datum', 'Person']),
  ));

test('[GEN-08] when people come is a list of its own', () =>
  expect(listsOf('Kinder mit Name und Gruppe, wann kommt der Zahnarzt und die Logopädin.').Termine).toEqual(
    expect.arrayContaining(['Kind', 'Datum', 'Art']),
  ));

test('[GEN-08] what is told for two times of the day is told twice', () =>
  expect(listsOf('Bewohner mit Name und Zimmer, Tablettenplan morgens und abends.').Bewohner).toEqual(
    expect.arrayContaining(['Name', 'Zimmer', 'Tabletten morgens', 'Tabletten abends']),
  ));

test('[GEN-08] who still has to pay what is worked out for each', () => {
  const { plan } = recognise('Kasse für unseren Chor. Beiträge für Noten, Fahrten, Feste usw. mit Betrag, wer was noch zahlen muss.'); // prettier-ignore
  expect(plan.entities.find(({ plural }) => plural === 'Beiträge')?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Mitglied', 'Art', 'Betrag', 'Bezahlt']),
  );
  expect(plan.entities.find(({ plural }) => plural === 'Mitglieder')?.fields.at(-1)).toMatchObject({
    label: 'Offener Betrag',
    type: 'money',
  });
});

test('[GEN-08] what somebody owes is worked out in English as well', () => {
  const { plan } = recognise('Tenants with name and phone. Bills with tenant, date, amount, paid (yes/no). I want to see who owes how much.'); // prettier-ignore
  expect(plan.entities.find(({ plural }) => plural === 'Tenants')?.fields.at(-1)?.label).toBe('Still owed');
});

test('[GEN-08] who owes whom is a list of debts', () =>
  expect(listsOf('Wir sind fünf Freunde auf Reisen und wollen wissen, wer wem wie viel schuldet.').Schulden).toEqual(
    expect.arrayContaining(['Schuldner', 'Gläubiger', 'Betrag', 'Beglichen']),
  ));

test('[GEN-08] a list that is described has no questions to answer', () =>
  expect(Object.keys(listsOf('Kurse mit Titel, Beginn und Preis für Erwachsene und Kinder.'))).not.toContain(
    'Termine',
  ));

test('[GEN-08] what people take over is open until one of them has it', () => {
  const { plan } = recognise('Eltern melden Schichten an mit Tag und Ort, Helferinnen übernehmen freie Schichten.');
  const fields = plan.entities.find(({ plural }) => plural === 'Schichten')?.fields ?? [];
  expect(fields.find(({ label }) => label === 'Status')?.options?.map(({ value }) => value)).toEqual(['Offen', 'Übernommen', 'Erledigt']); // prettier-ignore
  expect(fields.some(({ label }) => /Helfer|Mitarbeiter/.test(label))).toBe(true);
});

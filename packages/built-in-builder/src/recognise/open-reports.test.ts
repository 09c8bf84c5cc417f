import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const accessOf = (text: string, label: RegExp) => {
  const { entities } = recognise(text).plan;
  const entity = entities.find((one) => label.test(one.label));
  return entity && `${entity.access.read}/${entity.access.write}`;
};

describe('[GEN-60] what anybody may tell without being known', () => {
  test.each([
    ['Mängelmelder für unsere Gemeinde: Bürger melden ohne Anmeldung Schäden mit Foto, Ort und Beschreibung. Das Bauamt sieht alle Meldungen, setzt den Status (offen, in Arbeit, erledigt).', /Anliegen|Schaden|Meldung/, 'admin/anonymous'],
    ['A site for our village where anyone can report broken street lights: photo, where, what’s wrong. The council sees them and marks them fixed.', /Street light/, 'admin/anonymous'],
    ['Feedback box for our office: anyone can send an idea or complaint anonymously, only HR reads it and sets a status', /Idea/, 'admin/anonymous'],
    ['Anyone can report potholes on our roads without an account, everyone sees the list, the road crew sets the status (new, planned, fixed)', /Pothole/, 'anonymous/anonymous'],
  ] as const)('[GEN-60] “%s”', (text, label, access) => expect(accessOf(text, label)).toBe(access)); // prettier-ignore

  test('[GEN-60] who reports anonymously chooses themselves from no list', () => {
    const text = 'Hinweise: Mitarbeiter melden anonym Missstände mit Beschreibung und Abteilung, nur die Leitung liest sie'; // prettier-ignore
    const { entities } = recognise(text).plan;
    const told = entities.find(({ label }) => /Missst/.test(label))!;
    expect(told.access).toEqual({ read: 'admin', write: 'anonymous' });
    expect(told.fields.filter(({ type }) => type === 'reference')).toEqual([]);
  });

  test('[GEN-60] what is told of them is their state, and marks are no list', () => {
    const text = 'Anyone can report broken street lights: photo, where. The council sees them and marks them fixed.';
    const { entities } = recognise(text).plan;
    expect(entities.map(({ label }) => label)).not.toContain('Mark');
    expect(entities[0]!.fields.find(({ name }) => name === 'status')?.options?.map(({ value }) => value)).toEqual(['Open', 'Fixed']); // prettier-ignore
  });

  test('[GEN-60] with an account nothing is opened', () => {
    expect(accessOf('Employees report broken devices with photo and room, the caretaker sets the status', /.*/)).not.toMatch(/anonymous/); // prettier-ignore
  });

  test('[GEN-62] a page of a state that the text has replaced is not made', () => {
    const { pages } = recognise('Mängelmelder: Bürger melden Schäden mit Foto und Beschreibung, das Bauamt setzt den Status (offen, in Arbeit, erledigt).').plan; // prettier-ignore
    expect(pages.map(({ label }) => label)).not.toContain('Neu');
  });
});

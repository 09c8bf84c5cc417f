import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';

const files = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
};
const quickIn = (prompt: string, name: string) => files(prompt).get(`components/${name}Quick.jsx`) ?? '';

describe('[GEN-61] one press changes a record or makes one', () => {
  test('a pill that was taken is a record of its own, and can be taken back', () => {
    const code = quickIn('my grandma takes a lot of pills. Need a list of her medicines with dose, tick off when she took it and who gave it, and see whats still open today. also how many pills are left', 'Medicine'); // prettier-ignore
    expect(code).toContain('addIntake.mutateAsync({ medicine: medicine.id,');
    expect(code).toContain('amount: 1');
    expect(code).toContain('removeIntake.mutateAsync(made.id)');
    expect(code).toContain('disabled={(medicine.left ?? 1) <= 0');
  });

  test('a parcel that was picked up is marked in its row and on its page', () => {
    const all = files('Parcels for neighbours: who it is for, which carrier, when it came, photo. mark as picked up with one click and see what is still here'); // prettier-ignore
    expect(all.get('components/ParcelQuick.jsx')).toMatch(/save\.mutateAsync\(\{ id: parcel\.id, (?:picked_up: true|collected_on)/); // prettier-ignore
    expect(all.get('components/ParcelGallery.jsx') ?? all.get('components/ParcelTable.jsx')).toContain('<ParcelQuick parcel={parcel} />'); // prettier-ignore
    expect(all.get('pages/ParcelDetail.jsx')).toContain('<ParcelQuick parcel={parcel} />');
  });

  test('the day on which something was bought is no deed, and a plain list has no buttons', () => {
    const all = files('A list of my records with title, artist, year and bought on.');
    expect([...all.keys()].filter((path) => path.endsWith('Quick.jsx'))).toEqual([]);
  });

  test('in German', () => {
    const { plan, samples } = recognise('was ist alles in der gefriertruhe? produkt, menge, fach, eingefroren am. wenn ich was rausnehme soll die portion runtergehen, entnahme eintragen'); // prettier-ignore
    const all = appFiles(plan, { samples }).filter(({ path }) => path.endsWith('Quick.jsx'));
    for (const { content } of all) expect(content).not.toContain("'Undo'");
  });
});

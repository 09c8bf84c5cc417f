import { expect, test } from 'vitest';
import { firstReply } from '../first-reply.ts';
import { recognise } from '../recognise/recognise.ts';
import { germanReply } from './german-reply.ts';

const understood = recognise('Vereinsverwaltung: Mitglieder mit Name, Telefon und Beitrag, Veranstaltungen mit Datum. Jeder kann die Veranstaltungen sehen, auch ohne Anmeldung.'); // prettier-ignore
const { plan } = understood;
const workers = { ...plan.entities[0]!, name: 'Worker', label: 'Mitarbeiter', plural: 'Mitarbeiter' };
const german = (line: string) => germanReply(line, { ...plan, entities: [...plan.entities, workers] }).text;

test('[LANG-06] lists stand in the dative where a preposition asks for it', () => {
  expect(german('Who can see **Beitrag** of mitglieder from now on: admins.')).toContain('**Beitrag** bei Mitgliedern sehen darf'); // prettier-ignore
  expect(german('**Name** is gone from mitarbeiter.')).toContain('bei Mitarbeitern');
  expect(german('**Name** is gone from veranstaltungen.')).toContain('bei Veranstaltungen nicht');
  expect(german('- Veranstaltungen: Datum; each belongs to Mitarbeiter.')).toContain('zu Mitarbeiter.');
});

test('[LANG-06] who sees a list without an account is said in German, whatever other lists there are', () => {
  const who = 'Who sees what: such an app is only useful when admins can see the mitglieder and everyone even without signing in can see the veranstaltungen and mitarbeiter. That opens data to more people, so it waits for your click below; until then everyone sees only their own.'; // prettier-ignore
  expect(german(who)).not.toMatch(/without|can see/);
  const reply = firstReply(understood, new Date('2026-11-23T12:00:00Z'));
  expect(germanReply(reply, plan).text).not.toMatch(/without signing|can see/);
});

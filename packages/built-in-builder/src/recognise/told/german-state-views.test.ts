import { expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const viewsOf = (prompt: string) => recognise(prompt).plan.pages.flatMap((page) => (page.archetype === 'list' && page.only ? [`${page.label}: ${JSON.stringify(page.only)}`] : [])); // prettier-ignore

test.each([
  ['Schuhe mit Kunde, Annahmedatum und Status angenommen, fertig, abgeholt. Ich will sehen, welche Schuhe fertig, aber noch nicht abgeholt sind.', /Fertig, nicht abgeholt: .*"value":"Fertig"/],
  ['Schüler mit Name. Beiträge mit Schüler, Betrag, bezahlt (ja/nein). Ich will sehen, wer noch nicht bezahlt hat.', /nicht bezahlt: .*"kind":"no"/],
  ['Aufzüge mit Adresse, nächste Prüfung. Ich will sehen, was nächsten Monat dran ist.', /Nächster Monat: .*"span":"month"/],
  ['Konserven mit Menge und MHD. Zeig mir, was bald abläuft.', /Läuft bald ab: .*"within"/],
])('[GEN-62] %s', (prompt, view) => expect(viewsOf(prompt)).toEqual(expect.arrayContaining([expect.stringMatching(view)]))); // prettier-ignore

test('[GEN-62] nothing that nobody asks for', () =>
  expect(viewsOf('Schuhe mit Kunde, Annahmedatum und Status angenommen, fertig, abgeholt.')).toEqual([]));

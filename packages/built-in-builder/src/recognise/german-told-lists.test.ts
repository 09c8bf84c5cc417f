import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const listsOf = (prompt: string) =>
  Object.fromEntries(recognise(prompt).plan.entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)])); // prettier-ignore

describe('[GEN-08] German clauses tell of lists', () => {
  test.each<[prompt: string, list: string, fields: string[]]>([
    ['Ich brauche eine Übersicht über meine Mandanten mit Geburtsdatum und Steuernummer.', 'Mandanten', ['Geburtsdatum', 'Steuernummer']],
    ['Hunde mit Name und Rasse. Nach jeder Behandlung notiere ich Datum, Gewicht und die Kosten.', 'Behandlungen', ['Datum', 'Gewicht', 'Kosten']],
    ['Ausflüge mit Datum und Ziel, Teilnehmerinnen mit Name, Kosten dazu. Fotos dazu.', 'Ausflüge', ['Datum', 'Ziel']],
    ['Futtersorten (Preis, Bestand), wann wurde nachgefüllt und wie viel, was wurde verkauft.', 'Verkäufe', ['Datum', 'Anzahl']],
    ['Futtersorten (Preis, Bestand), wann wurde nachgefüllt und wie viel, was wurde verkauft.', 'Auffüllungen', ['Datum', 'Anzahl']],
    ['Stoffe mit Farbe und Bestand. Wenn ein Stoff verarbeitet wird, soll der Bestand sinken.', 'Entnahmen', ['Stoff', 'Anzahl']],
    ['Kanus mit Nummer und Farbe und welche Schwimmwesten wir noch kaufen müssen.', 'Schwimmwesten', ['Gekauft']],
    ['Hallen mit Lage und Größe, Zählerstände für Gas und Strom jedes Jahr.', 'Ablesungen', ['Zähler', 'Datum', 'Zählerstand']],
    ['Schüler mit Klasse und Adresse. Eltern melden ihr Kind krank.', 'Krankmeldungen', ['Startdatum', 'Enddatum']],
    ['Vier Geschwister teilen sich ein Boot. Jede Familie trägt ein wann sie da ist.', 'Aufenthalte', ['Anreise', 'Abreise']],
    ['Schnitzkurse mit Titel, Datum und Preis, und die Leute sollen sich selber anmelden können mit Name und Handynummer.', 'Anmeldungen', ['Name', 'Schnitzkurs', 'Handynummer']],
    ['Imkerkurse mit Datum und Ort. Jeder darf sich dazu online anmelden.', 'Anmeldungen', ['Imkerkurs']],
    ['Ich will meine Blutdruckwerte notieren, morgens und abends, dazu was ich gegessen habe.', 'Blutdruckwerte', ['Tageszeit', 'Wert']],
  ])('%s', (prompt, list, fields) => expect(listsOf(prompt)[list]).toEqual(expect.arrayContaining(fields))); // prettier-ignore

  test('what happens at the end is a state of the thing', () => {
    const { plan } = recognise(
      'Fahrräder mit Marke und Farbe, am Ende steht da verkauft, verschenkt oder verschrottet.',
    );
    const state = plan.entities[0]!.fields.find(({ type }) => type === 'select');
    expect(state?.options?.map(({ value }) => value)).toEqual(['Verkauft', 'Verschenkt', 'Verschrottet']);
  });

  test('sheet music is no note, and an instrument of an orchestra no hand tool', () => {
    const { plan } = recognise('Für unser Orchester: Instrumente und Noten mit Komponist, wer hat sie gerade.');
    expect(JSON.stringify(plan)).not.toMatch(/Written by|Handwerkzeug|"Notiz"/);
  });

  test('what the writer still has to order is no shop', () =>
    expect(recognise('Wir sind eine Werkstatt: Geräte mit Marke und welche Teile wir noch bestellen müssen.').plan.entities.map(({ name }) => name)).not.toContain('Order')); // prettier-ignore

  test('who asks a question is nobody the app is for', () =>
    expect(recognise('Strickprojekte mit Foto, für wen und Nadelstärke.').plan.audience).toBeNull());
});

describe('[GEN-08] a house of several shares what it keeps', () => {
  test.each([
    ['Für unsere Tanzgruppe: Kostüme mit Größe und Farbe.', 'all/all'],
    ['Kleintierzuchtverein, Tiere mit Rasse und Ringnummer.', 'all/all'],
    ['Ich sammle Uhren mit Marke und Baujahr.', 'creator/creator'],
    ['App für unsere Tanzgruppe: Kostüme mit Größe. Nur die Leitung darf Kostüme anlegen.', 'all/admin'],
  ])('%s', (prompt, access) => {
    const { read, write } = recognise(prompt).plan.entities[0]!.access;
    expect(`${read}/${write}`).toBe(access);
  });
});

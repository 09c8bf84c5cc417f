import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;
const listsOf = (prompt: string) =>
  Object.fromEntries(planOf(prompt).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)])); // prettier-ignore
const fieldOf = (prompt: string, list: string, label: string) =>
  planOf(prompt)
    .entities.find(({ plural }) => plural === list)
    ?.fields.find((field) => field.label === label);

describe('[GEN-08] German sentences say what a list has', () => {
  const gymnasts = 'Unser Turnverein braucht eine Liste der Übungsleiter mit Lizenz und Abteilung. Die Übungsleiter tragen ihre Stunden ein (Datum, Gruppe, Dauer), am Quartalsende will der Kassenwart sehen, wie viele Stunden jeder hat.'; // prettier-ignore
  const vaccines = 'Hausarztpraxis: wir wollen den Impfstoffvorrat im Blick haben. Impfstoff, Charge, Menge, Ablaufdatum, Kühlschrank. Wenn eine Impfung verbraucht wird soll der Bestand runtergehen, und 30 Tage vor Ablauf brauchen wir eine Warnung'; // prettier-ignore
  const machines = 'Wartungsbuch für die Maschinen in unserer Werkstatt. Maschine, Standort, Hersteller, Wartung alle wieviel Monate, letzte Wartung. Nächste Wartung soll berechnet werden. Jeder Mitarbeiter trägt seine Wartungen mit Datum und Bemerkung ein'; // prettier-ignore
  const therapy = 'Ergotherapie. Patienten mit Krankenkasse, Rezept (Anzahl Behandlungen, ausgestellt am), Behandlungen eintragen, wie viele sind noch offen.'; // prettier-ignore

  test.each<[prompt: string, list: string, fields: string[]]>([
    [gymnasts, 'Übungsleiter', ['Lizenz', 'Abteilung']],
    [gymnasts, 'Stunden', ['Übungsleiter', 'Datum', 'Gruppe', 'Dauer']],
    [vaccines, 'Impfstoffe', ['Charge', 'Menge', 'Ablaufdatum', 'Kühlschrank']],
    [vaccines, 'Entnahmen', ['Impfstoff', 'Datum', 'Anzahl']],
    [machines, 'Maschinen', ['Standort', 'Hersteller', 'Wartungsintervall in Monate', 'Letzte Wartung']],
    [machines, 'Wartungen', ['Maschine', 'Mitarbeiter', 'Datum', 'Bemerkung']],
    [therapy, 'Rezepte', ['Patient', 'Anzahl Behandlungen', 'Ausgestellt am']],
    ['Tafelladen: jeder stellt Bilder ein mit Titel, Maße, Foto. Andere können ein Bild anfragen, der Besitzer sagt ja oder nein.', 'Anfragen', ['Bild', 'Person', 'Datum', 'Status']],
    ['lebensmittelrettung abholungen: betriebe mit adresse und ansprechpartner, abholtermine, wer holt ab, wieviel kg gerettet', 'Abholtermine', ['Betrieb', 'Datum', 'Person']],
    ['lebensmittelrettung abholungen: betriebe mit adresse und ansprechpartner, abholtermine, wer holt ab, wieviel kg gerettet', 'Betriebe', ['Adresse', 'Ansprechpartner']],
    ['Betriebsausflüge: Termine (Wanderung und Kegeln), die Kollegen sagen zu oder ab. Wer hat was eingezahlt, was wurde ausgegeben und wie viel ist noch drin', 'Rückmeldungen', ['Termin', 'Antwort']],
    ['Betriebsausflüge: Termine (Wanderung und Kegeln), die Kollegen sagen zu oder ab. Wer hat was eingezahlt, was wurde ausgegeben und wie viel ist noch drin', 'Ausgaben', ['Zweck', 'Datum', 'Betrag']],
  ])('%s: %s', (prompt, list, fields) => expect(listsOf(prompt)[list]).toEqual(expect.arrayContaining(fields))); // prettier-ignore

  test.each<[prompt: string, list: string]>([
    [gymnasts, 'Quartalsenden'],
    [vaccines, 'Impfstoffvorräte'],
    [vaccines, 'Warnungen'],
    [machines, 'Hersteller'],
    [therapy, 'Therapien'],
  ])('%s: no list of %s', (prompt, list) => expect(Object.keys(listsOf(prompt))).not.toContain(list));

  test('what is still open is no field that somebody fills in', () => {
    expect(Object.values(listsOf(therapy)).flat()).not.toContain('Anzahl sind');
  });

  test('choices stand behind the field that they are of', () => {
    const options = fieldOf('Blasorchester: Musiker mit Instrument, Dienstgrad. Stücke mit Titel, Stilrichtung Marsch, Polka, Walzer', 'Stücke', 'Stilrichtung')?.options; // prettier-ignore
    expect(options?.map(({ value }) => value)).toEqual(['Marsch', 'Polka', 'Walzer']);
  });

  test('requests that everybody makes have their days, and the choices that are said', () => {
    const text = 'Wir sind eine kleine Softwarefirma und möchten Urlaubsanträge digital machen. Jeder stellt seine Anträge selbst (von, bis, Art: Erholung, Sonderurlaub, unbezahlt), nur die Chefin genehmigt oder lehnt ab.'; // prettier-ignore
    expect(fieldOf(text, 'Urlaubsanträge', 'Startdatum')?.type).toBe('date');
    expect(fieldOf(text, 'Urlaubsanträge', 'Art')?.options?.map(({ value }) => value)).toEqual(['Erholung', 'Sonderurlaub', 'Unbezahlt']); // prettier-ignore
  });
});

describe('[GEN-62] German messages beside the lists of their domain', () => {
  test('a list that the domain has by another name is that list', () => {
    const lists = listsOf('Kirchenchor: Noten verwalten mit Komponist, Titel, Besetzung, Anzahl Exemplare, Schrank. Sänger mit Stimmlage Sopran, Alt, Tenor, Bass. Probenanwesenheit ankreuzen'); // prettier-ignore
    expect(Object.keys(lists)).toEqual(expect.arrayContaining(['Proben', 'Rückmeldungen', 'Sänger']));
    expect(Object.values(lists).filter((fields) => fields.includes('Komponist'))).toHaveLength(1);
  });

  test('what goes out of the freezer lowers what is left', () => {
    const text =
      'kühltruhe im keller: produkt, menge, fach, eingefroren am, haltbar bis. wenn ich was rausnehme soll die menge runtergehen';
    expect(Object.keys(listsOf(text))).toEqual(['Lebensmittel', 'Entnahmen']);
    expect(fieldOf(text, 'Lebensmittel', 'Haltbar bis')?.type).toBe('date');
    expect(fieldOf(text, 'Lebensmittel', 'Noch da')?.formula).toBeDefined();
  });

  test('who helps is no name of them all, and for whom it is keeps no list', () => {
    const { name, entities } = planOf('App für meinen pflegebedürftigen Vater. Meine Schwester, mein Bruder und ich wechseln uns ab: wer ist wann da, Blutdruck, Arzttermine, und Ausgaben die wir später teilen'); // prettier-ignore
    expect([name, ...entities.map(({ label }) => label)]).not.toEqual(expect.arrayContaining(['Bruder']));
    expect(entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['Besuche', 'Helfer', 'Messwerte']));
  });

  test('what people do by a verb is a list of the domain', () => {
    const lists = listsOf('Schulmensa: Das Küchenteam stellt den Speiseplan mit zwei Gerichten pro Tag ein (Preis, Allergene, vegetarisch ja/nein). Schüler bestellen bis zum Vortag, wie viele Portionen müssen gekocht werden'); // prettier-ignore
    expect(lists['Gerichte']).toEqual(expect.arrayContaining(['Tag', 'Preis', 'Allergene', 'Vegetarisch']));
    expect(Object.keys(lists)).toContain('Bestellungen');
    expect(Object.keys(lists)).not.toContain('Portionen');
  });

  test('whose app it is is no list in it', () => {
    const lists = Object.keys(listsOf('Fundbüro für unsere Stadtwerke. Mitarbeiter erfassen Fundsachen mit Beschreibung, Linie, Funddatum. Fahrgäste können suchen und eine Verlustmeldung abgeben.')); // prettier-ignore
    expect(lists).not.toContain('Stadtwerke');
    expect(lists).toEqual(['Fundsachen', 'Verlustmeldungen']);
  });

  test('what is lent stays a list beside a domain that has none', () => {
    const lists = listsOf('Unsere Eltern-Kind-Gruppe vermietet Faschingskostüme. Kostüm mit Größe, Kaution. Mitglieder leihen aus von bis, es soll nicht doppelt verliehen werden'); // prettier-ignore
    expect(Object.keys(lists)).toContain('Ausleihen');
  });
});

import { describe, expect, test } from 'vitest';
import { languageOf } from '../language.ts';
import { outlineOf } from './outline.ts';

/** "books: Title, Kind[Novel/Guide], Shelf→shelf", a list in one line. */
const listsOf = (text: string): string[] => {
  const { lists } = outlineOf(text, languageOf(text));
  return lists.map(({ noun, plural, fields }) => {
    const told = fields.map(({ label, type, options, asks }) => `${label}${options ? `[${options.join('/')}]` : type ? ` ${type}` : ''}${asks ? `→${asks}` : ''}`); // prettier-ignore
    return `${plural ?? noun}: ${told.join(', ')}`;
  });
};

describe('[GEN-60] a text that enumerates its lists is read list by list', () => {
  test.each([
    // brackets, a colon, "with" and "for each"
    ['I need tenants (name, phone, which flat) and repairs: flat, what is broken, reported on, done yes or no.', ['tenants: Name, Phone, Flat→flat', "repairs: Flat, What's wrong longtext, Reported on date, Done boolean"]],
    ["We'd like to keep the tents with name, size and where it's kept, and the hires with which tent, date from and how long.", ['tents: Name, Size, Kept at text', 'hires: Tent→tent, Date from, Duration number']],
    ['For every gig I want to note the town, the date, what time we start and the fee.', ['gig: Town, Date, Start time time, Fee']],
    ['Per tree: number, kind, planted on, height in m. Also the cuts we make: which tree, date, who cut it.', ['tree: Number, Kind, Planted on date, Height number', 'cuts: Tree→tree, Date, Cut by text']],
    ['A boat has a name, a berth and an owner. Owners have a name, phone and email.', ['boat: Name, Berth, Owner', 'owners: Name, Phone, Email']],
    ['We need to keep track of our casks. Cask number, which wood (oak, cherry), filled on, litres and the state (full, empty).', ['casks: Cask number, Wood[Oak/Cherry], Filled on date, Litres, State[Full/Empty]']],
    ['In a notebook we write down what kind of hedgehog it is, the day it came in, who found it and where it was found.', ['hedgehog: Kind, Came in date, Found by text, Found at text']],
    // what stands in front of a list tells what the app is for
    ['Our sailing club: boats (name, class, berth), skippers (name, phone, licence) and trips (boat, skipper, date).', ['boats: Name, Class, Berth', 'skippers: Name, Phone, Licence', 'trips: Boat, Skipper, Date']],
    // choices
    ['Parcels: which shop (North or South), size: small, medium or large, fragile or not, and where it stands: ordered, sent, arrived.', ['parcels: Shop[North/South], Size[Small/Medium/Large], Fragile boolean, Status[Ordered/Sent/Arrived]']],
    ["Jobs (customer, date, price, and whether it's planned, running or finished)", ['jobs: Customer, Date, Price, Status[Planned/Running/Finished]']],
    ['Wir wollen die Zelte aufschreiben (Name, Größe in m², dicht oder kaputt) und die Ausleihen: wer, welches Zelt, von wann bis wann, Pfand bezahlt ja/nein.', ['zelte: Name, Größe number, Zustand[Dicht/Kaputt]', 'ausleihen: Wer, Zelt→Zelt, Von datetime, Bis datetime, Pfand bezahlt boolean']],
    ['Zu jedem Gerät: Nummer, gekauft am, was gemacht werden soll (Öl, Filter, Riemen), wie weit es ist (wartet, läuft, fertig).', ['gerät: Nummer, Gekauft am date, Zu machen[Öl/Filter/Riemen], Stand[Wartet/Läuft/Fertig]']],
    ['Außerdem sollen die Nachbarn den Grillplatz reservieren: Tag, von, bis, wie viele Leute.', ['reservierungen: Tag, Von, Bis, Anzahl Leute number']],
    ['Wir haben Gruppen (Name, Raum, Tag) und Anmeldungen, also wer in welcher Gruppe ist und ob bezahlt wurde.', ['gruppen: Name, Raum, Tag', 'anmeldungen: Wer, Gruppe→Gruppe, Bezahlt boolean']],
    ['ich brauche die zelte mit nummer, farbe und preis, dazu die mieter (name, telefon) und die fahrten: mieter, datum, wohin.', ['zelte: Nummer, Farbe, Preis money', 'mieter: Name, Telefon', 'fahrten: Mieter, Datum, Wohin text']],
  ])('“%s”', (text, lists) => expect(listsOf(text)).toEqual(lists)); // prettier-ignore

  test.each([
    'We are a workshop with four joiners and Ida at the desk.',
    'Features: login, search, dark mode, export.',
    'Our club has 14 boats and about 60 members, and we still use a paper book.',
    'Jeder Mitarbeiter trägt seine Fahrten mit Datum und Kilometer ein.',
    'Services: mowing, pruning, watering.',
  ])('“%s” tells no list', (text) => expect(listsOf(text)).toEqual([])); // prettier-ignore
});

import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { told } from './told.fixture.ts';

describe('[GEN-63] follow-ups about numbers, groups, some of the records and what stands on a page', () => {
  const { plan } = recognise('A bike rental: bikes with name, brand, price per day, deposit and last service date, customers with name, phone and whether they are a member, rentals with customer, bike, start date, end date, days, price and status'); // prettier-ignore

  test.each([
    // numbers that nobody enters
    ['the total should be price times days', 'Total of rentals is worked out now: Price × Days'],
    ['total = price * days', 'Total of rentals is worked out now: Price × Days'],
    ['multiply price by days to get the sum', 'Sum of rentals is worked out now: Price × Days'],
    ['work out the amount due from price and days', 'Amount due of rentals is worked out now: Price × Days'],
    ['Gross should be the price plus 19%', 'is worked out now: Price × 1.19'],
    ['the balance is price minus deposit', 'Balance of bikes is worked out now: Price per day − Deposit'],
    ['the total a customer owes should come up by itself', 'problem: Customers keep no amount of money'],
    // limits
    ['deposit at least 20', 'Deposit has to be at least 20 now'],
    ['the deposit must be between 20 and 200', 'Deposit has to be from 20 to 200 now'],
    ['days: nothing above 14 please', 'Days has to be at most 14 now'],
    ['the deposit cannot be negative', 'Deposit has to be at least 0 now'],
    ['the start date must not be in the past', 'Start date ≥ today'],
    // some of them
    ['a page with only the bikes that haven’t been serviced for six months', 'a page Bikes: over six months ago now'],
    ['I want a separate page for overdue rentals', 'a page Overdue rentals now'],
    ['give me an extra page with just the customers who are not members', 'a page Customers: not member now'],
    ['a page that only shows the best bikes', 'problem: Which bikes those are nothing in this app says'],
    // groups and counts
    ['group the bikes by brand', 'The list of bikes is grouped by brand now'],
    ['I’d like to see how many customers we’ve got at the top', 'Overview shows Customers in all as well now'],
    // what stands on a page
    ['above the bikes write that helmets are free', 'The page Bikes says Helmets are free. below its title now'],
    ['a page "Our story" where we write about the shop', 'page Our story'],
    ['add a page about Grandpa’s workshop: he began in 1950 with two bikes', 'page Grandpa’s workshop'],
    // who
    ['customers must be able to rent without making an account', 'problem: Whoever adds one of the rentals chooses from the customers'],
    ['I see everything, the customers only their own rentals', 'problem: That is so already: everybody sees only their own'],
    // values, names and the menu
    ['new rentals should start with today’s date', 'New rentals begin with the present day as Start date now'],
    ['status always starts with "reserved"', 'reserved'],
    ['our name is "Two Wheels", change it everywhere', 'The app is called Two Wheels now'],
    ['"Deposit" should be called "Security"', 'Deposit is called Security everywhere now'],
    ['the customers page to the very end of the menu', 'Customers is last in the menu now'],
    ['for the bikes we need to know whether the bell works', 'Bikes have a field Bell works'],
    ['show the rentals in a calendar', 'Calendar page'],
    ['write the brand in red', 'problem: The colour of a single field such as Brand'],
    ['get rid of all those made-up bikes', 'samples'],
    // said in passing
    ['whoever is not a member should jump out at me', 'those stand out now'],
    ['the deposit belongs at the very front so nobody overlooks it', 'Deposit comes first now'],
    ['let me tick when a bike has been cleaned', 'Bikes have a field Cleaned'],
    ['a page about how we mend our bikes', 'page How we mend our bikes'],
    ['employees shouldn’t be able to touch the bikes, just look at them', 'all/admin'],
    ['every bike costs 15 euros unless I say otherwise', 'begin with 15 as price per day'],
    ['once a rental is over I don’t want to see it any more', 'The list of rentals begins with today now'],
    ['a bike weighs something too, in kilos', 'Bikes have a field Weight'],
    ['brand is the wrong word, call it "Maker"', 'Brand is called Maker'],
    ['customers are "guests" with us', 'Customers are called guests'],
    ['the brand is nearly always "Gazelle"', 'begin with Gazelle as brand'],
    ['the shop closes at eight, write that on the bikes page', 'says The shop closes at eight. below its title'],
    ['who is missing a phone?', 'There is a page Customers: without phone now'],
    ['don’t let anybody but me delete bikes', 'Who can delete bikes from now on: admins'],
    ['don’t let anyone but me see the customers', 'admin/admin'],
    ['customers must not see each other’s rentals', 'problem: That is so already'],
    ['I want to see at one glance how often each bike was rented', 'Rentals of bikes is worked out now'],
    ['the colours are too cold, more like an old bakery', 'Kiln'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan).toLowerCase()).toContain(sentence.toLowerCase()));
}); // prettier-ignore

describe('[GEN-63] the same in German', () => {
  const { plan } = recognise('Kanuverleih: Boote mit Name, Marke, Preis pro Tag, Kaution und letzte Wartung als Datum, Kunden mit Name, Telefon und Geburtstag, Ausleihen mit Kunde, Boot, Beginn, Rückgabe, Tage, Preis und ob bezahlt'); // prettier-ignore

  test.each([
    ['Der Gesamtpreis soll sich aus Tage mal Preis ergeben', 'Gesamtpreis of ausleihen is worked out now: Tage × Preis'],
    ['Kaution mindestens 20, höchstens 200', 'Kaution has to be from 20 to 200 now'],
    ['die Tage dürfen nicht über 14 sein', 'Tage has to be at most 14 now'],
    ['Wer hat diesen Monat Geburtstag? Dafür hätte ich gern eine Seite', 'a page Kunden: Geburtstag diesen Monat now'],
    ['ich brauche eine eigene Seite nur für die überfälligen Ausleihen', 'a page Ausleihen: überfällig now'],
    ['eine Seite mit allen Ausleihen, die noch nicht bezahlt sind', 'a page Ausleihen: nicht bezahlt now'],
    ['bitte die Boote nach Marke gruppieren', 'The list of boote is grouped by marke now'],
    ['oben soll stehen wie viele Boote wir haben', 'Boote insgesamt'],
    ['Schreib bei den Booten hin, dass Schwimmwesten kostenlos sind', 'Schwimmwesten sind kostenlos.'],
    ['Schreib irgendwo hin, dass man bei Sturm nicht aufs Wasser darf', 'Man darf bei Sturm nicht aufs Wasser.'],
    ['eine Seite "Unsere Geschichte", wo wir vom Verein erzählen', 'page Unsere Geschichte'],
    ['ohne Anmeldung ausleihen und buchen können', 'problem: Whoever adds one of the ausleihen chooses from the kunden'],
    ['Ich seh alles, die Kunden nur ihre eigenen Ausleihen', 'problem: That is so already'],
    ['die Telefonnummern gehen nur den Vorstand was an', 'Who can see Telefon'],
    ['"Kaution" heißt bei uns "Pfand"', 'Kaution is called Pfand'],
    ['Mach aus den Kunden "Paddler"', 'Kunden are called paddler'],
    ['Wir heißen "Paddel & Meer"', 'The app is called Paddel & Meer now'],
    ['Die Seite mit den Kunden soll im Menü ganz nach hinten', 'Kunden is last in the menu now'],
    ['bei den Ausleihen fehlt noch, ob eine Schwimmweste dabei ist', 'Schwimmweste dabei'],
    ['die Ausleihen lieber als Kalender', 'a Calendar page'],
    ['Wir brauchen noch eine Urlaubsliste: wer, von wann bis wann, genehmigt ja/nein', 'with name, kunde, von, bis, genehmigt'],
    ['die erfundenen Boote bitte löschen', 'samples'],
    ['Marke gibt es nur drei: Prijon, Lettmann und Gumotex', 'Marke is one of Prijon, Lettmann and Gumotex'],
    ['die Boote brauchen noch eine Größe: klein, mittel, groß', 'Boote have a field Größe'],
    ['Telefon zuerst, dann der Name', 'Telefon comes first now'],
    ['ein Kästchen bei den Ausleihen wenn das Boot wieder da ist', 'Boot wieder da'],
    ['wenn eine Ausleihe vorbei ist will ich sie nicht mehr sehen', 'The list of ausleihen begins with today now'],
    ['die Marke interessiert in der Tabelle keinen', 'Marke is no longer in the list'],
    ['Ausleihen nach Boot gruppiert bitte', 'grouped by boot'],
    ['Paddel gibt es gratis dazu, schreib das bei den Booten hin', 'Paddel gibt es gratis dazu.'],
    ['Kunden dürfen fremde Ausleihen nicht sehen', 'problem: That is so already'],
    ['über uns: wir sind der kleinste Verein am See', 'page Über uns'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan).toLowerCase()).toContain(sentence.toLowerCase()));
}); // prettier-ignore

test('[GEN-63] what visitors book without an account is read by those who run the site, and what they choose from is shown', () => {
  const { plan } = recognise('website for my barber shop with services, prices, opening hours and booking');
  expect(told('people must be able to book without making an account', plan, { namesEntity: true })).toBe(
    'Booking admin/anonymous',
  );
});

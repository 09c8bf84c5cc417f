import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { told } from './told.fixture.ts';

describe('[GEN-63] follow-ups by what they name and what is to be done with it, however they are built', () => {
  const { plan } = recognise('A pottery studio: kilns with name, brand, power and year built, courses with title, teacher, start date, end date and fee, participants with name, phone and whether they paid, firings with kiln, date and temperature'); // prettier-ignore

  test.each([
    // what has to be filled in
    ['start and end must always be given', 'End date has to be filled in'],
    ['nobody should be able to save a course without the fee', 'Fee has to be filled in'],
    ['brand not required any more', 'problem: Brand may stay empty already'],
    // choices
    ['teacher is always one of Mona, Ravi or Lene', 'Teacher is one of Mona, Ravi and Lene now'],
    ['and a glaze field, choices: matt, glossy, raw', 'Glaze'],
    // order and filters
    ['order the courses by teacher and then by fee', 'begins with teacher from A to Z now, then the highest fee'],
    ['let me filter the courses by teacher and by fee', 'filtered by teacher now. The list of courses can be filtered by fee'],
    ['who has not paid yet, I want to see that', 'There is a page Participants: not paid now'],
    // figures
    ['how many firings per kiln?', 'firings of kilns is worked out now'],
    ['what did we earn this month?', 'chart by month'],
    // values
    ['the temperature is usually 1240', 'begin with 1240 as temperature'],
    ['highlight the temperature when it is below 900', 'Temperature is marked as low from 899 downwards'],
    ['an insurance is missing, 20 euro normally', 'have a field Insurance'],
    ['year built without the thousands comma please', 'Year built is written without separators'],
    // lists and relations
    ['the brand should be its own list with country and website', 'Brand of kilns is chosen from brands'],
    ['who helps out? one participant per firing', 'Firings have a field Helps out'],
    ['a photo of the pieces too', 'have a field Pieces'],
    // pages and names
    ['the headline on top should be "Mud and Fire"', 'The app is called Mud and Fire'],
    ['"Fee" should be "Price"', 'Fee is called Price'],
    ['the next courses on the start page', 'where the next courses stand'],
    ['get the charts off the overview', 'The charts are gone'],
    ['something calmer please, the look is too loud', 'Alpine'],
    ['write our opening hours on the first page', 'The app opens with Opening hours'],
    ['why is my list empty?', 'nothing-shown'],
    ['call firings burns please', 'Firings are called burns'],
    ['drop the brand, nobody needs that', 'Brand is gone from kilns'],
    ['put the fee before the teacher', 'Fee comes before teacher'],
    ['for each firing note the participants who came', 'The app keeps participations now, with firing, participant'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan).toLowerCase()).toContain(sentence.toLowerCase()));

  test.each([
    ['phone only for the teachers, please', 'Teacher'],
    ['participants’ phone not for everybody, only the organisers', 'Organiser'],
  ])('“%s” is for a role', (message, role) => expect(told(message, plan)).toBe(`Who can see Phone of participants from now on: admins and the role “${role}”.`)); // prettier-ignore

  test.each([
    ['the title of a course in bold', /bold or italics/],
    ['after somebody booked it should say see you soon', /once it was sent or saved/],
    ['show me which courses are delivered', /Nothing in this app says what is delivered/],
    ['fees with two decimals and € behind', /as their currency is written/],
    ['call the courses participants', /is a list called Participants already/],
  ])('“%s” changes nothing and says why', (message, why) => {
    const answer = told(message, plan);
    expect(answer).toMatch(/^problem: /);
    expect(answer).toMatch(why);
  });

  test.each([
    ['only our staff may see the firings', 'Firing all/creator'],
    ['only we may see the participants, the courses can be public', 'Participant all/creator Course anonymous/creator'],
    ['only I may change the kilns, my helpers may look at them', 'Who can see kilns from now on: admins, the role “Helper” and who entered it. Who can add, change and delete kilns from now on: admins.'],
    ['teachers can change the courses, participants can only read them', 'Course all/admin'],
  ])('“%s” never opens more than was said: %s', (message, access) => expect(told(message, plan, { namesEntity: true })).toBe(access)); // prettier-ignore
}); // prettier-ignore

describe('[GEN-63] German follow-ups by what they name and what is to be done with it', () => {
  const { plan } = recognise('Musikschule: Schüler mit Name, Telefon, Instrument und ob bezahlt, Lehrer mit Name und Ort, Stunden mit Schüler, Lehrer, Datum, Dauer und Honorar, Noten mit Titel, Komponist und Anzahl'); // prettier-ignore

  test.each([
    ['mach die Handynummer zum Pflichtfeld', 'Telefon has to be filled in'],
    ['ohne das Honorar soll man nicht speichern können', 'Honorar has to be filled in'],
    ['Dauer muss man nicht angeben', 'problem: Dauer may stay empty already'],
    ['Instrument kann Geige, Flöte oder Klavier sein', 'Instrument is one of Geige, Flöte and Klavier'],
    ['noch ein Feld für die Stufe, leicht mittel schwer', 'field Stufe'],
    ['Stunden nach Lehrer sortieren, dann nach Datum', 'begins with lehrer from A to Z now, then the latest datum'],
    ['die Schüler alphabetisch nach Nachnamen', 'list of schüler begins with name from A to Z'],
    ['ich will wissen wer noch nicht bezahlt hat', 'nicht bezahlt now'],
    ['nach Streicher, Bläser und Tasten filtern können', 'can be filtered by Kategorie'],
    ['wie viele Stunden hat jeder Lehrer?', 'Stunden of lehrer is worked out now'],
    ['wie viele Stunden sind das pro Woche?', 'chart by week'],
    ['die Dauer ist meistens 45', 'begin with 45 as dauer'],
    ['wenn nur noch 2 da sind, bitte rot markieren', 'Anzahl is marked as low from 2 downwards'],
    ['eine neue Liste Konzerte mit Datum, Ort und welche Schüler mitspielen', 'The app keeps teilnahmen now, with konzert, schüler'],
    ['ein Bild vom Instrument dazu', 'Instrument'],
    ['Häkchen für Leihinstrument bei Schüler', 'Schüler have a field Leihinstrument'],
    ['nenn die Stunden lieber Termine', 'Stunden are called termine'],
    ['die Überschrift soll "Tonleiter" heißen', 'The app is called Tonleiter'],
    ['die Seite Noten kann aus dem Menü raus', 'The page Noten is gone'],
    ['nimm die Übersicht weg', 'is gone'],
    ['Anzahl nicht in der Liste zeigen', 'Anzahl is no longer in the list'],
    ['alles etwas fröhlicher', 'Citrus'],
    ['warum sehe ich nichts?', 'nothing-shown'],
    ['das Feld Honorar vor die Dauer', 'Honorar comes before dauer'],
    ['bitte noch ein Feld Leihgebühr bei den Schülern', 'Schüler have a field Leihgebühr'],
    ['zu jeder Stunde die Schüler eintragen, die da waren', 'The app keeps teilnahmen now'],
    ['kann ich einen Vertrag hochladen?', 'have a field Vertrag'],
    ['die Seite soll "Tonleiter" heißen', 'The app is called Tonleiter'],
    ['die Farben sind schrecklich, lieber was Ruhiges', 'Alpine'],
    ['jede Note stammt von einem Verlag', 'The app keeps verlag'],
    ['das war falsch, bitte wieder wie vorher', 'undo'],
    ['geht das auch dunkel?', 'dark'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan).toLowerCase()).toContain(sentence.toLowerCase()));

  test.each([
    ['nur ich darf Noten anlegen, lesen darf jeder', 'Note all/admin'],
    ['nur ich darf die Noten ändern, meine Kollegen dürfen schauen', 'Note all/admin'],
    ['nur das Team darf die Noten sehen, Fremde nicht', 'Note all/creator'],
    ['nur die Lehrer dürfen die Noten ändern, jeder darf sie lesen', 'Who can see noten from now on: everyone who signs in. Who can add, change and delete noten from now on: admins and the role “Lehrer”.'],
  ])('“%s” never opens more than was said: %s', (message, access) => expect(told(message, plan, { namesEntity: true })).toBe(access)); // prettier-ignore

  test.each([
    ['schick den Schülern vorher eine SMS', /no e-mail, no text messages and no notifications/],
  ])('“%s” changes nothing and says why', (message, why) => expect(told(message, plan)).toMatch(why));

  test('what is not for all is for those who run it', () =>
    expect(told('Telefonnummern bitte nicht für alle sichtbar', plan)).toBe('Who can see Telefon of schüler from now on: admins.'));
}); // prettier-ignore

import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { told } from './told.fixture.ts';

describe('[GEN-63] follow-ups in everyday words', () => {
  const { plan } = recognise(
    'An expense tracker for a small team: description, amount, category, date, receipt image, status open or paid; a dashboard with a chart by month',
  );

  test.each([
    ['there should be a place for the receipt number', 'have a field Receipt number'],
    ['I forgot the supplier', 'have a field Supplier'],
    ['I also want to write down who paid', 'have a field Paid by'],
    ['put in whether it was refunded', 'have a field Refunded'],
    ['can we have a tick box for tax deductible?', 'have a field Tax deductible'],
    ['I need to know the VAT too', 'have a field VAT'],
    ['add a phone number', 'have a field Phone number'],
    ['add notes', 'have a field Notes'],
    ['the supplier is missing', 'have a field Supplier'],
    ['expenses should also have a project number', 'have a field Project number'],
    ['let me attach a photo', 'have a field Photo'],
    ['a dropdown for the payment method: card, cash or transfer', 'have a field Payment method'],
    ['Add a field for the mood: good, so-so or bad', 'have a field Mood'],
    ['the label should read Total instead of Amount', 'Amount is called Total'],
    ['write Purpose instead of Description', 'Description is called Purpose'],
    ['it should say Cost, not Amount', 'Amount is called Cost'],
    ['change category to type', 'Category is called Type'],
    ['Overview should be called Start', 'Overview is called Start'],
    ["I don't want the receipt", 'Receipt image is gone'],
    ['the category can go', 'Category is gone'],
    ['no more status please', 'Status is gone'],
    ['kick out the date', 'Date is gone'],
    ['put the date first', 'Date comes first'],
    ['move the amount before the category', 'Amount comes before category'],
    ['the category should come last', 'Category comes last'],
    ['show the date above the amount', 'Date comes before amount'],
    ['swap amount and date', 'Amount comes after date'],
    ['newest first', 'begins with the latest date'],
    ['oldest on top', 'begins with the earliest date'],
    ['sort by amount', 'begins with the highest amount'],
    ['the cheapest at the top', 'begins with the lowest amount'],
    ['list them in alphabetical order', 'begins with description from A to Z'],
    ['order the list by category', 'begins with category from A to Z'],
    ["I don't need to see the status in the list", 'Status is no longer in the list'],
    ['leave the date out of the list', 'Date is no longer in the list'],
    ['show the receipt in the list as well', 'Receipt image is in the list'],
    ['category must be filled in', 'Category has to be filled in'],
    ['nobody should have to enter a date', 'Date may stay empty'],
    ['the date may stay empty', 'Date may stay empty'],
    ['the category should be travel, food or office', 'Category is one of Travel, Food and Office'],
    ['status needs one more choice: refunded', 'Status can be Refunded too'],
    ['rename the status open to new', 'The choice Open of status is called New'],
    ['make the category a big text box', 'Category is a text of several lines'],
    ['the date needs a time as well', 'Date is a date with a time'],
    ['make the text bigger', 'written larger'],
    ['the letters are too small', 'written larger'],
    ['change the main colour to teal', '#008080'],
    ['can the buttons be orange', '#ffa500'],
    ["I don't like the colours, make it purple", 'Mulberry'],
    ['put the menu at the top', 'menu is at the top'],
    ['use dollars instead of euros', 'shown in USD'],
    ['amounts are in pounds', 'shown in GBP'],
    ['start with the expenses', 'opens with Expenses'],
    ['add a page with our opening hours', 'the page Opening hours'],
    ['put our phone number 0221 445566 in the footer', 'Every page ends with Phone number 0221 445566'],
    ["that's not what I wanted, put it back", 'undo'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan)).toContain(sentence));

  test.each([
    ['I want to see only mine', 'creator/creator'],
    ['nobody else should see my expenses', 'creator/creator'],
    ['my wife should see them too', 'all/creator'],
  ])('“%s” is about who may see them: %s', (message, access) => expect(told(message, plan)).toBe(access));

  test('what is forbidden to strangers is not taken from the others, and never given to anybody', () => {
    const open = structuredClone(plan);
    for (const entity of open.entities) entity.access = { read: 'anonymous', write: 'creator' };
    expect(told('people who are not signed in must not see anything', open)).toBe('all/creator');
    expect(told('people who are not signed in must not see anything', plan)).not.toMatch(/anonymous/);
  });

  test.each([
    ['add our logo', /upload your logo/],
    ['the date is the wrong way round', /language of the reader’s browser/],
    ['make it German', /language of the first prompt/],
    ['menu on the left', /already/],
    ['the status should come last', /already/],
    ['remove the option paid', /at least two choices/],
    ['description should be optional', /has to be filled in/],
    ['make the description a big text box', /stays a short text/],
    ['sort by colour', /no field “colour”/],
  ])('“%s” changes nothing and says why', (message, why) => {
    expect(told(message, plan)).toMatch(/^problem: /);
    expect(told(message, plan)).toMatch(why);
  });
});

describe('[GEN-63] follow-ups on an app of two lists', () => {
  const { plan } = recognise(
    'An app for our dog kennel: dogs with name, colour, photo, phone number of the finder and arrival date; walks with dog, date and who walks',
  );

  test.each([
    ['dogs should have a birthday', 'Dogs have a field Birthday'],
    ['add a column where we can tick whether the dog is vaccinated', 'Dogs have a field Vaccinated'],
    ['add a size: small, medium, large', 'Dogs have a field Size'],
    ['make colour a choice of black, brown and white', 'Colour is one of Black, Brown and White'],
    ['I want to note what they eat', 'Dogs have a field What they eat'],
    ["get rid of the photo, we don't use it", 'Photo is gone'],
    ['we should be able to say where we found it', 'Dogs have a field Place'],
    ['take the colour out', 'Colour is gone'],
    ['add a tick box neutered', 'Dogs have a field Neutered'],
    ["I'd like pictures of the walks", 'Walks have a field Photo'],
    ["people don't need to enter a colour", 'problem: Colour may stay empty already'],
    ['colour should be a dropdown: black, brown, white', 'Colour is one of Black, Brown and White'],
    ['the colour column is too much in the table', 'Colour is no longer in the list'],
    ['can the list start with the oldest date', 'begins with the earliest'],
    ['nobody apart from me should see this', 'creator/creator'],
    ['that was wrong', 'undo'],
    ['rename dogs to animals', 'Dogs are called animals'],
    ['what about a calendar for the walks?', 'There is a Calendar page'],
    ['I prefer a table', 'shown as a table'],
    ['sort the dogs by name', 'begins with name from A to Z'],
    ['visitors should be able to look at the dogs without logging in', 'anonymous/creator'],
    ['add a start page with a welcome text', 'The app opens with Welcome'],
    ['give every dog a rating from 1 to 5', 'Dogs have a field Rating'],
    ['each dog belongs to an owner', 'Dogs have a field Owner'],
    ['export the dogs to excel', 'the page Reports'],
    ['phone number must be filled in', 'Phone number of the finder has to be filled in'],
    ['please make the app dark', 'background is #1b1d22'],
    ['delete the sample dogs', 'samples'],
    ['add our address Harbour Street 5 at the bottom', 'Every page ends with Address Harbour Street 5'],
    ['hide the phone number from visitors', 'problem: That is so already: without signing in nobody sees'],
    ['the button should say Register dog', 'The button that adds to dogs says Register dog now'],
    ['put a map on the page', 'problem: A map needs an outside service'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan)).toContain(sentence));
});

describe('[GEN-63] German follow-ups', () => {
  const { plan } = recognise('Eine Liste für meine Würfelabende: Datum, Gastgeber und Spiel.');

  test.each([
    ['Füge ein Feld für den Sieger hinzu', 'have a field Sieger'],
    ['Wir möchten noch notieren, wer gewonnen hat', 'have a field Gewonnen von'],
    ['Es fehlt noch der Ort', 'have a field Ort'],
    ['Zeig mir auch einen Kalender', 'There is a Calendar page'],
    ['Der Gastgeber soll Einladender heißen', 'Gastgeber is called Einladender'],
    ['Benenne Gastgeber in Wirt um', 'Gastgeber is called Wirt'],
    ['Entferne das Spiel', 'Spiel is gone'],
    ['Wir brauchen das Spiel nicht mehr', 'Spiel is gone'],
    ['Mach den Hintergrund hellgrün', '#90ee90'],
    ['Mach die App blau', 'Harbor'],
    ['Sortiere nach Datum', 'begins with the latest datum'],
    ['Stell das Datum nach vorne', 'Datum comes first'],
    ['Der Gastgeber ist ein Pflichtfeld', 'Gastgeber has to be filled in'],
    ['Nenne die App Würfelrunde', 'The app is called Würfelrunde'],
    ['Größere Schrift bitte', 'written larger'],
    ['Füge eine Liste der Mitspieler mit Name und Telefon hinzu', 'keeps mitspieler'],
    ['Zeige den Gastgeber nicht in der Liste', 'Gastgeber is no longer in the list'],
    ['Nur ich darf das sehen', 'creator/creator'],
    ['Alle sollen die Abende sehen können', 'all/creator'],
    ['Mach das rückgängig', 'undo'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan)).toContain(sentence));
});

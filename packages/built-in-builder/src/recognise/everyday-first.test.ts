import { describe, expect, test } from 'vitest';
import { leftOut } from '../not-made.ts';
import { recognise } from './recognise.ts';

/** "Watering of Plant: date", what is kept in short: each with whose it is and its fields. */
function kept(prompt: string): string[] {
  const { plan } = recognise(prompt);
  return plan.entities.map(({ label, fields }) => {
    const owners = fields.flatMap(({ reference }) => plan.entities.find(({ name }) => name === reference)?.label ?? []);
    const own = fields.filter(({ reference }) => !reference).map(({ name, type }) => `${name}:${type}`);
    return `${label}${owners.length > 0 ? ` of ${owners.join(', ')}` : ''}: ${own.join(' ')}`;
  });
}

describe('[GEN-62] first prompts as people type them', () => {
  test.each([
    ['i want to remember which flowers i watered and when', ['Flower', 'Watering of Flower: name:text date:date']],
    ['Which horse was fed by whom and when? An app for our stable', ['Horse', 'Feeding of Horse: name:text date:date done_by:text']],
    ['our theatre group rehearses on Mondays, we want to see who is coming', ['Rehearsal', '(?:Registration|Answer) of Rehearsal']],
    ['a bill list for my garden business, with client, hours, rate and total, and mark them paid', ['Bill: client:text hours:number rate:text total:money']],
    ['I run a small farm shop. Customers should order cheese for Saturday.', ['Cheese', 'Customer', 'Order']],
    ['wanna split costs of our boat trip between 4 friends', ['Friend', 'Expense of Friend: description:text amount:money']],
    ['a form for neighbours to report that a lamp is broken: street, lamp number, reason', ['Report: name:text street:text lamp_number']],
    ['Inventory for our camera shop. Lenses with sku, stock, min stock and price', ['Lens: name:text sku:text stock:number min_stock:number price:money']],
    ['books with author, pages, rating from 1 to 5 stars and shelf', ['Book: title:text author:text pages:number rating:number']],
    ['sent applications with company, position, date and status', ['Application: name:text company:text position:text date:date status:select']],
    ['a website for our dance studio where people book a class and read about the teachers', ['Class', 'Teacher', 'Booking of Class']],
    ['clothes with brand, size and price', ['Clothing: name:text brand:text size:text price:money']],
    ['my runs: distance, time, date', ['Run: name:text distance:number time:number date:date']],
    ['subscriptions i pay for, with price and next payment date', ['Subscription: name:text price:money next_payment_date:date']],
    ['a trivia quiz for my school class', ['Question', 'Score']],
    ['Make a short survey about our new menu', ['Answer: how_satisfied_are_you:select']],
    ['car pool for two families: who drives when, kilometres, fuel costs', ['Lift|Ride|Drive|Trip']],
    ['help us plan trips for our hiking group: destination, date, leader', ['Trip: name:text destination:text date:date leader:text']],
    ['a guest list for my wedding. name, coming yes or no, allergies', ['Guest: name:text coming:boolean .*allergies']],
    ['log of phone calls at the office: caller, reason, call back needed', ['Call: name:text caller:text reason:longtext call_back_needed:boolean']],
    ['a menu of our snack bar with price and allergens', ['Dish: name:text price:money allergens']],
    ['an app for our parish to manage rooms', ['Room']],
    ['a place for my students to hand in homework, i grade it and leave a comment', ['Homework']],
    ['who is on call this week? rota for 6 doctors', ['(?:Shift|Duty)']],
    ['flashcards for law students', ['Question: question:text answer:text']],
    ['collect riddles, everyone can add one and like others', ['Riddle', 'Like of Riddle']],
    ['Liste unserer Filme zu Hause, wer hat welchen ausgeliehen', ['Film', 'Ausleihe of Film']],
    ['Inventur für den Weinladen: Artikel, Bestand, Lieferant', ['Artikel: name:text bestand:number lieferant:text']],
    ['first aid boxes on our boats with place and last checked', ['First-aid box: name:text place:text']],
    ['a grocery list for us both', ['Grocery item: name:text quantity:text done:boolean']],
    ['lost and found of our swimming pool', ['Found item: what_it_is:text']],
    ['my team asks for vacation and I approve it', ['Vacation request: name:text start_date:date end_date:date status:select']],
    ['Pomodoro timer that logs what i worked on per project', ['Session: task:text project:text date:date']],
    ['weekly meal planner with recipes and a grocery list', ['Planned meal of Recipe: name:text date:date', 'Recipe', 'Grocery item']],
    ['tasks and customers. Tasks have a title, due date and customer. Customers have a name and email.', ['Customer', 'Task of Customer']],
    ['Ich will die Arbeitszeiten meiner zwei Helfer erfassen: Datum, Beginn, Ende, Pause', ['Arbeitszeit: name:text datum:date beginn:time ende:time']],
    ['Weine sammeln mit Jahrgang, Preis und Bewertung', ['Wein: name:text jahrgang']],
    ['Eine App für unseren Gartenverein: Parzellen mit Pächter, Wasserzähler und Beiträgen', ['Parzelle(?: of Pächter)?: (?:name|nummer):text .*wasserzaehler:text']],
    ['Fahrgemeinschaft für vier Kollegen: wer fährt wann, Treffpunkt, freie Plätze', ['Fahrt of Familie: .*wann:datetime .*treffpunkt:text']],
    ['Wir notieren, wer wann das Aquarium geputzt hat', ['Aquarium: name:text wer:text datum:date']],
    ['Umfrage unter den Gästen zum neuen Lokal', ['Antwort: wie_zufrieden_sind_sie:select']],
  ])('“%s”', (prompt, expected) => {
    const found = kept(prompt);
    for (const one of expected) expect(found.join('\n')).toMatch(new RegExp(`^${one}`, 'm'));
  }); // prettier-ignore

  test.each([
    ['books with author and rating', 'Review'],
    ['habit tracker with streaks', 'Streak'],
    ['a trivia quiz for my school class', 'Student'],
    ['subscriptions i pay for, with price and next payment date', 'Subscriber'],
  ])('“%s” makes no %s', (prompt, label) => expect(kept(prompt).join('\n')).not.toMatch(new RegExp(`^${label}`, 'm')));

  test.each([
    ['invoices with client and total, mark them paid', 'payments'],
    ['songs our band wants to play next, with votes', 'the game itself'],
    ['applications with company and date, remind me to follow up', 'following'],
  ])('“%s”: nothing is said to be missing that nobody asked for', (prompt, words) => {
    const { reading, plan, text } = recognise(prompt);
    expect(leftOut(reading, plan, text).join()).not.toContain(words);
  });

  test('samples suit what they stand for: pages of a book, how much of a thing, the day somebody arrives', () => {
    const rows = (prompt: string) => [...recognise(prompt).samples.values()].flat();
    expect(rows('books with title, author and pages').map(({ pages }) => pages)).toContain(320);
    expect(rows('a grocery list for us both').map(({ quantity }) => quantity)).toContain('500 g');
    expect(kept('Reservierungen mit Gast, Anreise und Abreise').join()).toContain('anreise:date abreise:date');
  });

  test('a ranking is the list that begins with the most points', () => {
    const { plan } = recognise('a photo contest: pictures with title, photo and points, ranking at the end');
    expect(plan.pages.find((page) => page.archetype === 'list')).toMatchObject({ order: { field: 'points', direction: 'down' } }); // prettier-ignore
  });

  test('a dark background without a colour is taken, and said', () => {
    expect(recognise('habit tracker, dark background with orange buttons').plan.look.colours).toEqual({ background: '#1b1d22', component: '#ffa500' }); // prettier-ignore
  });
});

test.each([
  ['Neighbours should see which bike is free on a day and book it', 'all'],
  ['Unsere Nachbarn sollen sehen, welches Werkzeug frei ist, und es ausleihen können.', 'all'],
  ['My clients book appointments', 'creator'],
])('[GEN-62] who is to see things is heard: “%s”', (prompt, read) => {
  expect(new Set(recognise(prompt).plan.entities.map(({ access }) => access.read))).toEqual(new Set([read]));
});

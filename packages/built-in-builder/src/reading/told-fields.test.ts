import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const fieldsOf = (prompt: string, noun: string): string | undefined =>
  readPrompt(prompt)
    .entities.find((one) => one.noun === noun)
    ?.fields.join(', ');

describe('[GEN-62] fields told in a clause', () => {
  test.each([
    ['A list of window cleaners: name, phone, how satisfied we were from 1 to 5 and whether they come on Saturdays', 'cleaner', 'name, phone, rating (1-5), come on Saturdays (yes/no)'],
    ['Every jar has a fruit, the month it was cooked, how many glasses are left and a best-before date', 'jar', 'fruit, month, glasses left, best-before date'],
    ['Note the services of my motorbike with date, workshop, price and mileage', 'service', 'date, workshop, price, mileage'],
    ['Teachers have a name. Lessons have a teacher, a date, how long it took and what we learned.', 'lesson', 'teacher, date, duration, what we learned'],
    ['I always forget when I last cleaned the aquarium', 'aquarium', 'last cleaned'],
    ['Rate the cafés of our town: each café has a name, a street and a specialty', 'café', 'name, street, specialty'],
    ['Each trail has a name, a difficulty of easy, medium or hard, and a description', 'trail', 'name, difficulty (easy, medium, hard), description'],
    ['Parcels move through Ordered, Shipped and Delivered. Each parcel has a tracking number and a shop.', 'parcel', 'stage (Ordered, Shipped, Delivered), tracking number, shop'],
    ['a book list. for every book i want the title, the author and whether i finished it', 'book', 'title, author, finished (yes/no)'],
    ['For each visitor we need to know the name, the company, who they visit and when they left', 'visitor', 'name, company, person, left at'],
    ['Track medicine for my mother: which medicine, how many tablets, at what time and whether she took it', 'medicine', 'number of tablets, time, taken (yes/no)'],
    ['A log for our sledge dogs: tours with date, driver, from, to and kilometres', 'tour', 'date, driver, from, to, kilometres'],
    ['Our orchestra needs an archive: pieces with title, composer, voices (high, low) and number of copies', 'piece', 'title, composer, voices (high, low), number of copies'],
    ['moving checklist: task, who does it, until when, done or not', 'task', 'assignee, date, done (yes/no)'],
    ['A survey about our bus: how often people ride (daily, weekly), how they rate comfort and price from 1 to 5, and a free comment', 'survey', 'frequency (daily, weekly), comfort (1-5), price (1-5), free comment'],
    ['Clients with an hourly rate, projects that belong to a client, and entries with project, date and hours', 'entry', 'project, date, hours'],
    ['Each member has a profile page with name, phone and the days they are free, which they can change', 'member', 'name, phone, days'],
  ] as const)('“%s”: a %s has %s', (prompt, noun, fields) => expect(fieldsOf(prompt, noun)).toBe(fields)); // prettier-ignore
});

describe('[GEN-62] fields told in passing', () => {
  test.each([
    ["For every pupil I'd like to note the phone number, skill level and how many pots they have in the oven", 'pupil', 'phone number, skill level, number of pots'],
    ['A choir. Voices belong to a register (soprano, alto, tenor).', 'voice', 'register (soprano, alto, tenor)'],
    ['Damage register. Record the date received, customer name, description and the person responsible.', 'damage', 'date received, customer name, description, person responsible'],
    ["A tool for landlords where each flat's rent, deposit and lease end are stored", 'flat', 'rent, deposit, lease end'],
    ['I want to compare phone contracts by price per month, data volume and contract length', 'contract', 'price per month, data volume, contract length'],
    ['A food bank registers households (number of people, allergies, address)', 'household', 'number of people, allergies, address'],
    ['Parents report absences with reason and from-to dates', 'report', 'reason, start date, end date'],
    ['Lost and found: pupils post what they lost or found with a picture, where and when', 'item', 'picture, place, date'],
    ['A dashboard to follow repairs. Mechanics see the repairs and update repair status.', 'repair', 'status'],
    ['A site for browsing different types of boats and renting boats', 'boat', 'type'],
    ['A board where users submit wishes. Admins set a status like planned or granted.', 'wish', 'status (planned, granted)'],
    ['Nurses look after patients. They write a short note after each visit.', 'visit', 'note'],
    ['A supply list for a tattoo studio, an inventory: ink, gloves and paper with amount, supplier and best before date', 'item', 'amount, supplier, best before date'],
    ['An invoice generator with clients, line items and tax', 'invoice', 'tax'],
    ['A job site. Users can create profiles, including name, skills, email address and photos. Workers browse jobs.', 'worker', 'name, skills, email address, photos'],
    ['A site for a broker to generate leads. It has a form allowing visitors to input personal information and credit status. Managers see the leads.', 'lead', 'personal information, credit status'],
    ['A brigade: members with rank and courses, missions with alarm time, location and crew', 'mission', 'alarm time, location, crew'],
    ['A lab registers samples with barcode, patient initials, test type, result and status (received, reported)', 'sample', 'barcode, patient initials, test type, result, status (received, reported)'],
    ['Mitglieder mit Name, Adresse und Beitrag, Plätze und Reservierungen', 'mitglied', 'Name, Adresse, Beitrag'],
  ] as const)('“%s”: a %s has %s', (prompt, noun, fields) => expect(fieldsOf(prompt, noun)).toBe(fields)); // prettier-ignore
});

describe('[GEN-62] fields in lists of every kind', () => {
  test.each([
    ['Plants: name / room / light / watering interval', 'plant', 'name, room, light, watering interval'],
    ['songs with title composer key and tempo', 'song', 'title, composer, key, tempo'],
    ['Tools in our shed:\n- name\n- where it is\n- who has it\n- condition (good, worn)', 'tool', 'name, place, borrower, condition (good, worn)'],
    ['Two lists\n- Bands: name, genre and city\n- Gigs: date, hall and fee', 'band', 'name, genre, city'],
    ['Two lists\n- Bands: name, genre and city\n- Gigs: date, hall and fee', 'gig', 'date, hall, fee'],
    ['Wine list.\n| Winery | Vintage | Price |\n|---|---|---|\n| Kettle | 2019 | 12 |', 'wine', 'Winery, Vintage, Price'],
    ['volunteers: full name, e-mail, skills', 'volunteer', 'full name, e-mail, skills'],
    ['Fields: customer name, e-mail, delivery date, paid yes/no', 'entry', 'customer name, e-mail, delivery date, paid (yes/no)'],
    ['A registration form for our camp in two steps: child name, date of birth and allergies; then parent name, food (all, vegan) and whether the child can swim; then a summary', 'registration', 'child name, date of birth, allergies, parent name, food (all, vegan), can swim (yes/no)'],
  ] as const)('“%s”: a %s has %s', (prompt, noun, fields) => expect(fieldsOf(prompt, noun)).toBe(fields)); // prettier-ignore
});

describe('[GEN-62] whose the fields are', () => {
  test.each([
    ['Visitors see canoes with length and price, check which are free, and reserve one with name, email and day', 'booking', 'name, email, day'],
    ['Guests book our sauna. They pick a day and a start time and enter their name and a phone number.', 'booking', 'day, start time, name, phone number'],
    ['Customers order a bouquet with name, phone and pick-up time; bouquets have a price', 'order', 'name, phone, pickup time'],
    ['A found-things office. Travellers report what they lost with description, train, date and phone. Staff set the status to searching or found.', 'report', 'description, train, date, phone, status (searching, found)'],
    ['A page for a plumber with a form for requests: name, phone, kind of problem (leak, blocked) and preferred date', 'request', 'name, phone, kind of problem (leak, blocked), preferred date'],
    ['Employees ask for training: topic, provider and price. The manager approves or rejects each request.', 'request', 'topic, provider, price'],
    ['Colleagues pick a sandwich from the menu with price, size and extras', 'sandwich', 'price, size, extras'],
    ['Each repair has a ticket code, a customer name and a price. Customers enter their ticket code and see the status.', 'repair', 'ticket code, customer name, price'],
  ] as const)('“%s”: a %s has %s', (prompt, noun, fields) => expect(fieldsOf(prompt, noun)).toBe(fields)); // prettier-ignore

  test.each([['Show the hours per project and what I can invoice', 'what comes out']])(
    '“%s” names no fields',
    (prompt) => expect(readPrompt(prompt).entities.flatMap(({ fields }) => fields)).toEqual([]),
  );
});

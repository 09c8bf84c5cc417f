import type { EvalPrompt } from './prompt.ts';

export const booking: EvalPrompt[] = [
  {
    id: 'kayak-rental',
    says: 'A website for our kayak rental by the lake. Guests see the kayaks with type, number of seats and price per hour, check which are free on a date, and book one with name, phone, date and number of hours. Staff see all bookings in a calendar.',
    checks: {
      records: {
        'kayaks have type, seats and price': [{ entity: 'kayak', fields: ['type', 'seat', 'price'] }],
      },
      booking: {
        'bookings have who, when and how long': [
          {
            entity: ['booking', 'reservation', 'rental'],
            fields: [['name', 'guest', 'customer'], 'phone', ['date', 'day', 'start'], ['hour', 'duration']],
          },
        ],
        'a booking belongs to a kayak': [{ entity: ['booking', 'reservation', 'rental'], fields: ['kayak'] }],
        'a kayak can be booked': [
          {
            create: ['booking', 'book', 'reservation', 'rental'],
            with: { 'name|guest|customer': 'Runa Seefeld', phone: '0151 2345' },
          },
          { stored: ['booking', 'reservation', 'rental'], value: 'Runa Seefeld' },
        ],
        'a booking is listed': [
          {
            create: ['booking', 'book', 'reservation', 'rental'],
            with: { 'name|guest|customer': 'Ole Steg', 'date|day|start': '2030-06-11' },
          },
          { open: ['bookings', 'reservation', 'rental'] },
          { sees: 'Ole Steg' },
        ],
        'one can ask what is free on a date': [
          { open: ['availab', 'free', 'book', 'kayak', 'calendar'] },
          { sees: ['available', 'free', 'taken', 'booked'] },
        ],
      },
      'calendar and board': {
        'bookings have a calendar': [{ open: ['calendar', 'schedule', 'month'] }, { shows: 'month' }],
      },
    },
  },
  {
    id: 'rehearsal-room',
    says: 'Bands book our rehearsal room. They choose a day and a start time and enter the band name, a contact email and how many hours. The same time cannot be booked twice. A calendar shows what is taken.',
    checks: {
      booking: {
        'bookings have band, email, day, time and hours': [
          {
            entity: ['booking', 'reservation', 'rehearsal', 'session'],
            fields: ['band', ['email', 'contact'], ['day', 'date'], ['time', 'start'], ['hour', 'duration']],
          },
        ],
        'a band can book': [
          {
            create: ['booking', 'book', 'reservation', 'rehearsal'],
            with: { band: 'Rust and Velvet', 'day|date': '2030-03-04' },
          },
          { stored: ['booking', 'reservation', 'rehearsal', 'session'], value: 'Rust and Velvet' },
        ],
        'a time that is taken is refused': [
          {
            create: ['booking', 'book', 'reservation', 'rehearsal'],
            with: { band: 'First Come', 'day|date|start': '2030-03-05', 'start time|time': '18:00' },
          },
          { open: ['booking', 'book', 'reservation', 'rehearsal', 'calendar'] },
          { click: ['add', 'new', 'book'] },
          { fill: { band: 'Second Come', 'day|date|start': '2030-03-05', 'start time|time': '18:00' } },
          { click: ['save', 'add', 'book', 'create', 'submit'] },
          { sees: ['taken', 'already', 'not free', 'not available', 'booked', 'overlap', 'conflict'] },
        ],
      },
      'calendar and board': {
        'a calendar shows the month': [{ open: ['calendar', 'schedule', 'month'] }, { shows: 'month' }],
        'a booking stands in the calendar': [
          {
            create: ['booking', 'book', 'reservation', 'rehearsal'],
            with: { band: 'Today Is Loud', 'day|date|start': new Date().toISOString().slice(0, 10) },
          },
          { open: ['calendar', 'schedule', 'month'] },
          { sees: 'Today Is Loud' },
        ],
      },
    },
  },
];

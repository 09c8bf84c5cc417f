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
          { open: ['booking', 'reservation', 'rental'] },
          { sees: 'Ole Steg' },
        ],
      },
      'calendar and board': {
        'bookings have a calendar': [{ open: ['calendar', 'schedule', 'month'] }, { shows: 'month' }],
      },
    },
  },
];

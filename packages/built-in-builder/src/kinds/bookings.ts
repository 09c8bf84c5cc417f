import type { Kind } from './kind.ts';

export const bookings: Kind = {
  id: 'bookings',
  words: ['booking', 'bookings', 'appointment', 'reservation', 'rental', 'scheduling', 'time slots', 'repair bookings', 'table reservations', 'hair salon', 'buchung', 'buchungen', 'termine', 'terminplaner', 'reservierung', 'réservations', 'rendez-vous', 'reservas', 'citas', 'prenotazioni'], // prettier-ignore
  noun: 'bookings',
  user: 'the person at the counter, with a customer in front of them',
  daily: 'see who comes next',
  look: { palette: 'Kiln', typePair: 'Counter', radius: 4 },
  nav: 'side',
  signature: 'stamp',
  signatureIs: 'the day block with its large numeral, at the head of every day',
  entities: [
    {
      name: 'Booking',
      words: ['booking', 'appointment', 'reservation', 'rental', 'slot', 'termin', 'buchung', 'cita', 'reserva'],
      alsoCalled: ['appointment', 'reservation'],
      fields: [
        'Customer: text!',
        'Service: select! Check-up | Repair | Fitting | Pick-up',
        'Starts at: datetime!',
        'Minutes: number! min',
        'Phone: phone',
        'Status: select! Requested | Confirmed | Done | Cancelled',
        'Notes: longtext',
      ],
      columns: ['service', 'minutes', 'phone', 'status'],
      samples: [
        { customer: 'Hanne Sørensen', service: 'Check-up', starts_at: '+0 09:00', minutes: 30, phone: '+45 33 12 40 40', status: 'Confirmed' },
        { customer: 'Rafael Ortega', service: 'Repair', starts_at: '+0 10:30', minutes: 90, phone: '+34 91 555 01 20', status: 'Confirmed', notes: 'Rear wheel rubs, brought it in yesterday.' },
        { customer: 'Yuki Tanaka', service: 'Fitting', starts_at: '+0 14:00', minutes: 60, status: 'Requested' },
        { customer: 'Abdelkader Ben Youssef-Lefèvre', service: 'Repair', starts_at: '+1 09:00', minutes: 120, phone: '+33 1 55 50 14 00', status: 'Confirmed' },
        { customer: 'Maya Cohen', service: 'Pick-up', starts_at: '+1 16:45', minutes: 15, status: 'Confirmed' },
        { customer: 'Stadtwerke fleet, 6 bikes', service: 'Check-up', starts_at: '+3 08:00', minutes: 240, phone: '+49 89 5550 100', status: 'Requested' },
        { customer: 'Lucy Achieng', service: 'Fitting', starts_at: '+8 11:15', minutes: 60, status: 'Confirmed' },
        { customer: 'Piotr Nowak', service: 'Repair', starts_at: '-1 15:00', minutes: 45, phone: '+48 22 555 01 99', status: 'Done' },
        { customer: 'Ella Brandt', service: 'Check-up', starts_at: '-4 10:00', minutes: 30, status: 'Cancelled' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Bookings',
      icon: 'CalendarClock',
      entity: 'Booking',
      layout: 'agenda',
      filters: ['service', 'status'],
    },
    { archetype: 'calendar', label: 'Calendar', icon: 'CalendarDays', entity: 'Booking', on: 'starts_at' },
    {
      archetype: 'dashboard',
      label: 'Workload',
      icon: 'ChartColumn',
      entity: 'Booking',
      figure: 'Bookings in {period}',
      measure: { kind: 'count' },
      period: 'starts_at',
      charts: [
        { entity: 'Booking', measure: { kind: 'count' }, by: { kind: 'week', field: 'starts_at' } },
        { entity: 'Booking', measure: { kind: 'count' }, by: { kind: 'value', field: 'service' } },
      ],
      toDo: { entity: 'Booking', kind: 'upcoming', field: 'starts_at' },
    },
  ],
};

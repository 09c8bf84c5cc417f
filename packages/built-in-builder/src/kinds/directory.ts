import type { Kind } from './kind.ts';

export const directory: Kind = {
  id: 'directory',
  words: ['directory', 'contacts', 'contact list', 'address book', 'members', 'member list', 'membership list', 'people', 'staff list', 'employee directory', 'phone book', 'volunteers', 'alumni', 'adressbuch', 'kontakte', 'mitglieder', 'mitgliederliste', 'annuaire', 'directorio', 'rubrica'], // prettier-ignore
  noun: 'directory',
  user: 'anyone who needs to reach someone, mostly on the phone',
  daily: 'look up one person and call',
  look: { palette: 'Lagoon', typePair: 'Clear', radius: 4 },
  nav: 'top',
  signature: 'monogram',
  signatureIs: 'the large letter of the register, and initials on a soft square',
  entities: [
    {
      name: 'Person',
      words: ['person', 'contact', 'member', 'employee', 'colleague', 'volunteer', 'alumnus', 'mitglied', 'kontakt'],
      alsoCalled: ['member', 'employee', 'volunteer', 'colleague'],
      fields: [
        'Name: text!',
        'Role: text',
        'Group: select! Board | Team | Volunteers | Partners',
        'Email: email',
        'Phone: phone',
        'Place: text',
        'Joined on: date',
        'Photo: image',
        'Notes: longtext',
      ],
      columns: ['role', 'group', 'phone', 'email'],
      samples: [
        { name: 'Adaeze Okonkwo', role: 'Chair', group: 'Board', email: 'adaeze@rivertown.example', phone: '+44 20 7946 0321', place: 'Rivertown', joined_on: -1400 },
        { name: 'Benedikt Huber', role: 'Treasurer', group: 'Board', email: 'b.huber@rivertown.example', phone: '+43 1 555 0187', place: 'Upper Lane', joined_on: -800 },
        { name: 'Camille Fontaine', role: 'Translations', group: 'Volunteers', email: 'camille@fontaine.example', place: 'Lyon', joined_on: -95 },
        { name: 'Daichi Mori', role: 'Kitchen', group: 'Team', phone: '+81 3 5550 0110', joined_on: -33 },
        { name: 'Esperanza de la Fuente y Villanueva', role: 'Coordinator for the summer camps and the Saturday school', group: 'Team', email: 'esperanza@rivertown.example', phone: '+34 91 555 0133', place: 'Rivertown', joined_on: -410 },
        { name: 'Bea Novák', group: 'Volunteers', email: 'bea.novak@post.example', joined_on: 0 },
        { name: 'Farmers’ cooperative', role: 'Vegetable boxes on Fridays', group: 'Partners', phone: '+44 1865 550 122', place: 'Mill End' },
        { name: 'Goran Petrović', role: 'Caretaker', group: 'Team', phone: '+381 11 555 011', place: 'The hall', joined_on: -2100, notes: 'Has the key to everything.' },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'list', label: 'People', icon: 'BookUser', entity: 'Person', layout: 'index', filters: ['group'] },
    {
      archetype: 'dashboard',
      label: 'Who we are',
      icon: 'ChartColumn',
      entity: 'Person',
      figure: 'People in the directory',
      measure: { kind: 'count' },
      period: null,
      charts: [
        { entity: 'Person', measure: { kind: 'count' }, by: { kind: 'value', field: 'group' } },
        { entity: 'Person', measure: { kind: 'count' }, by: { kind: 'month', field: 'joined_on' } },
      ],
      toDo: { entity: 'Person', kind: 'missing', field: 'phone' },
    },
  ],
};

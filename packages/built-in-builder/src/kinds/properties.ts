import type { Kind } from './kind.ts';

export const properties: Kind = {
  id: 'properties',
  words: ['property', 'properties', 'real estate', 'apartments', 'apartment', 'listings', 'flats', 'tenants', 'landlord', 'rental properties', 'holiday homes', 'houses', 'immobilien', 'wohnungen', 'immobilier', 'inmuebles', 'immobili'], // prettier-ignore
  noun: 'homes',
  user: 'an agent on the way to a viewing, and people who want to move',
  daily: 'see what is free and who comes to look',
  look: { palette: 'Kiln', typePair: 'Studio', radius: 4 },
  nav: 'top',
  signature: 'roofline',
  signatureIs: 'the roofline, drawn for every home that has no photo yet, and over the app’s name',
  entities: [
    {
      name: 'Property',
      words: ['home', 'property', 'apartment', 'flat', 'house', 'listing', 'unit', 'wohnung', 'immobilie'],
      alsoCalled: ['apartment', 'flat', 'property'],
      fields: [
        'Address: text!',
        'Photo: image',
        'Monthly rent: money!',
        'Rooms: number!',
        'Area: number! m²',
        'Kind: select! Flat | House | Studio | Loft',
        'Status: select! Available | Under offer | Let',
        'Free from: date',
        'Description: longtext',
      ],
      columns: ['kind', 'rooms', 'area', 'status', 'monthly_rent'],
      samples: [
        { address: 'Linden Row 14, third floor', monthly_rent: 1180, rooms: 3, area: 78, kind: 'Flat', status: 'Available', free_from: 12, description: 'Balcony to the yard, wooden floors, a kitchen with a window. No lift.' },
        { address: 'Quayside 2', monthly_rent: 2450, rooms: 5, area: 164, kind: 'House', status: 'Under offer', free_from: 40, description: 'Terraced house with a garden and a cellar that stays dry.' },
        { address: 'Old Brewery, unit 7', monthly_rent: 1720, rooms: 2, area: 112, kind: 'Loft', status: 'Available', free_from: 0 },
        { address: 'Mill Street 31, back building, ground floor left', monthly_rent: 640, rooms: 1, area: 29, kind: 'Studio', status: 'Available', free_from: 70, description: 'Quiet. Morning sun.' },
        { address: 'Station Road 88', monthly_rent: 990, rooms: 2, area: 61, kind: 'Flat', status: 'Let', free_from: -20 },
        { address: 'Hillcrest 5', monthly_rent: 1890, rooms: 4, area: 121, kind: 'House', status: 'Available' },
        { address: 'Chapel Lane 3', monthly_rent: 860, rooms: 2, area: 54, kind: 'Flat', status: 'Let', free_from: -150 },
      ], // prettier-ignore
    },
    {
      name: 'Viewing',
      words: ['viewing', 'visit', 'showing', 'besichtigung'],
      fields: [
        'Visitor: text!',
        'Home: reference! -> Property',
        'When: datetime!',
        'Phone: phone',
        'Impression: select! Not yet seen | Keen | Unsure | No',
        'Notes: longtext',
      ],
      columns: ['home', 'phone', 'impression'],
      samples: [
        { visitor: 'Elodie Marchand', home: 'Linden Row 14, third floor', when: '+1 17:30', phone: '+33 4 55 50 11 22', impression: 'Not yet seen' },
        { visitor: 'Kofi and Abena Asante', home: 'Hillcrest 5', when: '+2 10:00', impression: 'Not yet seen' },
        { visitor: 'Jae-won Park', home: 'Old Brewery, unit 7', when: '+2 18:15', phone: '+82 2 555 0110', impression: 'Not yet seen' },
        { visitor: 'Viktor Lundqvist', home: 'Quayside 2', when: '-3 16:00', impression: 'Keen', notes: 'Asked about the cellar and a dog.' },
        { visitor: 'Selma Yıldız', home: 'Linden Row 14, third floor', when: '-1 12:00', impression: 'Unsure' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Homes',
      icon: 'House',
      entity: 'Property',
      layout: 'gallery',
      filters: ['kind', 'status'],
    },
    {
      archetype: 'list',
      label: 'Viewings',
      icon: 'CalendarClock',
      entity: 'Viewing',
      layout: 'agenda',
      filters: ['impression'],
    },
    {
      archetype: 'dashboard',
      label: 'Lettings',
      icon: 'ChartColumn',
      entity: 'Property',
      figure: 'Monthly rent of the homes not yet let',
      measure: { kind: 'sum', field: 'monthly_rent' },
      period: null,
      charts: [
        { entity: 'Property', measure: { kind: 'sum', field: 'monthly_rent' }, by: { kind: 'value', field: 'status' } },
        { entity: 'Property', measure: { kind: 'count' }, by: { kind: 'value', field: 'kind' } },
      ],
      toDo: { entity: 'Viewing', kind: 'upcoming', field: 'when' },
    },
  ],
};

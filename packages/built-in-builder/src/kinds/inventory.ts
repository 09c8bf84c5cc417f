import type { Kind } from './kind.ts';

export const inventory: Kind = {
  id: 'inventory',
  words: ['inventory', 'stock', 'stock count', 'warehouse', 'spare parts', 'supplies', 'asset tracker', 'equipment list', 'storage', 'pantry', 'lager', 'bestand', 'lagerbestand', 'inventaire', 'inventario', 'magazzino'], // prettier-ignore
  noun: 'stock',
  user: 'whoever stands at the shelf, phone in one hand',
  daily: 'count one more or one less',
  look: { palette: 'Harbor', typePair: 'Ledger', radius: 4 },
  nav: 'side',
  signature: 'level',
  signatureIs: 'the level bar with its mark for the least that should be there',
  entities: [
    {
      name: 'Item',
      words: ['item', 'product', 'part', 'article', 'asset', 'supply', 'material', 'equipment', 'artikel', 'artículo'],
      alsoCalled: ['part', 'product', 'material', 'supply', 'tool'],
      fields: [
        'Name: text!',
        'Code: text',
        'Category: select! Parts | Tools | Packaging | Consumables',
        'Quantity: number!',
        'Minimum: number!',
        'Location: text',
        'Unit cost: money',
        'Photo: image',
        'Notes: longtext',
      ],
      columns: ['code', 'location', 'category', 'quantity'],
      samples: [
        { name: 'Inner tube 28"', code: 'TB-2801', category: 'Parts', quantity: 34, minimum: 12, location: 'Shelf A2', unit_cost: 4.2 },
        { name: 'Brake pads, resin', code: 'BP-0110', category: 'Parts', quantity: 6, minimum: 10, location: 'Shelf A3', unit_cost: 7.9 },
        { name: 'Chain 11-speed', code: 'CH-1100', category: 'Parts', quantity: 0, minimum: 4, location: 'Shelf B1', unit_cost: 21.5, notes: 'Two on the way, ordered by phone.' },
        { name: 'Torque wrench 2 to 25 Nm', code: 'TL-0042', category: 'Tools', quantity: 2, minimum: 1, location: 'Wall rack', unit_cost: 89 },
        { name: 'Shipping carton for complete wheels, double-walled, 75 cm', code: 'PK-7575', category: 'Packaging', quantity: 18, minimum: 15, location: 'Cellar', unit_cost: 3.1 },
        { name: 'Degreaser 5 l', code: 'CN-0500', category: 'Consumables', quantity: 3, minimum: 2, location: 'Shelf C1', unit_cost: 17.4 },
        { name: 'Cable end caps', category: 'Consumables', quantity: 480, minimum: 100, location: 'Drawer 5', unit_cost: 0.05 },
        { name: 'Bubble mailers', code: 'PK-0021', category: 'Packaging', quantity: 22, minimum: 50, unit_cost: 0.4 },
        { name: 'Spoke key', code: 'TL-0007', category: 'Tools', quantity: 5, minimum: 2, location: 'Wall rack', unit_cost: 6 },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'list', label: 'Stock', icon: 'Boxes', entity: 'Item', layout: 'stock', filters: ['category'] },
    {
      archetype: 'dashboard',
      label: 'To reorder',
      icon: 'ChartColumn',
      entity: 'Item',
      figure: 'Pieces in stock',
      measure: { kind: 'sum', field: 'quantity' },
      period: null,
      charts: [
        { entity: 'Item', measure: { kind: 'sum', field: 'quantity' }, by: { kind: 'value', field: 'category' } },
        { entity: 'Item', measure: { kind: 'count' }, by: { kind: 'value', field: 'category' } },
      ],
      toDo: { entity: 'Item', kind: 'low', field: 'quantity' },
    },
  ],
};

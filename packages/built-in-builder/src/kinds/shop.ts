import type { Kind } from './kind.ts';

export const shop: Kind = {
  id: 'shop',
  words: ['shop', 'shop catalogue', 'catalogue', 'catalog', 'product catalogue', 'store', 'online store', 'online shop', 'webshop', 'e-commerce', 'ecommerce', 'marketplace', 'products', 'product list', 'menu', 'price list', 'boutique', 'katalog', 'speisekarte', 'tienda', 'catalogo', 'negozio'], // prettier-ignore
  noun: 'catalogue',
  user: 'customers who look around on the phone; one person keeps the prices right',
  daily: 'look through what is for sale',
  look: { palette: 'Orchard', typePair: 'Studio', radius: 4 },
  nav: 'top',
  signature: 'shapes',
  signatureIs: 'three flat shapes that stand for a product until it has a photo, and the price as a large numeral',
  access: { read: 'anonymous', write: 'admin' },
  entities: [
    {
      name: 'Product',
      words: ['product', 'item', 'article', 'dish', 'good', 'produkt', 'producto', 'produit'],
      fields: [
        'Name: text!',
        'Photo: image',
        'Price: money!',
        'Category: select! For the table | For the wall | To wear | To give',
        'Availability: select! In stock | Made to order | Sold out',
        'Size: text',
        'Description: longtext',
      ],
      columns: ['category', 'availability', 'price'],
      samples: [
        { name: 'Speckled bowl', price: 34, category: 'For the table', availability: 'In stock', size: '18 cm', description: 'Stoneware, thrown by hand. Safe in the dishwasher, better by hand.' },
        { name: 'Linen apron, moss', price: 58, category: 'To wear', availability: 'In stock', size: 'One size', description: 'Heavy linen that gets softer. Two pockets, one for the towel.' },
        { name: 'Letterpress calendar', price: 26, category: 'For the wall', availability: 'Made to order', size: '30 × 42 cm' },
        { name: 'Set of six espresso cups with saucers in the colours of the harbour', price: 142.5, category: 'For the table', availability: 'In stock', description: 'Each pair is a little different.' },
        { name: 'Wool socks', price: 19, category: 'To wear', availability: 'Sold out', size: '36 to 46' },
        { name: 'Gift card', price: 0, category: 'To give', availability: 'In stock', description: 'You choose the amount.' },
        { name: 'Beeswax candle', price: 12, category: 'To give', availability: 'In stock', size: '22 cm' },
        { name: 'Oak cutting board', price: 76, category: 'For the table', availability: 'Made to order', size: '40 × 25 cm', description: 'Oiled twice. Ready in ten days.' },
        { name: 'Map of the coast', price: 48, category: 'For the wall', availability: 'In stock', size: '50 × 70 cm' },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'list', label: 'Catalogue', icon: 'Store', entity: 'Product', layout: 'gallery', filters: ['category', 'availability'] }, // prettier-ignore
    {
      archetype: 'dashboard',
      label: 'Range',
      icon: 'ChartColumn',
      entity: 'Product',
      figure: 'Products in the catalogue',
      measure: { kind: 'count' },
      period: null,
      charts: [
        { entity: 'Product', measure: { kind: 'count' }, by: { kind: 'value', field: 'category' } },
        { entity: 'Product', measure: { kind: 'count' }, by: { kind: 'value', field: 'availability' } },
      ],
      toDo: { entity: 'Product', kind: 'missing', field: 'description' },
    },
  ],
};

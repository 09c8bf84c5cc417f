import type { EvalPrompt } from './prompt.ts';

export const orders: EvalPrompt[] = [
  {
    id: 'honey-shop',
    says: 'A small shop for our honey and candles: products with picture, name, description, price and stock. Customers put products into a cart, change quantities, see the total and place an order with name, address and email. I see the orders with their status.',
    checks: {
      orders: {
        'products have name, description, price and stock': [
          { entity: 'product', fields: ['name', 'description', 'price', ['stock', 'quantity']] },
        ],
        'orders have name, address, email and status': [
          { entity: 'order', fields: [['name', 'customer'], 'address', 'email', 'status'] },
        ],
        'products are shown with pictures': [{ open: ['product', 'shop', 'honey'] }, { shows: 'picture' }],
        'a product can be put into the cart': [
          { open: ['product', 'shop', 'honey'] },
          { create: 'product', with: { name: 'Heather Honey', price: 7.5 } },
          { open: ['product', 'shop', 'honey'] },
          { click: ['add to cart', 'add to basket', 'cart', 'basket'], near: 'Heather Honey' },
          { open: ['cart', 'basket', 'checkout'] },
          { sees: 'Heather Honey' },
        ],
        'the cart says the total': [
          { open: ['product', 'shop', 'honey'] },
          { create: 'product', with: { name: 'Beeswax Candle', price: 13.25 } },
          { open: ['product', 'shop', 'honey'] },
          { click: ['add to cart', 'add to basket', 'cart', 'basket'], near: 'Beeswax Candle' },
          { open: ['cart', 'basket', 'checkout'] },
          { sees: ['total', 'sum'] },
          { sees: ['13.25', '13,25'] },
        ],
        'an order can be placed from the cart': [
          { open: ['product', 'shop', 'honey'] },
          { create: 'product', with: { name: 'Linden Honey', price: 6 } },
          { open: ['product', 'shop', 'honey'] },
          { click: ['add to cart', 'add to basket', 'cart', 'basket'], near: 'Linden Honey' },
          { open: ['cart', 'basket', 'checkout'] },
          { create: ['order', 'checkout'], with: { 'name|customer': 'Berta Wachs', address: 'Hive Road 2' } },
          { stored: 'order', value: 'Berta Wachs' },
        ],
        'orders are listed': [{ open: 'order' }, { sees: ['status', 'new', 'paid', 'shipped', 'open', 'placed'] }],
      },
      honesty: {
        'the reply says that nobody is charged': [{ reply: /payment/i }],
      },
    },
  },
  {
    id: 'pizza-friday',
    says: 'Every Friday our office orders pizza together. Colleagues pick a pizza from the menu with price, size and extras, and the app shows who ordered what and the total per person.',
    checks: {
      orders: {
        'the menu has pizzas with a price': [{ entity: ['pizza', 'menu', 'item', 'dish'], fields: ['price'] }],
        'orders say who and which pizza': [
          {
            entity: 'order',
            fields: [
              ['name', 'colleague', 'person', 'who', 'customer'],
              ['pizza', 'item', 'menu', 'dish'],
            ],
          },
        ],
        'orders have size and extras': [{ entity: ['order', 'pizza', 'menu'], fields: ['size', 'extra'] }],
        'a pizza can be put on the menu': [
          { open: ['pizza', 'menu'] },
          { create: ['pizza', 'menu', 'item'], with: { 'name|title': 'Smoky Garden', price: 9.5 } },
          { stored: ['pizza', 'menu', 'item', 'dish'], value: 'Smoky Garden' },
        ],
        'a colleague can order': [
          { open: 'order' },
          { create: 'order', with: {} },
          { open: 'order' },
          { sees: ['order'] },
        ],
        'a total is shown': [{ open: ['order', 'overview', 'total', 'summary'] }, { sees: ['total', 'sum'] }],
      },
    },
  },
  {
    id: 'flower-preorder',
    says: "Pre-orders for a flower stall on Mother's Day: bouquets with name, picture and price; customers order a bouquet with name, phone and pick-up time; I tick off what was picked up.",
    checks: {
      orders: {
        'bouquets have name and price': [{ entity: 'bouquet', fields: ['name', 'price'] }],
        'orders have name, phone, bouquet and pick-up time': [
          { entity: ['order', 'pre order'], fields: [['name', 'customer'], 'phone', 'bouquet', ['pick', 'time']] },
        ],
        'a bouquet can be ordered': [
          { open: 'order' },
          { create: 'order', with: { 'name|customer': 'Ines Petal', phone: '0160 998' } },
          { stored: ['order', 'pre order'], value: 'Ines Petal' },
        ],
        'an order can be ticked off': [
          { open: 'order' },
          { create: 'order', with: { 'name|customer': 'Theo Stem' } },
          { open: 'order' },
          { changes: [{ click: ['picked', 'done', 'mark', 'tick', 'complete', 'Theo Stem'], near: 'Theo Stem' }] },
        ],
      },
    },
  },
];

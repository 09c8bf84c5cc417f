import { useKept } from '@/services/kept';

/** What this browser wants to buy: items with `id`, `name`, `price` and `count`. */
export function useCart() {
  const [items, setItems] = useKept('cart', []);
  const change = (id, count) =>
    setItems((before) =>
      before.map((item) => (item.id === id ? { ...item, count } : item)).filter((item) => item.count > 0),
    );
  return {
    items,
    total: items.reduce((sum, { price, count }) => sum + price * count, 0),
    count: items.reduce((sum, { count }) => sum + count, 0),
    add: (item) =>
      setItems((before) =>
        before.some(({ id }) => id === item.id)
          ? before.map((one) => (one.id === item.id ? { ...one, count: one.count + 1 } : one))
          : [...before, { ...item, count: 1 }],
      ),
    change,
    empty: () => setItems([]),
  };
}

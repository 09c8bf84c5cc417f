import { useState } from 'react';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useRecordForm } from '@/hooks/use-record-form';
import { useCart } from '@/services/cart';
import { dayKey, money } from '@/services/format';

const ways = ['Pay on delivery', 'Invoice', 'Card (test, nothing is charged)'];

function check(values) {
  const errors = {};
  if (!values.customer.trim()) errors.customer = 'Enter your name.';
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = 'Enter an e-mail address such as ada@example.com.';
  if (!values.address.trim()) errors.address = 'Enter the address.';
  if (!values.payment) errors.payment = 'Choose how to pay.';
  return errors;
}

/** Items with counts and the sum, then the checkout. No money moves: what is stored is an order. */
export default function CartCheckout({ onOrder }) {
  const cart = useCart();
  const [sent, setSent] = useState(null);
  const form = useRecordForm({
    draftKey: 'checkout',
    initial: { customer: '', email: '', address: '', payment: '' },
    check,
    save: async ({ customer, email, address, payment }) => {
      await onOrder({
        customer: customer.trim(),
        email,
        address: address.trim(),
        payment,
        items: cart.items.map(({ name, count }) => count + ' × ' + name).join('\n'),
        total: cart.total,
        date: dayKey(new Date()),
        status: 'New',
      });
      setSent(money(cart.total));
      cart.empty();
    },
  });

  if (sent) {
    return (
      <div role="status" className="max-w-2xl">
        <h2 className="mb-2 text-xl">Order confirmed</h2>
        <p className="measure">
          Thank you. Your order of {sent} was received. No payment was taken: this checkout is a demo.
        </p>
        <Button className="mt-6" variant="outline" onClick={() => setSent(null)}>
          Back to the cart
        </Button>
      </div>
    );
  }
  if (cart.items.length === 0)
    return <EmptyState message="The cart is empty. Open something from the list and press “Add to cart”." />;
  return (
    <div className="grid max-w-4xl gap-10">
      <section>
        <ul>
          {cart.items.map(({ id, name, price, count }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 border-b border-border/70 py-3">
              <span className="min-w-40 flex-1 font-medium break-words">{name}</span>
              <span className="flex items-center gap-1">
                <Button
                  variant="outline"
                  size="icon"
                  aria-label={'One less of ' + name}
                  onClick={() => cart.change(id, count - 1)}
                >
                  <Minus />
                </Button>
                <span className="w-8 text-center tabular-nums">{count}</span>
                <Button
                  variant="outline"
                  size="icon"
                  aria-label={'One more of ' + name}
                  onClick={() => cart.change(id, count + 1)}
                >
                  <Plus />
                </Button>
              </span>
              <span className="w-24 text-right tabular-nums">{money(price * count)}</span>
              <Button variant="ghost" size="icon" aria-label={'Remove ' + name} onClick={() => cart.change(id, 0)}>
                <Trash2 />
              </Button>
            </li>
          ))}
        </ul>
        <p className="pt-4 text-right text-lg font-semibold tabular-nums">Total {money(cart.total)}</p>
      </section>
      <section className="max-w-2xl">
        <h2 className="mb-4 text-xl">Checkout</h2>
        <form noValidate onSubmit={form.submit} className="grid gap-4">
          <Field label="Name" error={form.error('customer')}>
            <Input autoComplete="name" {...form.input('customer')} />
          </Field>
          <Field label="E-mail" error={form.error('email')}>
            <Input type="email" autoComplete="email" {...form.input('email')} />
          </Field>
          <Field label="Address" error={form.error('address')}>
            <Input autoComplete="street-address" {...form.input('address')} />
          </Field>
          <Field label="Payment" hint="Demo: no payment service is connected." error={form.error('payment')}>
            <NativeSelect
              placeholder="Choose how to pay"
              options={ways.map((value) => ({ value, label: value }))}
              {...form.input('payment')}
            />
          </Field>
          {form.failure && (
            <p role="alert" className="text-sm text-destructive">
              {form.failure}
            </p>
          )}
          <Button type="submit" className="justify-self-start" isBusy={form.isBusy}>
            Place order
          </Button>
        </form>
      </section>
    </div>
  );
}

import { ShoppingCart } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { useCart } from '@/services/cart';

export default function AddToCart({ item }) {
  const cart = useCart();
  const here = cart.items.find(({ id }) => id === item.id);
  return (
    <Button
      onClick={() => {
        cart.add(item);
        toast.success(item.name + ' is in the cart');
      }}
    >
      <ShoppingCart /> Add to cart{here ? ' (' + here.count + ')' : ''}
    </Button>
  );
}

import { Heart } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';

/** Keeps a record among one's favourites, or takes it out again. */
export default function FavouriteButton({ isKept, onToggle }) {
  const toggle = async () => {
    try {
      await onToggle();
      toast.success(isKept ? 'Removed from your favourites' : 'Added to your favourites');
    } catch (error) {
      toast.error(error?.status === 401 ? 'Sign in to keep favourites.' : 'It could not be saved.');
    }
  };
  return (
    <Button variant="outline" aria-pressed={isKept} onClick={toggle}>
      <Heart className={isKept ? 'fill-current' : undefined} /> Favourite
    </Button>
  );
}

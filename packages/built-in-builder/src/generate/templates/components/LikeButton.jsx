import { ThumbsUp } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';

/** Likes a record, or takes it back; beside it how many do. */
export default function LikeButton({ isKept, count, onToggle }) {
  const toggle = async () => {
    try {
      await onToggle();
    } catch (error) {
      toast.error(error?.status === 401 ? 'Sign in to like this.' : 'It could not be saved.');
    }
  };
  return (
    <Button variant="outline" aria-pressed={isKept} onClick={toggle}>
      <ThumbsUp className={isKept ? 'fill-current' : undefined} /> Like
      <span className="tabular-nums">{count}</span>
    </Button>
  );
}

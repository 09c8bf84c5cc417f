import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Shows `step` items at first and more on request, so that a long list stays quick. */
export default function ShowMore({ items, step = 60, children }) {
  const [count, setCount] = useState(step);
  const rest = items.length - count;
  return (
    <>
      {children(items.slice(0, count))}
      {rest > 0 && (
        <Button variant="outline" className="mt-6" onClick={() => setCount(count + step)}>
          Show {Math.min(step, rest)} more of {rest}
        </Button>
      )}
    </>
  );
}

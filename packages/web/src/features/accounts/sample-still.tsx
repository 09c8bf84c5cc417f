import { useTheme } from '../../lib/theme.ts';
import dark from './stills/bookings-dark.webp';
import light from './stills/bookings-light.webp';

/**
 * A still of an app that the built-in builder made, running off the right edge. Decoration: it says nothing that a reader
 * would miss, and it is not loaded where it is not shown.
 */
export function SampleStill() {
  const { seen } = useTheme();
  return (
    <div aria-hidden className="relative overflow-hidden bg-bench">
      <img
        src={seen === 'dark' ? dark : light}
        alt=""
        width={1180}
        height={800}
        className="notch absolute top-1/2 start-20 max-w-none -translate-y-1/2 border border-line shadow-pop"
      />
    </div>
  );
}

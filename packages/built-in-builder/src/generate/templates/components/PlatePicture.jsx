import { RecordImage } from '@/components/ui/record-image';

const colours = ['var(--primary)', 'var(--second)', 'color-mix(in oklab, var(--primary) 40%, var(--card))'];
const numberOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The photo, or a plate with three round helpings whose places follow from the record. */
export default function RecordPicture({ src, name, seed = name, ratio = 'wide', className = '' }) {
  if (src) return <RecordImage src={src} name={name} ratio={ratio} className={className} />;
  const seedNumber = numberOf(seed);
  const turn = seedNumber % 360;
  return (
    <svg
      aria-hidden
      viewBox="0 0 150 100"
      preserveAspectRatio="xMidYMid slice"
      className={
        'block w-full rounded-md bg-soft ' + (ratio === 'square' ? 'aspect-square ' : 'aspect-[3/2] ') + className
      }
    >
      <circle cx="75" cy="50" r="42" fill="var(--card)" stroke="var(--border)" />
      <circle cx="75" cy="50" r="33" fill="none" stroke="var(--border)" />
      <g transform={'rotate(' + turn + ' 75 50)'}>
        <circle cx="66" cy="42" r={12 + (seedNumber % 5)} fill={colours[seedNumber % 3]} />
        <circle cx="88" cy="48" r={8 + (seedNumber % 4)} fill={colours[(seedNumber + 1) % 3]} />
        <circle cx="74" cy="66" r={6 + (seedNumber % 6)} fill={colours[(seedNumber + 2) % 3]} />
      </g>
    </svg>
  );
}

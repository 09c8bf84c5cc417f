import { RecordImage } from '@/components/ui/record-image';

const colours = [
  'var(--primary)',
  'var(--second)',
  'color-mix(in oklab, var(--primary) 55%, var(--card))',
  'color-mix(in oklab, var(--second) 50%, var(--card))',
];
const numberOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The cover, or a cloth binding whose spine and band follow from the record. */
export default function RecordPicture({ src, name, seed = name, ratio = 'tall', className = '' }) {
  if (src) return <RecordImage src={src} name={name} ratio={ratio} className={className} />;
  const seedNumber = numberOf(seed);
  const band = 18 + (seedNumber % 50);
  return (
    <svg
      aria-hidden
      viewBox="0 0 75 100"
      preserveAspectRatio="xMidYMid slice"
      className={
        'block w-full rounded-sm bg-soft ' + (ratio === 'square' ? 'aspect-square ' : 'aspect-[3/4] ') + className
      }
    >
      <rect width="10" height="100" fill={colours[seedNumber % 4]} />
      <rect x="10" y={band} width="65" height={10 + (seedNumber % 9)} fill={colours[(seedNumber + 1) % 4]} />
      <rect x="10" y={band + 24} width={26 + (seedNumber % 20)} height="2" fill="var(--foreground)" />
    </svg>
  );
}

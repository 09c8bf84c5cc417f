import { RecordImage } from '@/components/ui/record-image';

const numberOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The photo, or a street of three roofs whose heights follow from the record. */
export default function RecordPicture({ src, name, seed = name, ratio = 'wide', className = '' }) {
  if (src) return <RecordImage src={src} name={name} ratio={ratio} className={className} />;
  const seedNumber = numberOf(seed);
  const roof = (x, width, height) =>
    'M' +
    x +
    ' 100 V' +
    (100 - height) +
    ' L' +
    (x + width / 2) +
    ' ' +
    (78 - height) +
    ' L' +
    (x + width) +
    ' ' +
    (100 - height) +
    ' V100 Z';
  const middle = 40 + (seedNumber % 24);
  return (
    <svg
      aria-hidden
      viewBox="0 0 150 100"
      preserveAspectRatio="xMidYMax slice"
      className={
        'block w-full rounded-md bg-soft ' + (ratio === 'square' ? 'aspect-square ' : 'aspect-[3/2] ') + className
      }
    >
      <path d={roof(0, 58, 26 + (seedNumber % 20))} fill="color-mix(in oklab, var(--primary) 45%, var(--card))" />
      <path d={roof(94, 56, 20 + (seedNumber % 27))} fill="color-mix(in oklab, var(--second) 60%, var(--card))" />
      <path d={roof(46, 60, middle)} fill="var(--primary)" />
      <rect x="56" y={104 - middle} width="12" height="14" fill="var(--card)" />
      <rect x="84" y={104 - middle} width="12" height="14" fill={seedNumber % 2 ? 'var(--second)' : 'var(--card)'} />
    </svg>
  );
}

import { RecordImage } from '@/components/ui/record-image';

const numberOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
const fills = [
  'var(--primary)',
  'color-mix(in oklab, var(--second) 60%, var(--card))',
  'color-mix(in oklab, var(--primary) 45%, var(--card))',
];

/** The photo, or a street of three roofs whose widths, heights and order follow from the record. */
export default function RecordPicture({ src, name, seed = name, ratio = 'wide', className = '' }) {
  if (src) return <RecordImage src={src} name={name} ratio={ratio} className={className} />;
  const number = numberOf(seed);
  const isFlat = number % 3 === 0;
  const front = { x: 24 + (number % 46), width: 52 + (number % 17), height: 34 + (number % 29) };
  const roof = (x, width, height, rise) =>
    'M' +
    x +
    ' 100 V' +
    (100 - height) +
    ' L' +
    (x + width / 2) +
    ' ' +
    (100 - height - rise) +
    ' L' +
    (x + width) +
    ' ' +
    (100 - height) +
    ' V100 Z';
  const windows = isFlat ? [0.15, 0.42, 0.69] : [0.2, 0.58];
  return (
    <svg
      aria-hidden
      viewBox="0 0 150 100"
      preserveAspectRatio="xMidYMax slice"
      className={
        'block w-full rounded-md bg-soft ' + (ratio === 'square' ? 'aspect-square ' : 'aspect-[3/2] ') + className
      }
    >
      <path d={roof(-6, 66, 22 + (number % 23), 18)} fill={fills[(number + 2) % 3]} />
      <path d={roof(92, 64, 18 + (number % 31), 24)} fill={fills[(number + 1) % 3]} />
      <path d={roof(front.x, front.width, front.height, isFlat ? 0 : 22)} fill={fills[number % 3]} />
      {windows.map((at) => (
        <rect
          key={at}
          x={front.x + front.width * at}
          y={108 - front.height}
          width={front.width * 0.2}
          height={front.width * 0.24}
          fill="var(--card)"
        />
      ))}
    </svg>
  );
}

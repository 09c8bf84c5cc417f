import { useState } from 'react';
import { cn } from '../lib/utils.ts';

const ratios = { square: 'aspect-square', wide: 'aspect-[3/2]', tall: 'aspect-[3/4]' };

/** 32 bits from a text, the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word].find((char) => /[\p{L}\p{N}]/u.test(char))?.toUpperCase() ?? '')
    .join('');

/**
 * The picture of a record: its upload, or one made here when there is none or it fails to load: three flat shapes in
 * the app's colours, placed by `seed` (the record's id), or its initials. No host outside the app is asked.
 */
export function RecordImage({
  src,
  name,
  seed = name,
  alt,
  ratio = 'wide',
  variant = 'shapes',
  className,
}: {
  src?: string | null;
  name: string;
  seed?: string;
  alt?: string;
  ratio?: keyof typeof ratios;
  variant?: 'shapes' | 'initials';
  className?: string;
}) {
  const [failed, setFailed] = useState<string>();
  const frame = cn('block w-full overflow-hidden rounded-md bg-soft', ratios[ratio], className);
  if (src && failed !== src)
    return (
      <img
        src={src}
        alt={alt ?? name}
        loading="lazy"
        onError={() => setFailed(src)}
        className={cn(frame, 'object-cover')}
      />
    );
  if (variant === 'initials')
    return (
      <span
        aria-hidden
        data-slot="record-image"
        className={cn(frame, 'grid place-content-center font-heading font-semibold')}
      >
        {initialsOf(name)}
      </span>
    );
  return <Shapes seed={seed} className={frame} />;
}

const fills = ['var(--primary)', 'var(--second)', 'color-mix(in oklab, var(--primary) 38%, var(--card))'];

function Shapes({ seed, className }: { seed: string; className: string }) {
  const number = hash(seed);
  const at = (shift: number, range: number) => (number >>> shift) % range;
  const fill = (index: number) => fills[(at(2, 3) + index) % 3];
  const radius = 30 + at(5, 26);
  return (
    <svg
      aria-hidden
      data-slot="record-image"
      viewBox="0 0 150 100"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <circle cx={30 + at(8, 90)} cy={at(12, 60)} r={radius} fill={fill(2)} />
      <path d={`M0 100 V${52 + at(16, 30)} L150 ${30 + at(20, 50)} V100 Z`} fill={fill(0)} />
      {at(24, 2) === 0 ? (
        <rect x={18 + at(9, 90)} y={44 + at(13, 14)} width={14 + at(17, 16)} height={60} fill={fill(1)} />
      ) : (
        <circle cx={24 + at(9, 100)} cy={62 + at(13, 18)} r={9 + at(17, 10)} fill={fill(1)} />
      )}
    </svg>
  );
}

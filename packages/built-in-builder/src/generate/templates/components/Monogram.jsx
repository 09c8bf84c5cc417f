import { RecordImage } from '@/components/ui/record-image';

/** A face where there is a photo, else the initials on a soft square. */
export default function Monogram({ src, name, className = 'size-12' }) {
  return <RecordImage src={src} name={name} variant="initials" ratio="square" className={'shrink-0 ' + className} />;
}

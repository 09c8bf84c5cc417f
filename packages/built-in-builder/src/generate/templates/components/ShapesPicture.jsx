import { RecordImage } from '@/components/ui/record-image';

/** The photo, or three flat shapes in the app's colours whose places follow from the record. */
export default function RecordPicture({ src, name, seed = name, ratio = 'wide', className = '' }) {
  return <RecordImage src={src} name={name} seed={seed} ratio={ratio} className={className} />;
}

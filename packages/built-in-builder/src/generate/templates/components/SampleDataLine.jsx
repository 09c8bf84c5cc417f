import { useState } from 'react';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useMe } from '@/services/me';
import { useSampleData } from '@/services/sample-data';

const hiddenKey = 'sample-data-line-hidden';

/** One line that says which records are not real, until they are removed or the line is closed. */
export default function SampleDataLine({ records }) {
  const [isHidden, setIsHidden] = useState(() => sessionStorage.getItem(hiddenKey) === 'yes');
  const samples = useSampleData();
  const me = useMe();
  // who only visits can neither remove them nor needs to know; another admin may see records that are not theirs to remove
  const isMine = (record) => record.is_sample && record.created_by_id === me?.id;
  if (me?.role !== 'admin' || isHidden || !records?.some(isMine)) return null;

  const hide = () => {
    sessionStorage.setItem(hiddenKey, 'yes');
    setIsHidden(true);
  };
  return (
    <div className="-mt-3 mb-6 flex items-center gap-x-3 border-b pb-1 text-sm text-muted-foreground">
      <p className="min-w-0 flex-1">
        Sample data.{' '}
        <Button variant="link" className="h-auto p-0" isBusy={samples.isRemoving} onClick={samples.remove}>
          Remove it
        </Button>
      </p>
      <Button variant="ghost" size="icon" aria-label="Hide this line" onClick={hide}>
        <X />
      </Button>
    </div>
  );
}

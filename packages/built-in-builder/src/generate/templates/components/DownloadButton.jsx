import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';

/** Saves the record as a text file. */
export default function DownloadButton({ title, facts }) {
  const save = () => {
    const lines = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
    const text = [title, '', ...lines.map(([label, value]) => label + ': ' + value)].join('\n');
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = title.replace(/[^\p{L}\p{N}]+/gu, '-') + '.txt';
    link.click();
    URL.revokeObjectURL(url);
    toast.success('Downloaded as a text file');
  };
  return (
    <Button variant="outline" onClick={save}>
      <Download /> Download
    </Button>
  );
}

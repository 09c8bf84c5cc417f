import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Prints what the page shows, or saves it as PDF. */
export default function PrintButton() {
  return (
    <Button variant="outline" onClick={() => window.print()}>
      <Printer /> Print
    </Button>
  );
}

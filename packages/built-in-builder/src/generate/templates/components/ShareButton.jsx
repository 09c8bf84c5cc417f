import { Copy, Mail, Share2 } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

/** Copies this page's address, or opens a mail with it. */
export default function ShareButton({ title }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success('Link copied');
    } catch {
      toast.message(window.location.href);
    }
  };
  const mail = () => {
    window.location.href =
      'mailto:?subject=' + encodeURIComponent(title) + '&body=' + encodeURIComponent(window.location.href);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          <Share2 /> Share
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={copy}>
          <Copy /> Copy link
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={mail}>
          <Mail /> Send by e-mail
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

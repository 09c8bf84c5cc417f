import { Download, Paperclip } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** What a file is saved as: the name it came with, else what its record is called. */
function nameOf(href, title) {
  const own = href.startsWith('data:') ? '' : decodeURIComponent(href.split(/[?#]/)[0].split('/').at(-1) ?? '');
  return own || title.replace(/[^\p{L}\p{N}]+/gu, '-') + '.svg';
}

/** A file of a record, to be downloaded: as a link with its name, or as a button. */
export default function FileLink({ href, title, isButton = false }) {
  if (!href) return null;
  const name = nameOf(href, title);
  if (isButton)
    return (
      <Button variant="outline" asChild>
        <a href={href} download={name}>
          <Download /> Download
        </a>
      </Button>
    );
  return (
    <a
      href={href}
      download={name}
      onClick={(event) => event.stopPropagation()}
      className="inline-flex min-h-6 items-center gap-1.5 text-link underline underline-offset-4 break-all"
    >
      <Paperclip aria-hidden className="size-4 shrink-0" /> {name}
    </a>
  );
}

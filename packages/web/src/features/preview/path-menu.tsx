import { shownPath } from '@whittle/domain/preview/shown-path';
import { pageUrl } from '@whittle/domain/publishing/page-url';
import { ChevronDown, File } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { previewTexts as texts } from './preview.texts.ts';
import { typedPath } from './preview-url.ts';

type PathMenuProps = { path: string; origin: string; pages: readonly string[]; onGo: (path: string) => void };

/** The path that the app shows; it opens a box for any path and the list of the app's pages. */
export function PathMenu({ path, origin, pages, onGo }: PathMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(path);

  const go = (next: string) => {
    setIsOpen(false);
    onGo(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(typedPath(text, origin));
  };

  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open) => {
        setText(path);
        setIsOpen(open);
      }}
    >
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={`${texts.page}: ${shownPath(path) ?? '/'}`}
          className="quick flex min-h-8 min-w-0 items-center gap-1 rounded-control px-2 text-ink-2 hover:bg-hover hover:text-ink coarse:min-h-11"
        >
          <span className="type-code max-w-48 truncate">{shownPath(path) ?? '/'}</span>
          <ChevronDown aria-hidden size={16} />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={texts.goToPath}
          className="layer-popover max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto rounded-tile bg-raised p-2 text-ink shadow-pop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <form onSubmit={submit} className="flex gap-2">
            <Input
              aria-label={texts.path}
              value={text}
              onChange={(event) => setText(event.target.value)}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
            />
            <Button type="submit">{texts.go}</Button>
          </form>
          {pages.length > 0 && (
            <ul aria-label={texts.pages} className="mt-2">
              {pages.map((page) => (
                <li key={page}>
                  <button
                    type="button"
                    onClick={() => go(pageUrl(page))}
                    className="quick focus-inset flex min-h-8 w-full items-center gap-2 rounded-chip px-2 text-start hover:bg-hover coarse:min-h-11"
                  >
                    <File aria-hidden size={16} className="text-ink-3" />
                    <span className="min-w-0 truncate">{page}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

import type { PickedElement } from '@whittle/contract/chat';
import { SquareMousePointer, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { chatTexts as texts } from './chat.texts.ts';

/** The element of the preview that a message is about (GEN-29). */
export function ElementChip({ element, onRemove }: { element: PickedElement; onRemove?: () => void }) {
  return (
    <p className="flex max-w-full min-w-0 items-center gap-1.5 self-start rounded-control bg-accent-soft py-0.5 pe-1 ps-2 text-accent-text">
      <SquareMousePointer aria-hidden size={14} className="shrink-0" />
      <span className="min-w-0 truncate" title={texts.elementPlace(element.file, element.line)}>
        {element.label}
      </span>
      <span className="type-meta tabular shrink-0">
        {texts.elementPlace(element.file.split('/').at(-1)!, element.line)}
      </span>
      {onRemove && (
        <IconButton
          label={texts.removeElement}
          icon={<X aria-hidden size={14} />}
          onClick={onRemove}
          className="size-6 text-accent-text"
        />
      )}
    </p>
  );
}

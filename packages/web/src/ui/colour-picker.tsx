import { Popover } from 'radix-ui';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';
import { Button } from './button.tsx';
import { colourPickerTexts as texts } from './colour-picker.texts.ts';
import { ColourPalette } from './colour-palette.tsx';
import { contrastOf } from './contrast.ts';
import { CustomColour } from './custom-colour.tsx';
import { Segmented } from './segmented.tsx';
import { colourOf } from './tailwind-colours.ts';

type ColourPickerProps = {
  label: string;
  /** `red-500`, `[#1d4ed8]` or a name of the app's own; null when none is set. */
  value: string | null;
  /** What it looks like while none is set, and what is said of that. */
  given?: { colour: string; label: string } | null;
  /** `colour` is what it looks like. Null takes the colour away. */
  onChange: (name: string | null, colour: string | null) => void;
  /** The colour that it stands on or that stands on it. */
  against?: string | undefined;
  isDisabled?: boolean;
};

/** Tailwind's palette, or any other colour. Rule: SHELL-04. */
export function ColourPicker({ label, value, given = null, onChange, against, isDisabled }: ColourPickerProps) {
  const [view, setView] = useState<'palette' | 'custom' | null>(null);
  const colour = value === null ? undefined : colourOf(value.replace(/\/[^/\]]+$/, ''));
  const shown = view ?? (value?.startsWith('[') ? 'custom' : 'palette');
  const ratio = colour && against ? contrastOf(colour, against) : null;
  return (
    <div className="flex flex-col gap-1">
      <Popover.Root onOpenChange={() => setView(null)}>
        <Popover.Trigger
          disabled={isDisabled}
          className="quick flex h-8 w-full items-center gap-2 rounded-control border border-edge bg-surface px-2 text-left hover:bg-hover disabled:text-ink-3 coarse:h-11"
        >
          <span
            aria-hidden
            style={{ backgroundColor: value === null ? given?.colour : colour }}
            className="size-4 shrink-0 rounded-chip border border-edge"
          />
          <span className={cx('min-w-0 flex-1 truncate', value === null && given && 'text-ink-2 italic')}>
            <span className="sr-only">{label}: </span>
            {value?.replace(/^\[|\]$/g, '') ?? given?.label ?? texts.notSet}
          </span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            className="layer-popover flex w-fit max-w-[96vw] flex-col gap-2 rounded-tile bg-raised p-3 text-ink shadow-pop outline-none"
          >
            <Segmented
              label={texts.views}
              value={shown}
              onChange={setView}
              options={[
                { value: 'palette', label: texts.palette },
                { value: 'custom', label: texts.custom },
              ]}
            />
            {shown === 'palette' ? (
              <ColourPalette value={value} onChange={onChange} />
            ) : (
              <CustomColour value={colour} onChange={(hex) => onChange(`[${hex}]`, hex)} />
            )}
            {value !== null && (
              <Button size="small" variant="plain" onClick={() => onChange(null, null)}>
                {texts.clear}
              </Button>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {ratio !== null && <p className="type-meta text-ink-2">{texts.contrast(ratio.toFixed(1), ratio >= 4.5)}</p>}
    </div>
  );
}

import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { contrastOf } from '../../ui/contrast.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { panelTexts as texts } from './panels.texts.ts';

type ColourRowProps = {
  label: string;
  /** Empty where the style gives the colour. */
  value: string;
  shown: string;
  /** The ground that it is read on. */
  against?: string;
  onChange: (value: string) => void;
};

/** A colour of the page, with how well it is read. */
export function ColourRow({ label, value, shown, against, onChange }: ColourRowProps) {
  const id = useId();
  const ratio = against === undefined ? null : contrastOf(shown, against);
  return (
    <div className="flex items-center gap-3">
      <input
        id={id}
        type="color"
        value={shown}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => onChange(target.value)}
        className="size-8 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-0.5 coarse:size-11"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        <p id={`${id}-says`} className="type-meta tabular text-ink-2">
          {value === '' ? texts.ofStyle : texts.own(value)}
          {ratio !== null && ` · ${texts.contrast(ratio.toFixed(1), ratio >= 4.5)}`}
        </p>
      </div>
      {value !== '' && (
        <IconButton
          label={texts.reset(label)}
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={() => onChange('')}
        />
      )}
    </div>
  );
}

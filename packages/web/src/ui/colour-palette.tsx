import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { contrastOf } from './contrast.ts';
import { colourPickerTexts as texts } from './colour-picker.texts.ts';
import { hues, plainColours } from './tailwind-colours.ts';

const rows = [plainColours, ...hues.map(({ shades }) => shades)];
const all = rows.flat();

type ColourPaletteProps = { value: string | null; onChange: (name: string, value: string) => void };

/** Tailwind's palette; the arrows go from colour to colour. */
export function ColourPalette({ value, onChange }: ColourPaletteProps) {
  const group = useRef<HTMLDivElement>(null);
  const focusable = all.some(({ name }) => name === value) ? value : all[0]!.name;

  const onKeyDown = (event: KeyboardEvent) => {
    const name = (event.target as HTMLElement).dataset['name'];
    const row = rows.findIndex((shades) => shades.some((one) => one.name === name));
    const column = rows[row]?.findIndex((one) => one.name === name) ?? -1;
    const move = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    if (!move || row < 0) return;
    event.preventDefault();
    const shades = rows[Math.min(Math.max(row + move[0]!, 0), rows.length - 1)]!;
    const next = shades[Math.min(Math.max(column + move[1]!, 0), shades.length - 1)]!;
    group.current?.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus();
  };

  return (
    <div
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-label={texts.colours}
      onKeyDown={onKeyDown}
      className="flex max-h-72 flex-col gap-0.5 overflow-y-auto p-1"
    >
      {rows.map((shades) => (
        <div key={shades[0]!.name} role="presentation" className="flex gap-0.5">
          {shades.map(({ name, value: colour }) => (
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={name === value}
              aria-label={name}
              title={name}
              data-name={name}
              tabIndex={name === focusable ? 0 : -1}
              onClick={() => onChange(name, colour)}
              style={{ backgroundColor: colour }}
              className="flex size-6 shrink-0 items-center justify-center rounded-chip border border-line"
            >
              {name === value && <Check aria-hidden size={14} className={markOn(colour)} />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

const markOn = (colour: string) =>
  (contrastOf(colour, '#ffffff') ?? 1) > 4.5 ? 'text-ink-on-badge' : 'text-ink-on-mark';

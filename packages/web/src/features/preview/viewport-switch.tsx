import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { Tooltip } from '../../ui/tooltip.tsx';
import { previewTexts as texts } from './preview.texts.ts';
import { type Viewport, viewports } from './viewports.ts';

const icons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone };

export function ViewportSwitch({ value, onChange }: { value: Viewport; onChange: (value: Viewport) => void }) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      onValueChange={(next) => {
        const viewport = viewports.find((one) => one === next);
        if (viewport) onChange(viewport);
      }}
      aria-label={texts.viewport}
      className="flex"
    >
      {viewports.map((viewport) => {
        const Icon = icons[viewport];
        return (
          <Tooltip key={viewport} text={texts.viewports[viewport]}>
            <ToggleGroup.Item
              value={viewport}
              aria-label={texts.viewports[viewport]}
              className="quick inline-flex size-8 items-center justify-center rounded-control text-ink-2 hover:bg-hover aria-checked:bg-accent-soft aria-checked:text-accent-text"
            >
              <Icon aria-hidden size={16} />
            </ToggleGroup.Item>
          </Tooltip>
        );
      })}
    </ToggleGroup.Root>
  );
}

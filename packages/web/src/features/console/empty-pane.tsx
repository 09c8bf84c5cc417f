import { Button } from '../../ui/button.tsx';
import { consoleTexts as texts } from './console.texts.ts';

export function EmptyPane({ title, text }: { title: string; text: string }) {
  return (
    <div className="p-4">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-2">{text}</p>
    </div>
  );
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2 p-4">
      <p className="text-ink-2">{texts.noMatch}</p>
      <Button size="small" onClick={onClear}>
        {texts.clearFilter}
      </Button>
    </div>
  );
}

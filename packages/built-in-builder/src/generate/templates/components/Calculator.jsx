import { useState } from 'react';
import { Button } from '@/components/ui/button';

const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '=', '+'];
const apply = { '+': (a, b) => a + b, '−': (a, b) => a - b, '×': (a, b) => a * b, '÷': (a, b) => a / b };

export default function Calculator() {
  const [shown, setShown] = useState('0');
  const [held, setHeld] = useState(null);
  const [isNew, setIsNew] = useState(true);

  const result = () => (held ? apply[held.sign](held.value, Number(shown)) : Number(shown));
  const tidy = (value) => (Number.isFinite(value) ? String(Number(value.toPrecision(12))) : 'Not possible');
  const press = (key) => {
    if (/[\d.]/.test(key)) {
      setShown(
        isNew || shown === 'Not possible'
          ? key === '.'
            ? '0.'
            : key
          : key === '.' && shown.includes('.')
            ? shown
            : shown === '0' && key !== '.'
              ? key
              : shown + key,
      );
      setIsNew(false);
      return;
    }
    const value = isNew && held ? Number(shown) : result();
    setShown(tidy(value));
    setHeld(key === '=' ? null : { value, sign: key });
    setIsNew(true);
  };
  return (
    <div className="grid max-w-xs gap-3">
      <output
        aria-label="Result"
        className="rounded-md border bg-card px-4 py-3 text-right font-heading text-3xl break-all tabular-nums"
      >
        {shown}
      </output>
      <div className="grid grid-cols-4 gap-2">
        {keys.map((key) => (
          <Button
            key={key}
            variant={/[\d.]/.test(key) ? 'outline' : 'default'}
            className="h-12 text-lg"
            onClick={() => press(key)}
          >
            {key}
          </Button>
        ))}
      </div>
      <Button
        variant="outline"
        onClick={() => {
          setShown('0');
          setHeld(null);
          setIsNew(true);
        }}
      >
        Clear
      </Button>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';

const two = (value) => String(value).padStart(2, '0');
const shown = (seconds) =>
  two(Math.floor(seconds / 3600)) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);

const usual = [5, 15, 25, 45, 60].map((minutes) => ({ label: minutes + ' minutes', minutes }));

/**
 * Counts up, or down from a span; goes by the clock, so a sleeping tab loses no time. With `onKeep` what was measured can be
 * kept with a text.
 */
export default function Stopwatch({ presets, label = 'What', noun = 'entry', onKeep }) {
  const [minutes, setMinutes] = useState(String(presets?.[0]?.minutes ?? 0));
  const [run, setRun] = useState({ since: null, before: 0 });
  const [now, setNow] = useState(() => Date.now());
  const passed = Math.floor((run.before + (run.since ? now - run.since : 0)) / 1000);
  const goal = Number(minutes) * 60;
  const left = Math.max(0, goal - passed);

  useEffect(() => {
    if (!run.since) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [run.since]);

  const toggle = () => {
    const at = Date.now();
    setNow(at);
    setRun(run.since ? { since: null, before: run.before + at - run.since } : { ...run, since: at });
  };
  return (
    <div className="grid max-w-sm gap-4">
      <NativeSelect
        aria-label="Kind of timer"
        value={minutes}
        onChange={(event) => {
          setMinutes(event.target.value);
          setRun({ since: null, before: 0 });
        }}
        options={[
          ...(presets ?? usual).map((one) => ({
            value: String(one.minutes),
            label: presets ? one.label + ', ' + one.minutes + ' min' : one.label,
          })),
          { value: '0', label: 'Count up' },
        ]}
      />
      <p role="timer" className="font-heading text-6xl font-semibold tabular-nums">
        {shown(goal ? left : passed)}
      </p>
      {goal > 0 && left === 0 && <p role="status">Time is up.</p>}
      <div className="flex gap-2">
        <Button onClick={toggle}>{run.since ? 'Pause' : 'Start'}</Button>
        <Button variant="outline" onClick={() => setRun({ since: null, before: 0 })}>
          Reset
        </Button>
      </div>
      {onKeep && !run.since && passed > 0 && (
        <Keep
          label={label}
          noun={noun}
          onKeep={async (text) => {
            const kept = await onKeep(text, goal ? Math.min(goal, passed) : passed);
            // where more is asked first, the time stays until it is kept
            if (kept) setRun({ since: null, before: 0 });
            return kept;
          }}
        />
      )}
    </div>
  );
}

/** What the time was spent on, to keep it in the list. */
function Keep({ label, noun, onKeep }) {
  const [text, setText] = useState('');
  const [error, setError] = useState(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event) => {
    event.preventDefault();
    if (text.trim() === '') return setError('Enter what it was.');
    setIsBusy(true);
    try {
      if (await onKeep(text.trim())) toast.success('Saved');
      else setIsBusy(false);
    } catch (failure) {
      setError(failure?.message ?? 'It could not be saved.');
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3 border-t pt-4">
      <Field label={label} error={error}>
        <Input value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline" className="justify-self-start" isBusy={isBusy}>
        {'Save ' + noun}
      </Button>
    </form>
  );
}

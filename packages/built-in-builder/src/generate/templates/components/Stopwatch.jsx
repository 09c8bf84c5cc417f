import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';

const two = (value) => String(value).padStart(2, '0');
const shown = (seconds) =>
  two(Math.floor(seconds / 3600)) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);

/** Counts up, or down from the minutes that were chosen; goes by the clock, so a sleeping tab loses no time. */
export default function Stopwatch() {
  const [minutes, setMinutes] = useState('0');
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
        options={['0', '5', '15', '25', '45', '60'].map((value) => ({
          value,
          label: value === '0' ? 'Count up' : value + ' minutes',
        }))}
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
    </div>
  );
}

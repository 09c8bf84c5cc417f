import { useEffect, useRef, useState } from 'react';
import { showTool } from '../lib/page-tool.ts';
import { cn } from '../lib/utils.ts';
import { LoadError, LoadingRows } from './load-state.tsx';

interface ToolProps {
  /** Of the tool: `meal-plan` for `tools/meal-plan.json`. */
  path: string;
  className?: string;
}

/**
 * An AI tool of the app in the page: its form, and the result as it grows. Limits, errors and permissions are those of the
 * tool's own page; the colours and fonts are the app's.
 */
export function Tool({ path, className }: ToolProps) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | { problem: string }>('loading');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let remove: (() => void) | null = null;
    let isGone = false;
    setState('loading');
    showTool(host.current!, path).then(
      (take) => {
        if (isGone) return take();
        remove = take;
        setState('shown');
      },
      (error: unknown) => !isGone && setState({ problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [path, tries]);

  return (
    <div data-slot="tool" className={cn('min-w-0', className)}>
      {state === 'loading' && <LoadingRows rows={3} />}
      {typeof state === 'object' && <LoadError message={state.problem} onRetry={() => setTries(tries + 1)} />}
      <div ref={host} />
    </div>
  );
}

import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore, type ComponentProps, type CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

const mounted: string[] = [];
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** True for the first Toaster on the page: two of them would show each message twice. */
function useIsFirst(): boolean {
  const id = useId();
  useEffect(() => {
    mounted.push(id);
    notify();
    return () => {
      mounted.splice(mounted.indexOf(id), 1);
      notify();
    };
  }, [id]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => mounted[0] === id,
    () => false,
  );
}

const icons = {
  success: <CircleCheck aria-hidden className="size-4 text-success" />,
  info: <Info aria-hidden className="size-4 text-link" />,
  warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
  error: <CircleAlert aria-hidden className="size-4 text-destructive" />,
  loading: <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />,
};

const colours = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius)',
  '--width': '22rem',
  fontFamily: 'var(--font-sans)',
} as CSSProperties;

/** Short messages after an act, one at a time, three seconds; errors belong beside what failed. Mount it once. */
export function Toaster({ toastOptions, style, ...props }: ComponentProps<typeof Sonner>) {
  const isFirst = useIsFirst();
  if (!isFirst) return null;
  return (
    <Sonner
      className="toaster group"
      position="bottom-right"
      visibleToasts={1}
      duration={3000}
      icons={icons}
      style={{ ...colours, ...style }}
      toastOptions={{
        ...toastOptions,
        classNames: {
          toast: 'shadow-md!',
          title: 'text-sm! font-medium!',
          description: 'text-sm! text-muted-foreground!',
          actionButton: 'min-h-8! rounded-md! bg-primary! px-3! text-primary-foreground!',
          cancelButton: 'min-h-8! rounded-md! bg-secondary! px-3! text-secondary-foreground!',
          ...toastOptions?.classNames,
        },
      }}
      {...props}
    />
  );
}

import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore, type ComponentProps, type CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useIsMobile } from '../hooks/use-mobile.ts';

type Place = { id: string; isFallback: boolean };

const mounted: Place[] = [];
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** The place that shows the messages: the first on the page that is no fallback. Two would show each message twice. */
const shownPlace = () => mounted.find(({ isFallback }) => !isFallback) ?? mounted[0];

function useIsShown(isFallback: boolean): boolean {
  const id = useId();
  useEffect(() => {
    const place = { id, isFallback };
    mounted.push(place);
    notify();
    return () => {
      mounted.splice(mounted.indexOf(place), 1);
      notify();
    };
  }, [id, isFallback]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownPlace()?.id === id,
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

const shape = {
  '--border-radius': 'var(--radius)',
  '--width': '22rem',
  fontFamily: 'var(--font-sans)',
} as CSSProperties;

/** A Toaster that an app has straight from sonner is told by its list, which is there with the first message. */
const behindOthers = 'body:has([data-sonner-toaster]:not(.toaster-fallback)) .toaster-fallback { display: none; }';

type ToasterProps = ComponentProps<typeof Sonner> & {
  /** Shows nothing while another place for messages is on the page. */
  isFallback?: boolean;
};

/** Below the header: the bottom of a phone has the actions and the navigation. */
const belowHeader = { top: '4rem' };

/** What both Toasters of the kit are. */
export function Toasts({ isFallback = false, toastOptions, style, ...props }: ToasterProps) {
  const isShown = useIsShown(isFallback);
  const isPhone = useIsMobile();
  if (!isShown) return null;
  return (
    <>
      {isFallback && <style>{behindOthers}</style>}
      <Sonner
        className={isFallback ? 'toaster group toaster-fallback' : 'toaster group'}
        position={isPhone ? 'top-center' : 'bottom-right'}
        {...(isPhone && { offset: belowHeader, mobileOffset: belowHeader })}
        visibleToasts={1}
        duration={3000}
        icons={icons}
        style={{ ...shape, ...style }}
        toastOptions={{
          ...toastOptions,
          classNames: {
            // By classes, since the tokens of an app may be bare numbers that only classes know how to read.
            toast: props.richColors ? 'shadow-md!' : 'border-border! bg-popover! text-popover-foreground! shadow-md!',
            title: 'text-sm! font-medium!',
            description: 'text-sm! text-muted-foreground!',
            actionButton: 'min-h-8! rounded-md! bg-primary! px-3! text-primary-foreground!',
            cancelButton: 'min-h-8! rounded-md! bg-secondary! px-3! text-secondary-foreground!',
            ...toastOptions?.classNames,
          },
        }}
        {...props}
      />
    </>
  );
}

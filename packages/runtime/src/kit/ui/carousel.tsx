import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentProps, createContext, type KeyboardEvent, useContext, useEffect, useState } from 'react';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { say } from '../lib/page-words.ts';

export type CarouselApi = UseEmblaCarouselType[1];
type Parameters = globalThis.Parameters<typeof useEmblaCarousel>;

type CarouselProps = {
  opts?: Parameters[0];
  plugins?: Parameters[1];
  orientation?: 'horizontal' | 'vertical';
  setApi?: (api: CarouselApi) => void;
};

type CarouselContext = {
  viewport: UseEmblaCarouselType[0];
  api: CarouselApi;
  orientation: 'horizontal' | 'vertical';
  canScrollPrev: boolean;
  canScrollNext: boolean;
};

const Context = createContext<CarouselContext | null>(null);

export function useCarousel(): CarouselContext {
  const context = useContext(Context);
  if (!context) throw new Error('The parts of a carousel stand inside <Carousel>.');
  return context;
}

/** Slides that follow the finger; the arrow keys move it while the focus is inside. */
export function Carousel({
  orientation = 'horizontal',
  opts,
  plugins,
  setApi,
  className,
  ...props
}: ComponentProps<'div'> & CarouselProps) {
  const [viewport, api] = useEmblaCarousel({ ...opts, axis: orientation === 'horizontal' ? 'x' : 'y' }, plugins);
  const [canScroll, setCanScroll] = useState({ prev: false, next: false });

  useEffect(() => {
    if (!api) return;
    setApi?.(api);
    const look = () => setCanScroll({ prev: api.canScrollPrev(), next: api.canScrollNext() });
    look();
    api.on('reInit', look).on('select', look);
    return () => void api.off('reInit', look).off('select', look);
  }, [api, setApi]);

  const onKeyDown = (event: KeyboardEvent) => {
    const [back, on] = orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (event.key !== back && event.key !== on) return;
    event.preventDefault();
    if (event.key === back) api?.scrollPrev();
    else api?.scrollNext();
  };

  return (
    <Context.Provider
      value={{ viewport, api, orientation, canScrollPrev: canScroll.prev, canScrollNext: canScroll.next }}
    >
      <div
        role="region"
        aria-roledescription="carousel"
        data-slot="carousel"
        className={cn('relative', className)}
        onKeyDownCapture={onKeyDown}
        {...props}
      />
    </Context.Provider>
  );
}

export function CarouselContent({ className, ...props }: ComponentProps<'div'>) {
  const { viewport, orientation } = useCarousel();
  return (
    <div ref={viewport} className="overflow-hidden" data-slot="carousel-content">
      <div className={cn('flex', orientation === 'horizontal' ? '-ml-4' : '-mt-4 flex-col', className)} {...props} />
    </div>
  );
}

export function CarouselItem({ className, ...props }: ComponentProps<'div'>) {
  const { orientation } = useCarousel();
  return (
    <div
      role="group"
      aria-roledescription="slide"
      data-slot="carousel-item"
      className={cn('min-w-0 shrink-0 grow-0 basis-full', orientation === 'horizontal' ? 'pl-4' : 'pt-4', className)}
      {...props}
    />
  );
}

const besideOrAbove = {
  previous: {
    horizontal: 'top-1/2 -left-12 -translate-y-1/2',
    vertical: '-top-12 left-1/2 -translate-x-1/2 rotate-90',
  },
  next: {
    horizontal: 'top-1/2 -right-12 -translate-y-1/2',
    vertical: '-bottom-12 left-1/2 -translate-x-1/2 rotate-90',
  },
};

export function CarouselPrevious({ className, ...props }: ComponentProps<typeof Button>) {
  const { api, orientation, canScrollPrev } = useCarousel();
  return (
    <Button
      data-slot="carousel-previous"
      variant="outline"
      size="icon"
      className={cn('absolute size-8 rounded-full', besideOrAbove.previous[orientation], className)}
      disabled={!canScrollPrev}
      onClick={() => api?.scrollPrev()}
      {...props}
    >
      <ArrowLeft />
      <span className="sr-only">{say('Previous slide')}</span>
    </Button>
  );
}

export function CarouselNext({ className, ...props }: ComponentProps<typeof Button>) {
  const { api, orientation, canScrollNext } = useCarousel();
  return (
    <Button
      data-slot="carousel-next"
      variant="outline"
      size="icon"
      className={cn('absolute size-8 rounded-full', besideOrAbove.next[orientation], className)}
      disabled={!canScrollNext}
      onClick={() => api?.scrollNext()}
      {...props}
    >
      <ArrowRight />
      <span className="sr-only">{say('Next slide')}</span>
    </Button>
  );
}

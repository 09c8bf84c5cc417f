import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { DayPicker, getDefaultClassNames, type DayButton } from 'react-day-picker';
import { fromEight } from '../../libraries/day-picker-eight.ts';
import { DayContents } from '../../libraries/day-picker-parts.tsx';
import { firstWeekday } from '../lib/days.ts';
import { cn } from '../lib/utils.ts';
import { buttonVariants } from './button.tsx';
import { pageLocale, sayWith } from '../lib/page-words.ts';

const defaults = getDefaultClassNames();

const dayLabel: NonNullable<ComponentProps<typeof DayPicker>['labels']>['labelDayButton'] = (date, modifiers) =>
  [
    date.toLocaleDateString(pageLocale(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    modifiers.today && sayWith('today', 'heute'),
    modifiers.selected && sayWith('selected', 'ausgewählt'),
  ]
    .filter(Boolean)
    .join(', ');

/** A month to pick a day, several or a range from; react-day-picker's props (`mode`, `selected`, `onSelect`, `disabled`). */
export function Calendar({
  buttonVariant,
  ...props
}: ComponentProps<typeof DayPicker> & {
  buttonVariant?: ButtonLook;
  /** The name earlier versions gave `autoFocus`. */
  initialFocus?: boolean;
}) {
  return <Month buttonVariant={buttonVariant} {...fromEight(props)} />;
}

/** The calendar's own names are English; those of another language come from the browser. */
const namesInPageLanguage: ComponentProps<typeof DayPicker>['formatters'] = {
  formatCaption: (month) => month.toLocaleDateString(pageLocale(), { month: 'long', year: 'numeric' }),
  formatWeekdayName: (day) => day.toLocaleDateString(pageLocale(), { weekday: 'short' }),
};

type ButtonLook = 'ghost' | 'outline' | 'secondary';

function Month({
  className,
  classNames,
  showOutsideDays = true,
  captionLayout = 'label',
  buttonVariant = 'ghost',
  components,
  labels,
  ...props
}: ComponentProps<typeof DayPicker> & { buttonVariant?: ButtonLook | undefined }) {
  return (
    <DayPicker
      showOutsideDays={showOutsideDays}
      weekStartsOn={props.locale ? undefined : firstWeekday()}
      {...(!props.locale && pageLocale() && { formatters: namesInPageLanguage })}
      captionLayout={captionLayout}
      className={cn('w-fit p-3 [--cell:2.25rem] pointer-coarse:[--cell:2.75rem]', className)}
      classNames={{
        root: cn('relative', defaults.root),
        months: cn('relative flex flex-col gap-4 md:flex-row', defaults.months),
        month: cn('flex w-full flex-col gap-3', defaults.month),
        // The arrows of a page that is read from the right stay where they point, unless the calendar itself is told.
        nav: cn(
          'absolute inset-x-0 top-0 flex items-center justify-between',
          props.dir !== 'rtl' && 'rtl:flex-row-reverse',
          defaults.nav,
        ),
        button_previous: cn(
          buttonVariants({ variant: buttonVariant }),
          'size-(--cell) min-h-0 p-0',
          defaults.button_previous,
        ),
        button_next: cn(buttonVariants({ variant: buttonVariant }), 'size-(--cell) min-h-0 p-0', defaults.button_next),
        month_caption: cn('flex h-(--cell) items-center justify-center px-(--cell)', defaults.month_caption),
        dropdowns: cn('flex h-(--cell) items-center justify-center gap-1.5 text-sm font-medium', defaults.dropdowns),
        dropdown_root: cn('relative rounded-md border border-input', defaults.dropdown_root),
        dropdown: cn('absolute inset-0 opacity-0', defaults.dropdown),
        caption_label: cn(
          'font-heading text-sm font-semibold',
          captionLayout !== 'label' && 'flex h-8 items-center gap-1 px-2 [&>svg]:size-3.5',
          defaults.caption_label,
        ),
        month_grid: 'w-full border-collapse',
        weekdays: cn('flex', defaults.weekdays),
        weekday: cn('w-(--cell) flex-1 text-xs font-medium text-muted-foreground', defaults.weekday),
        week: cn('mt-1 flex w-full', defaults.week),
        week_number: cn('w-(--cell) text-xs text-muted-foreground', defaults.week_number),
        day: cn('group/day relative size-(--cell) flex-1 p-0 text-center', defaults.day),
        range_start: cn('rounded-l-md bg-soft', defaults.range_start),
        range_middle: cn('bg-soft', defaults.range_middle),
        range_end: cn('rounded-r-md bg-soft', defaults.range_end),
        today: defaults.today,
        outside: cn('text-muted-foreground', defaults.outside),
        // On the button, since a line through its cell does not reach into what is laid out as a box of its own.
        disabled: cn('text-muted-foreground [&>button]:line-through', defaults.disabled),
        hidden: cn('invisible', defaults.hidden),
        ...classNames,
      }}
      labels={{ labelDayButton: dayLabel, ...labels }}
      components={{
        Chevron: ({ className: chevronClass, orientation }) => {
          const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown;
          return <Icon aria-hidden className={cn('size-4', chevronClass)} />;
        },
        DayButton: CalendarDayButton,
        ...components,
      }}
      {...props}
    />
  );
}

export function CalendarDayButton({ className, day, modifiers, children, ...props }: ComponentProps<typeof DayButton>) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  const isMiddle = modifiers.range_middle;
  return (
    <button
      ref={ref}
      type="button"
      data-day={day.isoDate}
      className={cn(
        'inline-flex size-(--cell) items-center justify-center rounded-md text-sm tabular-nums hover:bg-accent disabled:pointer-events-none',
        modifiers.today && 'font-semibold text-link underline decoration-2 underline-offset-4',
        modifiers.selected &&
          !isMiddle &&
          'border border-primary-edge bg-primary text-primary-foreground no-underline hover:bg-primary',
        className,
      )}
      {...props}
    >
      <DayContents day={day} modifiers={modifiers}>
        {children}
      </DayContents>
    </button>
  );
}

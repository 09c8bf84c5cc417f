import { createElement, isValidElement, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { Chevron, Day, DayButton, type MonthCaption, useDayPicker } from 'react-day-picker';

type DayState = Pick<ComponentProps<typeof Day>, 'day' | 'modifiers'>;

/** What an app written for version 8 shows in a calendar; each is asked for when it is drawn, so that it may change. */
export type EightsParts = {
  EightsDay?: (props: object) => ReactNode;
  DayContent?: ComponentType<{ date: Date; displayMonth: Date; activeModifiers: object }>;
  IconLeft?: ComponentType<object>;
  IconRight?: ComponentType<object>;
  IconDropdown?: ComponentType<object>;
  /** Classes of a day's button by its state. */
  EightsDress?: Record<string, string | undefined>;
};

const useParts = () => (useDayPicker().dayPickerProps.components ?? {}) as EightsParts;

/**
 * A day that is told its date as version 8 did. There it was what lies in a cell, since then it is the cell; which of the
 * two it is shows in what it draws.
 */
export function DayOfEight(props: ComponentProps<typeof Day>) {
  const { day, modifiers, children, ...cell } = props;
  const { EightsDay } = useParts();
  if (!EightsDay) {
    const isText = typeof children === 'string';
    return <td {...cell}>{isText ? <DayContents {...{ day, modifiers }}>{children}</DayContents> : children}</td>;
  }
  // Not enumerable, so that a day of today does not hand them to an element.
  const told = Object.defineProperties(
    { ...props },
    { date: { value: day.date }, displayMonth: { value: day.displayMonth } },
  );
  const drawn = EightsDay(told);
  const isCell = isValidElement(drawn) && (drawn.type === 'td' || drawn.type === Day);
  return isCell ? drawn : <td {...cell}>{drawn}</td>;
}

/** What stands in a day: the app's `DayContent`, or `children`. */
export function DayContents({ day, modifiers, children }: DayState & { children?: ReactNode }) {
  const { DayContent } = useParts();
  if (!DayContent) return children;
  const activeModifiers = Object.fromEntries(Object.entries(modifiers).filter(([, isActive]) => isActive));
  return <DayContent date={day.date} displayMonth={day.displayMonth} activeModifiers={activeModifiers} />;
}

export function DayButtonOfEight({ children, className, ...props }: ComponentProps<typeof DayButton>) {
  const { EightsDress: dress } = useParts();
  const states = Object.entries(props.modifiers).flatMap(([state, isActive]) => (isActive && dress?.[state]) || []);
  const isSelected = dress && props.modifiers.selected;
  return (
    <DayButton
      {...props}
      className={[className, ...states].filter(Boolean).join(' ')}
      {...(isSelected && { 'aria-selected': true })}
    >
      <DayContents day={props.day} modifiers={props.modifiers}>
        {children}
      </DayContents>
    </DayButton>
  );
}

/** A month's name with the arrows in it, where version 8 had them and its classes place them. */
export function CaptionOfEight({ displayIndex, children, ...rest }: ComponentProps<typeof MonthCaption>) {
  const { calendarMonth: _month, ...caption } = rest;
  const { classNames, labels, previousMonth, nextMonth, goToMonth, dayPickerProps } = useDayPicker();
  const { numberOfMonths = 1, captionLayout, hideNavigation, components } = dayPickerProps;
  const Arrow = components?.Chevron ?? Chevron;
  const arrow = (orientation: 'left' | 'right', label: string, className: string, to: Date | undefined) => (
    <button type="button" aria-label={label} className={className} disabled={!to} onClick={() => to && goToMonth(to)}>
      <Arrow orientation={orientation} className={classNames.chevron} />
    </button>
  );
  return (
    <div {...caption}>
      {children}
      {!hideNavigation && captionLayout !== 'dropdown' && (
        <div className={classNames.nav}>
          {displayIndex === 0 &&
            arrow('left', labels.labelPrevious(previousMonth), classNames.button_previous, previousMonth)}
          {displayIndex === numberOfMonths - 1 &&
            arrow('right', labels.labelNext(nextMonth), classNames.button_next, nextMonth)}
        </div>
      )}
    </div>
  );
}

/** One component draws all arrows since version 9; before there was one for each. */
export function ChevronOfEight(props: ComponentProps<typeof Chevron>) {
  const { IconLeft, IconRight, IconDropdown } = useParts();
  const { orientation, className, style } = props;
  const Icon = orientation === 'left' ? IconLeft : orientation === 'right' ? IconRight : IconDropdown;
  return Icon ? createElement(Icon, { className, style } as object) : <Chevron {...props} />;
}

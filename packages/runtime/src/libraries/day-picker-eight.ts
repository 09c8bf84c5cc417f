import type { ComponentProps } from 'react';
import type { DayPicker } from 'react-day-picker';
import { ChevronOfEight, DayOfEight } from './day-picker-parts.tsx';

type Names = Record<string, string | undefined>;
type EightsOwn = {
  initialFocus?: boolean;
  fromDate?: Date;
  toDate?: Date;
  fromMonth?: Date;
  toMonth?: Date;
  fromYear?: number;
  toYear?: number;
  captionLayout?: string;
  classNames?: Names;
  components?: Record<string, unknown>;
  disabled?: unknown;
};

/** What version 8 called the parts of a calendar, and what they are called since. */
const partNames: Record<string, string> = {
  caption: 'month_caption',
  nav_button_previous: 'button_previous',
  nav_button_next: 'button_next',
  table: 'month_grid',
  tbody: 'weeks',
  head_row: 'weekdays',
  head_cell: 'weekday',
  row: 'week',
  cell: 'day',
  day: 'day_button',
  day_selected: 'selected',
  day_today: 'today',
  day_outside: 'outside',
  day_disabled: 'disabled',
  day_hidden: 'hidden',
  day_range_start: 'range_start',
  day_range_middle: 'range_middle',
  day_range_end: 'range_end',
  caption_dropdowns: 'dropdowns',
  weeknumber: 'week_number',
};
/** Names that only version 8 has; `day` alone means something else in each. */
const isEights = (classNames: Names) =>
  Object.keys(classNames).some((name) => name !== 'day' && (name in partNames || name === 'nav_button'));

function renamed(classNames: Names): Names {
  if (!isEights(classNames)) return classNames;
  const { nav_button: button, ...others } = classNames;
  const both = (name: string) => [button, classNames[name]].filter(Boolean).join(' ') || undefined;
  const names = Object.fromEntries(Object.entries(others).map(([name, classes]) => [partNames[name] ?? name, classes]));
  return button
    ? { ...names, button_previous: both('nav_button_previous'), button_next: both('nav_button_next') }
    : names;
}

/** What a day was dressed in for its state; version 8 put it on the day's button, those since on the cell around it. */
const states = ['selected', 'today', 'outside', 'disabled', 'range_start', 'range_middle', 'range_end'];

/** The classes of days that version 8 put on their buttons, by their state; null where the names are of today. */
export function dressOfEight(props: { classNames?: Names; modifiersClassNames?: Names }): Names | null {
  const { classNames = {}, modifiersClassNames } = props;
  if (!isEights(classNames)) return null;
  const ofStates = states.map((state) => [state, classNames[`day_${state}`]] as const);
  return { ...Object.fromEntries(ofStates), ...modifiersClassNames };
}

/** `classNames` of today in which no state dresses the cell. */
export const undressedCells = (classNames: Names | undefined): Names => ({
  ...classNames,
  ...Object.fromEntries(states.map((state) => [state, ''])),
});

/** Components of version 8 that the calendar would only hand through to nothing. */
const droppedComponents = new Set(['Head', 'HeadRow', 'Row', 'Caption']);

/** Parts of version 8 under the names of today; those that draw them find them beside (day-picker-parts.tsx). */
function renamedParts(components: Record<string, unknown>): Record<string, unknown> {
  const parts = Object.fromEntries(Object.entries(components).filter(([name]) => !droppedComponents.has(name)));
  const { Day: day } = parts;
  const isPlain =
    typeof day === 'function' && !(day.prototype as { isReactComponent?: object } | null)?.isReactComponent;
  const hasIcon = ['IconLeft', 'IconRight', 'IconDropdown'].some((name) => parts[name]);
  return {
    ...parts,
    ...(isPlain && { EightsDay: day }),
    ...((isPlain || 'DayContent' in parts) && { Day: DayOfEight }),
    ...(hasIcon && !parts['Chevron'] && { Chevron: ChevronOfEight }),
  };
}

/**
 * Leads the props of react-day-picker 8, for which exported apps are written, to those of the version that apps have here.
 * Props of today pass unchanged.
 */
export function fromEight<P extends object>(props: P): ComponentProps<typeof DayPicker> {
  const {
    initialFocus,
    fromDate,
    toDate,
    fromMonth,
    toMonth,
    fromYear,
    toYear,
    captionLayout,
    classNames,
    components,
    ...rest
  } = props as EightsOwn;
  const first = fromMonth ?? fromDate ?? (fromYear === undefined ? undefined : new Date(fromYear, 0));
  const last = toMonth ?? toDate ?? (toYear === undefined ? undefined : new Date(toYear, 11));
  const outside = [...(fromDate ? [{ before: fromDate }] : []), ...(toDate ? [{ after: toDate }] : [])];
  const disabled = [rest.disabled, ...outside].flat().filter((one) => one !== undefined && one !== false);
  return {
    ...rest,
    ...(initialFocus !== undefined && { autoFocus: initialFocus }),
    ...(first && { startMonth: first }),
    ...(last && { endMonth: last }),
    ...(outside.length > 0 && { disabled }),
    ...(captionLayout !== undefined && {
      captionLayout:
        captionLayout === 'dropdown-buttons' ? 'dropdown' : captionLayout === 'buttons' ? 'label' : captionLayout,
    }),
    ...(classNames && { classNames: renamed(classNames) }),
    ...(components && { components: renamedParts(components) }),
  } as ComponentProps<typeof DayPicker>;
}

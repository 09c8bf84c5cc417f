import { DayPicker as Today } from 'react-day-picker';
import { dressOfEight, fromEight, undressedCells } from './day-picker-eight.ts';
import { CaptionOfEight, DayButtonOfEight } from './day-picker-parts.tsx';

export * from 'react-day-picker';

/** The arrows are in the caption. */
const NoNav = () => <></>;

/** The calendar, for apps that are written for version 8 as well. */
export function DayPicker(props: object) {
  const today = fromEight(props);
  const dress = dressOfEight(props);
  const days = (dress || (today.components && 'DayContent' in today.components)) && { DayButton: DayButtonOfEight };
  const look = dress && { Nav: NoNav, MonthCaption: CaptionOfEight, EightsDress: dress };
  return (
    <Today
      {...today}
      {...(dress && { classNames: undressedCells(today.classNames), modifiersClassNames: {} })}
      {...((days || look) && { components: { ...days, ...look, ...today.components } })}
    />
  );
}

/** What version 8 shows in a day, which `components` of apps put something around. */
export const DayContent = ({ date }: { date: Date }) => <>{date.getDate()}</>;

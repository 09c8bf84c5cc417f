import { DayPicker as Today } from 'react-day-picker';
import { fromEight } from './day-picker-eight.ts';

export * from 'react-day-picker';

/** The calendar, for apps that are written for version 8 as well. */
export const DayPicker = (props: object) => <Today {...fromEight(props)} />;

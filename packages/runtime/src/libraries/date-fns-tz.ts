import { fromZonedTime, toZonedTime } from 'date-fns-tz';

export * from 'date-fns-tz';

/** Up to version 2 these two had other names; most apps still use them. */
export { fromZonedTime as zonedTimeToUtc, toZonedTime as utcToZonedTime };

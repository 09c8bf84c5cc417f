import type { SampleAppId } from '@whittle/contract/sample-apps';

type SampleApp = {
  name: string;
  /** The built-in builder makes the app of this. */
  request: string;
};

export const sampleApps: Readonly<Record<SampleAppId, SampleApp>> = {
  'bike-desk': {
    name: 'Bike desk',
    request:
      'A booking app for a bike repair shop: customer, phone, service, start and status, with a board by status and a calendar for the week',
  },
  'team-spending': {
    name: 'Team spending',
    request:
      'An expense tracker for a small team: amount, category, date, paid by and receipt; a dashboard with a chart by month',
  },
  'page-turners': {
    name: 'Page turners',
    request:
      'A reading list for our book club: title, author, status, rating and notes, with filters by status and a page for each book',
  },
};

/** Kind of the row of a sample that somebody tries: in no list, and a different one for each sample. */
export const sampleType = (id: SampleAppId): string => `sample:${id}`;

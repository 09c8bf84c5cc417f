import type { SampleAppId } from '@whittle/contract/sample-apps';
import bikeDesk from './bike-desk.webp';
import pageTurners from './page-turners.webp';
import teamSpending from './team-spending.webp';

/** The main page of each sample app, as its own page draws it for a tile (docs/decisions/072). */
export const sampleStills: Readonly<Record<SampleAppId, string>> = {
  'bike-desk': bikeDesk,
  'team-spending': teamSpending,
  'page-turners': pageTurners,
};

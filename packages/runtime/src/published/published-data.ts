import type { PublishedData } from '@whittle/contract/runtime-bundle';

export const readPublishedData = (): PublishedData =>
  JSON.parse(document.getElementById('whittle-data')!.textContent!) as PublishedData;

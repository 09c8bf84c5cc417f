import type { FrameData } from '@whittle/contract/preview';

/** What the server wrote into this page. */
export function readFrameData(): FrameData {
  const element = document.getElementById('whittle-data');
  return JSON.parse(element?.textContent ?? 'null') as FrameData;
}

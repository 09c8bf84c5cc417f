import type { PreviewPayload } from '@whittle/contract/preview';
import type { VendorAddresses } from './vendors.ts';

/** What the server writes into the page of a preview. */
export type FrameData = {
  /** Its style stands in the page itself. */
  payload: PreviewPayload;
  /** Token of the viewer in this app. */
  token: string;
  /** The only origin that may send messages here, and the only one that gets any. */
  builderOrigin: string;
  vendors: VendorAddresses;
  /** `import.meta.env` of the app's modules. */
  env: Record<string, string | boolean>;
};

export function readFrameData(): FrameData {
  const element = document.getElementById('whittle-data');
  return JSON.parse(element?.textContent ?? 'null') as FrameData;
}

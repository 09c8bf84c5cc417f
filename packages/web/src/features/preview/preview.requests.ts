import { previewSessionSchema } from '@whittle/contract/preview';
import { call } from '../../lib/http.ts';

/** A new way into the preview; the address works once. */
export function openPreviewSession(appId: string) {
  return call('POST', `/api/apps/${appId}/preview-session`, previewSessionSchema, { body: {} });
}

/** A way to open pages of the app where they can change nothing (REPAIR-11). */
export function openWalkSession(appId: string) {
  return call('POST', `/api/apps/${appId}/preview-session?walk=true`, previewSessionSchema, { body: {} });
}

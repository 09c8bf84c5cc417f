import type { PageViewer } from '@whittle/contract/page-check';
import { previewCalls } from '@whittle/contract/preview/calls';
import { callServer } from '../../lib/call-server.ts';

/** A new way into the preview; the address works once. */
export const openPreviewSession = (appId: string) => callServer(previewCalls.openSession, { params: { appId } });

/** A way to open pages of the app, as its owner or somebody else, where they can change nothing (REPAIR-11). */
export const openPageCheckSession = (appId: string, viewer: PageViewer) =>
  callServer(previewCalls.openSession, { params: { appId }, query: { walk: 'true', as: viewer } });

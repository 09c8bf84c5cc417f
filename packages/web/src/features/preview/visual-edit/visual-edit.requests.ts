import { visualEditCalls as calls } from '@whittle/contract/code/calls';
import type { ElementPlace, VisualEditRequest, VisualUndo } from '@whittle/contract/visual-edit';
import { callServer } from '../../../lib/call-server.ts';

/** VIS-06, VIS-07 */
export function visualEditCalls(appId: string) {
  const params = { appId };
  return {
    read: (body: ElementPlace) => callServer(calls.read, { params, body }),
    edit: (body: VisualEditRequest) => callServer(calls.edit, { params, body, outlivesPage: true }),
    undo: (body: VisualUndo) => callServer(calls.undo, { params, body }),
  };
}

export type VisualEditCalls = ReturnType<typeof visualEditCalls>;

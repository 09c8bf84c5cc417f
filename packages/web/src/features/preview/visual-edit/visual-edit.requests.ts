import {
  type ElementPlace,
  elementFactsSchema,
  visualEditedSchema,
  type VisualEditRequest,
  type VisualUndo,
  visualUndoneSchema,
} from '@whittle/contract/visual-edit';
import { call } from '../../../lib/http.ts';

/** VIS-06, VIS-07 */
export function visualEditCalls(appId: string) {
  const path = `/api/apps/${appId}/visual-edits`;
  return {
    read: (body: ElementPlace) => call('POST', `${path}/element`, elementFactsSchema, { body }),
    edit: (body: VisualEditRequest) => call('POST', path, visualEditedSchema, { body, outlivesPage: true }),
    undo: (body: VisualUndo) => call('POST', `${path}/undo`, visualUndoneSchema, { body }),
  };
}

export type VisualEditCalls = ReturnType<typeof visualEditCalls>;

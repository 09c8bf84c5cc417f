import { z } from 'zod';
import { call } from '../call.ts';
import {
  codeEditSchema,
  codeProblemsSchema,
  deleteFileSchema,
  fileReferencesSchema,
  fixProblemSchema,
  renameFileSchema,
  saveFileSchema,
} from '../code-editing.ts';
import {
  elementFactsSchema,
  readElementSchema,
  visualEditedSchema,
  visualEditRequestSchema,
  visualUndoneSchema,
  visualUndoSchema,
} from '../visual-edit.ts';

const files = '/api/apps/:appId/files';
const visual = '/api/apps/:appId/visual-edits';
const changed = ['turn-running', 'file-changed', 'file-not-found', 'file-read-only', 'code-editing-closed'] as const;

/** Files changed by hand. Rules: FILE-03, FILE-04, FILE-17. */
export const codeCalls = {
  save: call.post({
    path: `${files}/update`,
    summary: "Save a file's new text as a version",
    who: 'editor',
    body: saveFileSchema,
    response: codeEditSchema,
    errors: changed,
  }),
  remove: call.post({
    path: `${files}/delete`,
    summary: 'Delete a file',
    who: 'editor',
    body: deleteFileSchema,
    response: codeEditSchema,
    errors: changed,
  }),
  rename: call.post({
    path: `${files}/rename`,
    summary: 'Rename a file; its imports follow',
    who: 'editor',
    body: renameFileSchema,
    response: codeEditSchema,
    errors: [...changed, 'file-exists'],
  }),
  problems: call.get({
    path: `${files}/problems`,
    summary: 'What is wrong with the newest version',
    who: 'viewer',
    response: codeProblemsSchema,
    errors: ['code-editing-closed'],
  }),
  fix: call.post({
    path: `${files}/fix`,
    summary: 'Apply the fix of one problem as a version',
    who: 'editor',
    body: fixProblemSchema,
    response: codeEditSchema,
    errors: changed,
  }),
  references: call.get({
    path: `${files}/references`,
    summary: 'Which files import one, and how they read without it',
    who: 'viewer',
    query: z.object({ path: z.string() }),
    response: fileReferencesSchema,
    errors: ['file-not-found', 'code-editing-closed'],
  }),
};

/** Elements changed on the page. Rules: VIS-06, VIS-07. */
export const visualEditCalls = {
  read: call.post({
    path: `${visual}/element`,
    summary: 'What can be changed of an element',
    who: 'editor',
    body: readElementSchema,
    response: elementFactsSchema,
    errors: ['version-not-found'],
  }),
  edit: call.post({
    path: visual,
    summary: 'Change an element',
    who: 'editor',
    body: visualEditRequestSchema,
    response: visualEditedSchema,
    errors: ['version-not-found', 'visual-edit-refused', 'turn-running', 'file-changed'],
  }),
  undo: call.post({
    path: `${visual}/undo`,
    summary: 'Undo changes of elements',
    who: 'editor',
    body: visualUndoSchema,
    response: visualUndoneSchema,
    errors: ['version-not-found', 'turn-running', 'file-changed'],
  }),
};

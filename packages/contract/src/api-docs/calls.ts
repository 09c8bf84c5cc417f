import { z } from 'zod';
import { call } from '../call.ts';

/** What this server's calls are. Nothing in it depends on who reads it, so everybody may. */
export const apiDocsCalls = {
  document: call.get({
    path: '/api/openapi.json',
    summary: 'All calls as an OpenAPI 3.1 document',
    who: 'everybody',
    response: z.looseObject({ openapi: z.string() }),
  }),
  page: call.get({
    path: '/api/docs',
    summary: 'The same as a page to read',
    who: 'everybody',
    answer: 'file',
  }),
};

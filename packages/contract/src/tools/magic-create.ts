import { z } from 'zod';
import { call } from '../call.ts';
import { toolFieldSchema } from './tool-document.ts';
import { toolLimits } from './tool-limits.ts';

/** What a model, or the rules where none is connected, propose for a part of a tool that somebody describes. FIELD-11 */
export const magicCreateCalls = {
  create: call.post({
    path: '/api/builder/magicCreate',
    summary: 'A field of a tool from a few words',
    who: 'account',
    body: z.object({
      /** What the field is called or asks for, in somebody's words. */
      input: z.string().trim().min(1).max(toolLimits.shortValueChars),
      magicType: z.literal('field'),
      /** What the tool asks a model, so that the field fits. */
      prompt: z.string().max(toolLimits.promptChars).default(''),
    }),
    response: z.object({ result: toolFieldSchema }),
    errors: ['magic-failed', 'magic-other-name', 'magic-field-failed', 'rate-limited'],
  }),
};

import type { Phrases } from '../phrases.ts';
import { changeFields } from './replies/change-fields.ts';
import { changeLists } from './replies/change-lists.ts';
import { firstReply } from './replies/first-reply.ts';
import { notDone } from './replies/not-done.ts';
import { rights } from './replies/rights.ts';
import { refusedReplies } from './replies/refused.ts';
import { wordedReplies } from './replies/worded.ts';
import { rules } from './replies/rules.ts';
import { showLists } from './replies/show-lists.ts';
import { takenFor } from './replies/taken-for.ts';
import { talk } from './replies/talk.ts';

/** The sentences of replies; where two fit, the one that stands first counts. */
export const replies: Phrases = {
  ...firstReply,
  ...talk,
  ...changeFields,
  ...changeLists,
  ...rules,
  ...showLists,
  ...rights,
  ...takenFor,
  ...notDone,
  ...refusedReplies,
  ...wordedReplies,
};

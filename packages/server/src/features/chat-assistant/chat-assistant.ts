import { type AnswersDeps, createAnswers } from './answers.service.ts';
import { createConversations } from './conversations.ts';
import { createDecide } from './proposals.ts';
import { createChatSettings } from './settings.ts';

type Deps = Omit<AnswersDeps, 'settings'> &
  Parameters<typeof createChatSettings>[0] &
  Omit<Parameters<typeof createDecide>[0], 'answers'> &
  Omit<Parameters<typeof createConversations>[0], 'answers'>;

export type ChatAssistant = ReturnType<typeof createChatAssistant>;

/** The assistant that an app has for its people (decisions/101). */
export function createChatAssistant(deps: Deps) {
  const settings = createChatSettings(deps);
  const answers = createAnswers({ ...deps, settings });
  const ofAnswers = { ...deps, answers };
  return { settings, answers, conversations: createConversations(ofAnswers), decide: createDecide(ofAnswers) };
}

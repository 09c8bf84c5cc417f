import { type AnswersDeps, createAnswers } from './answers.service.ts';
import { type AskOnceDeps, createAskOnce } from './ask-once.ts';
import { createConversations } from './conversations.ts';
import { createMemories } from './memories.ts';
import { createDecide } from './proposals.ts';
import { createQuestionShare, type QuestionShareDeps } from './question-share.ts';
import { createChatSettings } from './settings.ts';

type Deps = Omit<AnswersDeps, 'settings' | 'memories' | 'takeQuestion'> &
  Omit<AskOnceDeps, 'settings' | 'takeQuestion'> &
  Omit<QuestionShareDeps, 'settings'> &
  Parameters<typeof createChatSettings>[0] &
  Omit<Parameters<typeof createDecide>[0], 'answers' | 'memories'> &
  Omit<Parameters<typeof createConversations>[0], 'answers'>;

export type ChatAssistant = ReturnType<typeof createChatAssistant>;

/** The assistant that an app has for its people (decisions/101). */
export function createChatAssistant(deps: Deps) {
  const settings = createChatSettings(deps);
  const memories = createMemories(deps);
  const counted = { ...deps, settings, memories, takeQuestion: createQuestionShare({ ...deps, settings }) };
  const answers = createAnswers(counted);
  const ofAnswers = { ...deps, answers, memories };
  return {
    settings,
    answers,
    memories,
    askOnce: createAskOnce(counted),
    conversations: createConversations(ofAnswers),
    decide: createDecide(ofAnswers),
  };
}

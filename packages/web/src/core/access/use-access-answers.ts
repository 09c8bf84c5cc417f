import type { AccessRequest } from '@whittle/contract/chat';
import { useState } from 'react';
import { reasonOf } from '../../lib/api-error.ts';
import { answerAccessRequest } from './access.requests.ts';
import { accessTexts } from './access.texts.ts';

/** Wider access that a reply asked for, and the reply. */
export type AskedAccess = { messageId: string; request: AccessRequest };

export type AccessAnswer = 'allow' | 'keep';

/** What is known of an answer that is being saved, or could not be. */
export type AnswerState = { saving: AccessAnswer | null; problem: string | null };

const idle: AnswerState = { saving: null, problem: null };
const keyOf = ({ messageId, request }: AskedAccess) => `${messageId} ${request.entity}`;

/**
 * Answers to requests for wider access. Each is saved by itself, one after another since each is a version, and one that
 * the server refuses (a turn runs, ENT-11) keeps none of the others from being saved: its own card says why.
 */
export function useAccessAnswers(appId: string) {
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map());

  const answer = async (asked: readonly AskedAccess[], choice: AccessAnswer) => {
    const set = (which: readonly AskedAccess[], state: AnswerState) =>
      setStates((before) => new Map([...before, ...which.map((one) => [keyOf(one), state] as const)]));
    set(asked, { saving: choice, problem: null });
    for (const one of asked) {
      const { messageId, request } = one;
      try {
        await answerAccessRequest(appId, messageId, { entity: request.entity, answer: choice });
        set([one], idle);
      } catch (error) {
        set([one], { saving: null, problem: reasonOf(error, accessTexts.requests.failed) });
      }
    }
  };

  return { stateOf: (asked: AskedAccess): AnswerState => states.get(keyOf(asked)) ?? idle, answer };
}

import type { Proposal } from '@whittle/contract/chat-assistant/chat-assistant';
import type { Adapters } from '../../adapters/adapters.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppVisitor } from '../../http/app-visitor.ts';
import type { Answers } from './answers.service.ts';
import type { Memories } from './memories.ts';
import { endProposal, findProposal, type StoredProposal, takeProposal, toProposal } from './conversations.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  answers: Pick<Answers, 'requireConversation'>;
  memories: Pick<Memories, 'add'>;
  /** Changes a record with the rights that the person has now. Throws what the record API throws. */
  changeRecord(visitor: AppVisitor, proposal: StoredProposal): Promise<string>;
  /** Runs a tool to its end; answers its texts. Throws what a run throws. */
  runTool(visitor: AppVisitor, path: string, inputs: Record<string, unknown>): Promise<string>;
};

const resultChars = 20_000;

export type Decide = ReturnType<typeof createDecide>;

/**
 * The click of the person who asked. What is done is what was stored when it was proposed, as this person, by the rules of
 * now; once. Rule: CHATA-10.
 */
export function createDecide({ db, clock, log, answers, memories, changeRecord, runTool }: Deps) {
  const carryOut = async (visitor: AppVisitor, { kind, target, input, ...rest }: StoredProposal): Promise<string> => {
    if (kind === 'run-tool') return runTool(visitor, target, input);
    if (kind !== 'remember') return changeRecord(visitor, { kind, target, input, ...rest });
    await memories.add(visitor, String(input['fact'] ?? ''));
    return '';
  };

  return async (
    visitor: AppVisitor,
    { conversationId, proposalId }: { conversationId: string; proposalId: string },
    { accept }: { accept: boolean },
  ): Promise<Proposal> => {
    const conversation = await answers.requireConversation(visitor, conversationId);
    const found = await findProposal(db, conversation, proposalId);
    const taken = found && (await takeProposal(db, found, accept ? 'running' : 'declined', clock.now()));
    if (!taken) throw new AppError('proposal-over');
    if (!accept) return toProposal(taken, clock.now());
    try {
      const result = await carryOut(visitor, taken);
      const done = { state: 'done' as const, result: result.slice(0, resultChars), problem: null };
      return toProposal(await endProposal(db, taken, done), clock.now());
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError('internal');
      if (failure.code === 'internal') log.error({ err: error, appId: taken.appId }, 'a proposal failed');
      const problem = { code: failure.code, message: failure.message };
      return toProposal(await endProposal(db, taken, { state: 'failed', result: null, problem }), clock.now());
    }
  };
}

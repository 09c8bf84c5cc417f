import type { Usage } from '@whittle/contract/chat';
import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { Adapters } from '../../../adapters/adapters.ts';
import { repeatedSymptoms } from '@whittle/domain/repairs/fingerprint';
import type { LanguageModel, ModelUser } from '../../../adapters/language-model/language-model.ts';
import type { TurnSpend } from '../../../core/spend/ledger.ts';
import type { AppTrees, FileTree } from '../../../core/app-files/app-tree.ts';
import type { DraftTrees } from '../../../core/app-files/app-trees.ts';
import { untilDatabaseAnswers } from '../../../adapters/database/until-database-answers.ts';
import type { TurnRequest } from '../context/build-request.ts';
import { createReply } from './reply.ts';
import { type SettleDeps, settleTurn } from './settle-turn.ts';
import { storeRecordsEarly } from './store-rows.ts';
import { endOfBrokenWriting } from './turn-failure.ts';
import { isLost, type Turn, type WritingEnd } from './turn.ts';
import { createTurnDiary } from './turn-diary.ts';
import { createPageChecker, type FindRecord } from './check-turn-pages.ts';
import { type EnterPhase, nothingSpent, type Spent, type WrittenEnd, writeReply } from './write-reply.ts';

/**
 * Puts the whole request to the model together: rules, files, schemas, the conversation, the tools. `lastChecks` is what the
 * checks of the last replies said, oldest first; null where nothing was checked.
 */
export type PrepareRequest = (
  turn: Turn,
  base: Promise<FileTree>,
  model: Promise<Pick<LanguageModel, 'seesPictures'>>,
) => Promise<{ request: TurnRequest; lastChecks: (TurnChecks | null)[] }>;

export type RunDeps = SettleDeps &
  Pick<Adapters, 'config' | 'db' | 'models'> & { trees: AppTrees & DraftTrees; prepareRequest: PrepareRequest } & {
    findRecord: FindRecord;
    /** What the requests of a turn cost by the ledger. */
    turnSpend(turnId: string): Promise<TurnSpend>;
  };

/**
 * Runs a turn from the message to the finished reply. `signal` is aborted with a `TurnInterrupted`. Throws only when the
 * turn is no longer this process's, or its end could not be stored; another process takes it over then.
 */
export async function runTurn(turn: Turn, signal: AbortSignal, deps: RunDeps): Promise<void> {
  const { events, trees, clock } = deps;
  const log = deps.log.child({ appId: turn.appId, turnId: turn.id });
  const startedAt = clock.now();
  const spent = nothingSpent();
  const diary = createTurnDiary();
  const patiently = <T>(read: () => Promise<T>) => untilDatabaseAnswers(read, { signal });
  const user = { kind: 'turn' as const, appId: turn.appId, accountId: turn.accountId };
  // At once: the person waits for all of it.
  const findingModels = patiently(() => findModels(turn, user, deps));
  const readingBase = patiently(() => trees.head(turn.appId));
  const findingModel = findingModels.then(({ answering }) => answering);
  const preparing = patiently(() => deps.prepareRequest(turn, readingBase, findingModel));
  for (const begun of [findingModels, findingModel, preparing]) begun.catch(() => undefined);
  const base = await readingBase;
  const reply = await createReply({ turn, base, events, trees });
  const enterPhase: EnterPhase = (phase, repair) => {
    const event = { type: 'turn-phase' as const, messageId: turn.messageId, phase, ...(repair && { repair }) };
    events.append(turn.appId, event).catch(() => undefined);
  };

  let model: LanguageModel | null = null;
  let end: WrittenEnd;
  try {
    const { answering, repairModel } = await findingModels;
    model = answering;
    const { request, lastChecks } = await preparing;
    end = await writeReply(
      {
        model,
        repairModel,
        request,
        reply,
        signal,
        log,
        enterPhase,
        before: base.files,
        turnChecks: deps.turnChecks,
        mayRepair: deps.config.modelRepairs === 'on',
        repeated: repeatedSymptoms(lastChecks),
        // What the built-in builder writes is opened by its own tests, and it could fix nothing.
        checkPages: answering.isBuiltIn
          ? null
          : createPageChecker({
              ...{ ...deps, turn, before: base.files, reply, checks: deps.turnChecks, signal, diary },
              storeRecords: () => storeRecordsEarly({ turn, reply }, deps),
            }),
        diary,
      },
      spent,
    );
  } catch (error) {
    log.error({ err: error }, 'a turn could not begin');
    end = endOfBrokenWriting(error);
  }

  try {
    if (isLost(signal)) throw signal.reason;
    // A bill that cannot be read must not cost the turn its result.
    const { turnCost, ...costs } = await deps.turnSpend(turn.id).catch(() => nothingKnown);
    await settleTurn(
      {
        turn,
        base,
        reply,
        end,
        model,
        usage: model && { ...usageOf(model, spent, end, startedAt, clock.now()), ...costs },
        turnCost,
        skipChecks: signal.aborted,
        writtenVersionId: null,
        diary,
        startedAt,
      },
      deps,
    );
    log.info({ outcome: end.outcome, steps: spent.steps, chars: reply.text.length }, 'turn finished');
  } finally {
    trees.drop(turn.appId);
  }
}

/** The model that a platform admin chose for the message repairs what it wrote itself. */
async function findModels({ model }: Turn, user: ModelUser, { models }: Pick<RunDeps, 'models'>) {
  const chosen = model === undefined ? null : await models.named(model);
  const [answering, forRepairs] = await Promise.all([
    chosen ?? models.current('build', user),
    model === undefined ? models.current('repair', user) : null,
  ]);
  return { answering, repairModel: forRepairs ?? answering };
}

const nothingKnown: TurnSpend = { turnCost: null, cost: null, costs: null };

function usageOf(model: LanguageModel, { usage, steps }: Spent, end: WritingEnd, from: Date, to: Date): Usage {
  return {
    ...usage,
    totalTokens: usage.promptTokens + usage.completionTokens,
    modelInfo: { model: model.model, provider: model.provider },
    finishReason: end.finishReason,
    steps,
    durationMs: to.getTime() - from.getTime(),
    timestamp: to.toISOString(),
  };
}

import type { ModelRole } from '@whittle/contract/models/connections';
import type { SpendKind } from '@whittle/contract/spend/spend';
import type { BuildContext } from '@whittle/domain/chat/build-context';

/** What a model may call while it writes; the server runs it and hands the answer back (GEN-14: at most 4 steps). */
export type ModelTool = {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>;
  run(args: Record<string, unknown>): Promise<string>;
};

/** Who pays for a request, and for what. Without an account the owner of the app pays. */
export type Payer = {
  kind: SpendKind;
  appId: string | null;
  accountId?: string | null;
  turnId?: string;
  toolId?: string;
  runId?: string;
  /** The most that all requests of `runId` may cost together, in millionths. */
  capMicros?: number;
};

/** A picture for a model that can see. */
export type ModelPicture = { type: string; bytes: Uint8Array };

/** What a list of models states of one, in tokens. */
export type ListedLimits = { maxOutputTokens: number | null; contextTokens: number | null };

export type ModelRequest = {
  /** Stable part first, so that a provider's prompt cache hits. */
  system: string[];
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** Shown with the last message. */
  pictures?: readonly ModelPicture[];
  tools: ModelTool[];
  /** How freely it answers, from 0; left out, as the provider has it. A model that knows no temperature goes without. */
  temperature?: number;
  maxSteps: number;
  /** What a public list states of the model, for providers whose own list states nothing. */
  listedLimits?: ListedLimits | null;
  /** Null where nobody pays: the built-in builder, and a trial of a connection. */
  payer: Payer | null;
  context: BuildContext;
};

export type ModelUsage = {
  promptTokens: number;
  completionTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
};

/** `finish.reason` is `length` when the provider cut the reply. Errors are thrown as `ModelError`, never yielded. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; id: string; name: string; args: Record<string, unknown> }
  | { type: 'tool-result'; id: string; result: string }
  /** `costMicros`, `reportedTokens`: what the provider says that it charged, and that it counted in all. */
  | { type: 'step'; usage: ModelUsage; costMicros?: number; reportedTokens?: number }
  | { type: 'finish'; reason: 'stop' | 'length' | 'other'; usage: ModelUsage; steps: number };

export interface LanguageModel {
  /** The account whose own key it is asked with, who pays its provider themselves. */
  readonly ownerOfKey?: string | undefined;
  /** Shown to people: `gpt-5-mini · OpenAI-compatible`, or `Built-in builder`. */
  readonly label: string;
  readonly provider: string;
  readonly model: string;
  readonly isBuiltIn: boolean;
  /** Its ids in public lists of prices, the likeliest first; none where it runs on somebody's own machine. */
  readonly listedAs: readonly string[];
  /** Whether it looks at pictures; null where nobody knows before it was asked. */
  readonly seesPictures: boolean | null;
  /** Ends after one `finish`. Aborting `signal` ends it with the signal's reason. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** A model that the connected provider has, with its ids in public lists of prices. */
export type OfferedModel = Pick<LanguageModel, 'model' | 'listedAs'>;

/** For whom a model is asked: somebody at work, or the people of an app. */
export type ModelUser = Pick<Payer, 'kind' | 'appId' | 'accountId'>;

export type TextRole = Extract<ModelRole, 'build' | 'repair'>;

/** The model that answers now; changes when an admin saves other settings. */
export interface LanguageModels {
  /**
   * For `repair` the one that fixes what a check found; where none was named it is the same. `user` may have keys of their
   * own (MODEL-05); without one it is the installation's model.
   */
  current(role?: TextRole, user?: ModelUser | null): Promise<LanguageModel>;
  /** Who is asked for a role, one after the other where they fail; never empty. */
  candidates(role: TextRole, user?: ModelUser | null): Promise<LanguageModel[]>;
  /** Another model of the same provider (GEN-25); null where none is connected. Whether it exists shows when it is asked. */
  named(model: string): Promise<LanguageModel | null>;
  /** What `named` takes, the current one first. Throws `ModelError` when the provider's list cannot be read. */
  list(): Promise<OfferedModel[]>;
}

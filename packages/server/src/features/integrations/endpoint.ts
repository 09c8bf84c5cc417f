import type { ModelUsage } from '../../adapters/language-model/language-model.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import type { IncomingFile } from '../../http/multipart.ts';
import type { IntegrationInput } from './read-input.ts';

/** Notes what a call used of which model. */
export type UseModel = {
  tokens(model: string, usage: Pick<ModelUsage, 'promptTokens' | 'completionTokens'>): void;
  image(model: string): void;
};

/** What one call of an endpoint knows beside who calls and with what. */
export type CallContext = {
  /** The network address that the call comes from. */
  address: string;
  use: UseModel;
  /** Headers of the answer, for what does not belong into its body. */
  headers: Headers;
};

export type IntegrationEndpoint = {
  call(caller: AppCaller, input: IntegrationInput, context: CallContext): Promise<unknown>;
  /** Takes the file of the parameter `file` while it arrives; its answer is the call's. */
  receiveFile?(caller: AppCaller, file: IncomingFile, context: Pick<CallContext, 'address'>): Promise<unknown>;
};

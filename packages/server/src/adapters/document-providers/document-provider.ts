import type { RemoteFile } from '@whittle/contract/knowledge/connection';

/** `refused`: the token counts no more. `gone`: deleted there, or no longer shared. `busy`: to be asked later. */
type ProviderProblem = 'refused' | 'gone' | 'busy' | 'too-large' | 'unexpected';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;
  /** What the provider asked to wait. */
  readonly seconds: number | null;

  constructor(problem: ProviderProblem, details: string, seconds: number | null = null, options: ErrorOptions = {}) {
    super(details, options);
    this.problem = problem;
    this.seconds = seconds;
  }
}

export type FileList = { files: RemoteFile[]; next: string | null };

import type { Payer } from '../language-model/language-model.ts';

/** What is turned into a vector: many models are told. */
export type EmbeddedKind = 'passage' | 'question';

export type Embedded = {
  /** One for each text, in their order, all of one length. */
  vectors: Float32Array[];
  /** What the provider counted; null where it did not. */
  tokens: number | null;
};

export interface EmbeddingModel {
  /** Shown to people. */
  readonly label: string;
  readonly provider: string;
  readonly model: string;
  /** As of a language model: its ids in public lists of prices. */
  readonly listedAs: readonly string[];
  /** Vectors of different keys say nothing about each other. */
  readonly key: string;
  /** Changes with everything that a failure may come from, such as the key of the provider. */
  readonly connection: string;
  /** Throws `ModelError`, or the reason of the signal. */
  embed(texts: readonly string[], kind: EmbeddedKind, signal: AbortSignal, payer: Payer): Promise<Embedded>;
}

/** The model that turns texts into vectors now; null where none is connected. */
export interface EmbeddingModels {
  current(): Promise<EmbeddingModel | null>;
}

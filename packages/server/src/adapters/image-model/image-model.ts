import type { Payer } from '../language-model/language-model.ts';

export type DrawnImage = { type: string; bytes: Uint8Array };

export interface ImageModel {
  /** Shown to people. */
  readonly label: string;
  /** One picture. Throws `ModelError`. */
  draw(prompt: string, signal: AbortSignal, payer: Payer): Promise<DrawnImage>;
}

/** The model that draws now; null where none is connected. */
export interface ImageModels {
  current(): Promise<ImageModel | null>;
  /** Who is asked to draw, one after the other where they fail. */
  candidates(): Promise<ImageModel[]>;
}

import type { EntitySchema } from '@whittle/contract/entities';

/** The app as it stands before the turn. Hosted models read it as rendered in `system`; the built-in builder reads it here. */
export type BuildContext = {
  appId: string;
  appName: string;
  /** The app is one AI tool. */
  isTool?: boolean;
  /** Path to content, every file of the newest version. */
  files: ReadonlyMap<string, string>;
  schemas: Readonly<Record<string, EntitySchema>>;
  /** What the person wrote, alone, and what they wrote before, oldest first. */
  message: string;
  earlier: readonly string[];
  /** The reply is a proposal: nothing of it is applied (GEN-28). */
  isPlan?: boolean;
  /** What the person asked while a plan was made, oldest first, when this message goes on with it or builds it. */
  planned?: readonly string[];
};

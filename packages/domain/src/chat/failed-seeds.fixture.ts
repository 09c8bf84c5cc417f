/** Seeds for which a property of the action stream once failed; each is tried again in every run. */
export const failedSeeds: readonly number[] = [];

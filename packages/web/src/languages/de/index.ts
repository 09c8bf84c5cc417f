const parts = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./index.ts'], { eager: true });

/** The texts of all slices in German, by the name under which the English ones are defined. */
export const german: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(parts));

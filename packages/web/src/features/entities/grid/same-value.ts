import type { Json } from '@whittle/domain/entities/json';
import { equalJson } from '@whittle/domain/entities/match-value';

/** Of values of a field: an empty one may be left out or null. */
export const isSameValue = (a: unknown, b: unknown): boolean => equalJson((a ?? null) as Json, (b ?? null) as Json);

import type { FieldOnly, Only } from './only.ts';
import { onlyWith, standsOn } from './only.ts';
import type { Entity } from './plan.ts';

/** In which colour: red, amber, green, blue or grey. */
export type HighlightTone = 'danger' | 'warning' | 'success' | 'info' | 'neutral';

/** Records that meet all conditions stand out in every list; `label` says why, beside their names; without a tone amber. */
export type Highlight = { only: Only[]; label: string; tone?: HighlightTone };

const withHighlights = (entity: Entity, highlights: readonly Highlight[]): Entity => {
  const { highlights: _, ...rest } = entity;
  return highlights.length > 0 ? { ...rest, highlights: [...highlights] } : rest;
};

/** Without those that ask for the field. */
export const withoutHighlightsOf = (entity: Entity, field: string): Entity =>
  withHighlights(
    entity,
    (entity.highlights ?? []).filter(({ only }) => !standsOn(only, field)),
  );

export const highlightsWith = (entity: Entity, change: (one: FieldOnly) => FieldOnly): Entity =>
  withHighlights(
    entity,
    (entity.highlights ?? []).map((one) => ({ ...one, only: onlyWith(one.only, change) })),
  );

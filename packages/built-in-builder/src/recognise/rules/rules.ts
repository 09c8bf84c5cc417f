import { bookedThing } from '../../generate/booked-once.ts';
import type { Features } from '../features/features.ts';
import { bounds } from './bounds.ts';
import { caps } from './caps.ts';
import { apart, floors } from './floors.ts';
import { overlaps, uniques } from './uniques.ts';
import { states } from './states.ts';
import { stands } from './stands-out.ts';
import { values } from './values.ts';
import { worths } from './worths.ts';

/** What a text says is worked out or refused, whatever it is about: from its clauses, and from fields that are bounds. */
export function rules(features: Features): void {
  worths(features);
  values(features);
  uniques(features);
  caps(features);
  states(features);
  bounds(features);
  overlaps(features);
  floors(features);
  apart(features);
  stands(features);
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    if (entity.things && !bookedThing(entity)) {
      delete entity.isExclusive;
      delete entity.things;
    }
  }
}

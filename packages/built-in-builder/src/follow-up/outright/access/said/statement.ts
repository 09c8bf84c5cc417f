import type { Entity } from '../../../../plan/plan.ts';
import type { Deed, Who } from '../../../../plan/rights.ts';
import type { Change } from '../../../change.ts';
import type { Party } from './parties.ts';
import type { Things } from './things.ts';

/** What a clause says: who, whether they alone, may or may not do what with what. */
export type Statement = {
  parties: Party[];
  isAlone: boolean;
  isDenied: boolean;
  /** They see, and nothing else. */
  isLooking: boolean;
  /** Nothing beside it. */
  isAllTheyMay: boolean;
  isOwn: boolean;
  /** Whose a record is by a field, for each list; there where it is told by who entered it or by whom it is about. */
  about?: ReadonlyMap<Entity, { who: Who; changes: Change[] }>;
  /** What others have, each of the other. */
  isOfOthers: boolean;
  /** Without an account. */
  isFree: boolean;
  /** Said as it is to be, and not as it happens to be. */
  isSure: boolean;
  deeds: Deed[];
  isWhole: boolean;
  isMending: boolean;
  /** Who it is was said before. */
  isCarried: boolean;
  /** Of what only tells something: whether it tells of something done. */
  hasDeeds: boolean;
  things: Things;
};

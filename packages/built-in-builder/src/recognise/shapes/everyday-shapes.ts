import type { Reading } from '../../reading/reading.ts';
import { afterwards, lostAndFound } from './afterwards.ts';
import { comers, diary, slots, tickets } from './appointments.ts';
import { loans } from './loans.ts';
import { logs } from './logs.ts';
import { outings } from './outings.ts';
import { places } from './places.ts';
import { rounds } from './rounds.ts';
import { sales } from './sales.ts';
import { Shape, type Asked } from './shape.ts';
import { sharing } from './sharing.ts';
import { signUps } from './sign-ups.ts';
import { stockUse } from './stock-use.ts';
import { ticks } from './ticks.ts';
import { describesLists } from './describes-lists.ts';
import { whoMay } from './who-may.ts';

const shapes = [diary, outings, comers, slots, tickets, rounds, signUps, loans, logs, sales, stockUse, places, sharing, ticks, lostAndFound, afterwards]; // prettier-ignore

/**
 * What people tell of their day has one of a few shapes, whatever it is about: rounds, sign-ups, loans, logs, stock, places,
 * things that several share. Each puts into the reading what such a text leaves unsaid, and asks for what follows from it.
 * Null where the text has none of them, or says itself which lists it wants.
 */
export function everydayShapes(reading: Reading, text: string): Asked | null {
  if (describesLists(reading, text)) return null;
  const shape = new Shape(reading, text.replace(/[’`]/g, "'"));
  const before = JSON.stringify([reading.entities, reading.relations]);
  for (const put of shapes) put(shape);
  shape.asked.isShaped = JSON.stringify([reading.entities, reading.relations]) !== before;
  whoMay(shape);
  return shape.asked.isShaped || shape.asked.access.length > 0 ? shape.asked : null;
}

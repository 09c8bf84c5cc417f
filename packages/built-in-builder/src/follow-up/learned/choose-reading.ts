import { likelihood, type Linear } from '../../reading/learned/linear.ts';
import type { Understood } from '../change.ts';
import { changesOf, judgedBy, type Likely, type Reading } from './judged.ts';
import { makers } from './make/make.ts';
import { opOf } from './op-of.ts';

/**
 * How much likelier another reading has to be than that of the readers in turn, who know many sentences to the letter, and
 * how much where it does fewer kinds of things.
 */
const margin = 0.5;
const marginOfFewer = 0.6;
/** Against a sentence that says why nothing is done, by something that is likely by itself. */
const ofNothing = { margin: 0.3, least: 0.6 };
/** From here on a wish that apps cannot meet is believed. */
const surelyCannot = 0.9;
/** Below, nothing is changed. A wrong change costs more than a question. */
const least = { 'in turn': 0.05, other: 0.35 };

type Judged = { reading: Reading; right: number };

/** The reading that is likeliest meant; null where none is likely enough to change anything. */
export function chosenReading(readings: readonly [Reading, ...Reading[]], likely: Likely, text: string, model: Linear): Understood | null {
  const [inTurn] = readings;
  // nothing was learned of such changes: whole phrases alone make them
  if (changesOf(inTurn).some((change) => !(opOf(change) in makers))) return inTurn.understood;
  const refused = likely.wishes[0]?.op === 'cannot' && likely.wishes[0].likely >= surelyCannot && inTurn.understood.kind !== 'problem' ? readings.find(({ reader, understood }) => reader === 'rules' && understood.kind === 'problem') : undefined; // prettier-ignore
  if (refused) return refused.understood;
  const judged = readings
    .filter((reading) => reading.understood.kind !== 'unknown' && (reading === inTurn || !(isBold(reading, inTurn) || isOpposite(reading, inTurn))))
    .map((reading): Judged => ({ reading, right: likelihood(model, judgedBy(reading, readings, likely, text)) }))
    .sort((one, other) => other.right - one.right);
  const own = judged.find(({ reading }) => reading === inTurn);
  const chosen = chosenOf(own, judged.find(({ right }) => right >= least.other));
  const isEnough = chosen && (changesOf(chosen.reading).length === 0 || chosen.right >= least['in turn']);
  return isEnough ? chosen.reading.understood : null;
} // prettier-ignore

function chosenOf(own: Judged | undefined, best: Judged | undefined): Judged | undefined {
  if (!own || !best) return own ?? best;
  if (changesOf(own.reading).length === 0) return best.right >= Math.max(own.right + ofNothing.margin, ofNothing.least) ? best : own; // prettier-ignore
  const isFewer = changesOf(best.reading).length === 0 || kindsOf(best.reading) < kindsOf(own.reading);
  return own.right + (isFewer ? marginOfFewer : margin) >= best.right ? own : best;
}

const kindsOf = (reading: Reading): number => Math.max(1, new Set(changesOf(reading).map(opOf)).size);

/** Records are not opened, and nothing is taken away, on a guess, where the readers in turn see something else. */
const isBold = (reading: Reading, inTurn: Reading): boolean =>
  (isOfAccess(reading) && !isOfAccess(inTurn)) || (takesAway(reading) && !takesAway(inTurn));
const isOfAccess = (reading: Reading): boolean => changesOf(reading).some(({ kind }) => kind === 'access');
const takesAway = (reading: Reading): boolean => changesOf(reading).some(({ kind }) => kind.startsWith('remove-'));

/** Of two readings that turn the same field one way and the other, that of the readers in turn knows a "not" for what it is. */
const isOpposite = (reading: Reading, inTurn: Reading): boolean =>
  changesOf(reading).some((one) => changesOf(inTurn).some((other) => one.kind === 'require-field' && other.kind === 'require-field' && one.entity === other.entity && one.field === other.field && one.isRequired !== other.isRequired)); // prettier-ignore

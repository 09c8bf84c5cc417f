import {
  added,
  chances,
  likelihood,
  likelihoods,
  logOdds,
  softmax,
  sumsOf,
  type Linear,
  type ManyLinear,
} from '../../reading/learned/linear.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Understood } from '../change.ts';
import { withAsking } from './clauses.ts';
import { markedOf, type Marked } from './marked.ts';
import { fieldFeatures, listFeatures } from './place-features.ts';
import { featuresBehind, spanFeatures, type SpanKind } from './span-features.ts';
import { wishFeatures } from './wish-features.ts';
import { fieldsInSlot, listsInSlot, type ListSlot, type Slot } from './slots.ts';
import type { WishModels } from './wish-models.ts';

export type LikelyField = { entity: Entity; field: Field; likely: number };
export type LikelyList = { list: Entity; likely: number };

/** What a message asks for: `likely` from 0 to 1. Fields come with how likely each is, the likeliest first. */
export type ReadWish = {
  op: string;
  likely: number;
  list: Entity;
  /** All lists, the likeliest first. */
  lists: Entity[];
  /** The list that a new field is chosen from. */
  target: Entity | null;
  fields: LikelyField[];
  /** Fields and lists that it names for something else. */
  slot: (slot: Slot) => LikelyField[];
  listSlot: (slot: ListSlot) => LikelyList[];
  names: string[];
  choices: string[];
  parts: string[];
  /** Words for whoever has a role. */
  roles: string[];
  values: Readonly<Record<string, string>>;
  likelyValues: Readonly<Record<string, number>>;
  /** How likely the message is parted into names and choices like that. */
  likelyParts: number;
  likelyList: number;
  marked: Marked;
};

const tiny = 1e-12;
/** Below, a second wish is neither met nor offered. */
const leastSecond = 0.15;

/** The likeliest wish of a message, and the next where it is likely enough to be spoken of. */
export function readWishes(text: string, plan: AppPlan, understood: Understood, models: WishModels): ReadWish[] {
  const marked = withAsking(markedOf(text, plan, understood), models.asks);
  // of a message without a known word nothing is known
  if (!marked.pieces.some(({ sign, says }) => says.length > 0 || (/\p{L}/u.test(sign) && models.op.weights.has(sign))))
    return [];
  const features = wishFeatures(marked);
  const ops = ranked(models.op, chances(models.op, features));
  const values = likelihoods(models.value, features);
  return ops
    .filter(([, likely], at) => at === 0 || (at === 1 && likely >= leastSecond))
    .map(([op, likely]) => wishOf(op, likely, { marked, plan, models, values }));
}

type Given = { marked: Marked; plan: AppPlan; models: WishModels; values: number[] };

function wishOf(op: string, likely: number, given: Given): ReadWish {
  const { marked, plan, models } = given;
  const spans = spansIn(op, marked, models);
  const values = valuesFor(op, given);
  const lists = listLikely(models.list, op, given);
  const hasTarget = values.values.ref === 'yes' && plan.entities.length > 1;
  const pair = hasTarget ? pairFor(lists, listLikely(models.target, op, given)) : null;
  return {
    op,
    likely,
    fields: fieldsFor(op, lists, given),
    slot: (slot) => fieldsInSlot(op, slot, marked, plan, models),
    listSlot: (slot) => listsInSlot(op, slot, marked, plan, models),
    target: pair?.target ?? null,
    list: pair?.list ?? lists[0]!.list,
    lists: lists.map(({ list }) => list),
    likelyList: pair?.likely ?? lists[0]!.share,
    names: spans.n,
    choices: spans.o,
    parts: spans.f,
    roles: spans.r,
    likelyParts: spans.likely,
    ...values,
    marked,
  };
}

const ranked = (model: ManyLinear, all: readonly number[]): [key: string, likely: number][] =>
  model.keys.map((key, at): [string, number] => [key, all[at]!]).sort((a, b) => b[1] - a[1]);

/** How likely a list is among the others. */
type Shared = LikelyList & { share: number };

function listLikely(model: Linear, op: string, { marked, plan }: Given): Shared[] {
  const all = plan.entities.map((list) => ({ list, likely: likelihood(model, listFeatures(op, list, marked, plan)) }));
  const total = all.reduce((sum, { likely }) => sum + likely + tiny, 0);
  return all.map((one) => ({ ...one, share: (one.likely + tiny) / total })).sort((a, b) => b.share - a.share);
}

function fieldsFor(op: string, lists: readonly Shared[], { marked, plan, models }: Given): ReadWish['fields'] {
  const prior = (of: Entity): number => (lists.length > 1 ? byList * logOdds(lists.find(({ list }) => list === of)!.likely) : 0); // prettier-ignore
  const fields = plan.entities.flatMap((entity) => {
    const before = prior(entity);
    return entity.fields.map((field) => ({ entity, field, likely: likelihood(models.field, fieldFeatures(op, entity, field, marked, plan), before) })); // prettier-ignore
  });
  return fields.sort((a, b) => b.likely - a.likely);
}

/** The list that gets a field and the one that it is chosen from: two, and together the likeliest. */
function pairFor(lists: readonly Shared[], targets: readonly Shared[]) {
  const pairs = lists.flatMap(({ list, share }) =>
    targets.filter((one) => one.list !== list).map((one) => ({ list, target: one.list, likely: share * one.share })),
  );
  const total = pairs.reduce((sum, { likely }) => sum + likely, 0);
  const best = pairs.sort((a, b) => b.likely - a.likely)[0]!;
  return { ...best, likely: best.likely / total };
}

/** Of each key that goes with the wish the likeliest value: keys are `op key=value`. */
function valuesFor(op: string, { models: { value }, values: all }: Given): Pick<ReadWish, 'values' | 'likelyValues'> {
  const values: Record<string, string> = {};
  const likelyValues: Record<string, number> = {};
  for (const [key, likely] of ranked(value, all)) {
    const [, of, name = '', said = ''] = /^(\S+) (\w+)=(.*)$/.exec(key) ?? [];
    if (of !== op || name in values) continue;
    values[name] = said;
    likelyValues[name] = likely;
  }
  return { values, likelyValues };
}

/**
 * The likeliest way to part the message into names, choices and what is none, word after word (Viterbi). A wish that
 * needs a name gets one.
 */
function spansIn(op: string, marked: Marked, models: WishModels): Parts {
  const { pieces, text } = marked;
  const { keys } = models.span;
  const needed: SpanKind | null = /^(?:add|set)-choices$/.test(op)
    ? 'o'
    : op === 'rights'
      ? 'r'
      : needsName.test(op)
        ? 'n'
        : null;
  let best = new Map<string, Way>([['-', { score: 0, last: '-', isMet: needed === null, path: [] }]]);
  pieces.forEach((_, at) => {
    const alone = sumsOf(models.span, spanFeatures(op, at, marked));
    const next = new Map<string, Way>();
    const behind = remembered((before: SpanKind) =>
      softmax(added(alone, models.span, featuresBehind(before, at, marked))),
    );
    for (const { score: before, last, isMet: wasMet, path } of best.values()) {
      const likely = behind(last);
      keys.forEach((kind, place) => {
        const score = before + Math.log(likely[place]! + tiny);
        const isMet = wasMet || kind === needed;
        const key = `${kind}${isMet}`;
        if (score > (next.get(key)?.score ?? -Infinity))
          next.set(key, { score, last: kind, isMet, path: [...path, kind] });
      });
    }
    best = next;
  });
  const ways = [...best.values()].filter(({ isMet }) => isMet).sort((a, b) => b.score - a.score);
  const path = ways[0]?.path ?? [];
  const found: Parts = { n: [], o: [], f: [], r: [], likely: Math.exp(ways[0]?.score ?? -Infinity) };
  for (let at = 0; at < path.length; at++) {
    const kind = path[at]!;
    let end = at;
    while (path[end + 1] === kind) end += 1;
    if (kind !== '-') found[kind].push(text.slice(pieces[at]!.at, pieces[end]!.end));
    at = end;
  }
  return found;
}

type Parts = Record<Exclude<SpanKind, '-'>, string[]> & { likely: number };
type Way = { score: number; last: SpanKind; isMet: boolean; path: SpanKind[] };
/** How much the list speaks for its fields. */
const byList = 0.3;
const needsName = /^(?:add-field|add-list|rename-\w+|text-page|work-out)$/;

function remembered<Key, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, workOut(key));
    return known.get(key)!;
  };
}

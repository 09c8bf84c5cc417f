import {
  type EntityAccessCheck,
  accessCheckActors,
  accessCheckActions,
  type AccessCheckCell,
} from '@whittle/contract/access-check';
import { nameInWords } from '@whittle/domain/entities/name-in-words';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { accessCheckTexts as texts } from './access-check.texts.ts';

/** What each of the four could do with the records of one entity; what differs from the declaration stands out. */
export function AccessMatrix({ proof }: { proof: EntityAccessCheck }) {
  if (proof.problem !== null) return <p className="text-warning">{proof.problem}</p>;
  const cellOf = new Map(proof.cells.map((cell) => [`${cell.actor} ${cell.act}`, cell]));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-start">
        <caption className="type-heading pb-2 text-start">{texts.caption(nameInWords(proof.entity))}</caption>
        <thead>
          <tr className="type-meta border-b border-line text-ink-2">
            <th scope="col" className="py-1 pe-3 font-[inherit]">
              {texts.act}
            </th>
            {accessCheckActors.map((actor) => (
              <th key={actor} scope="col" className="px-2 py-1 font-[inherit]">
                {texts.actors[actor]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accessCheckActions.map((act) => (
            <tr key={act} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pe-3 align-middle font-normal whitespace-nowrap">
                {texts.acts[act]}
              </th>
              {accessCheckActors.map((actor) => (
                <td key={actor} className="px-2 py-1.5 align-middle">
                  <Outcome cell={cellOf.get(`${actor} ${act}`)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Icon and word: the colour is never the only sign. */
function Outcome({ cell }: { cell: AccessCheckCell | undefined }) {
  if (!cell) return null;
  const { expected, observed } = cell;
  const isAsDeclared = expected === observed;
  const Icon = isAsDeclared ? (observed ? Check : Minus) : TriangleAlert;
  const word = isAsDeclared ? (observed ? texts.can : texts.cannot) : observed ? texts.shouldNot : texts.shouldBe;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5',
        isAsDeclared ? (observed ? 'text-ink' : 'text-ink-3') : 'text-danger',
      )}
    >
      <Icon aria-hidden size={16} className={cx(isAsDeclared && observed && 'text-success')} />
      {word}
    </span>
  );
}

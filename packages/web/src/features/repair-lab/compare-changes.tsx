import { DiffView } from '../../ui/diff-view.tsx';
import { repairLabTexts as texts } from './repair-lab.texts.ts';
import { type LabRun, whoRepaired } from './use-repair-lab.ts';

/** What each model made of each file that one of them changed, side by side; one below the other on a phone. */
export function CompareChanges({ sides }: { sides: readonly LabRun[] }) {
  const files = new Set(sides.flatMap(({ result }) => result?.appBundle.files.map(({ fileId }) => fileId) ?? []));
  if (files.size === 0) return null;
  return (
    <section className="mt-4 flex flex-col gap-2">
      <h3 className="font-medium">{texts.changesByFile}</h3>
      {[...files].toSorted().map((fileId) => (
        <details key={fileId} open={files.size === 1}>
          <summary className="type-code cursor-pointer py-1 text-accent-text coarse:py-3">{fileId}</summary>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {sides.map((side, at) => (
              <Change key={at} side={side} fileId={fileId} />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}

function Change({ side, fileId }: { side: LabRun; fileId: string }) {
  const { result } = side;
  const name = whoRepaired(side);
  const change = result?.appBundle.files.find((file) => file.fileId === fileId);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="type-meta break-words text-ink-3">{name}</p>
      {change ? (
        <div className="max-h-80 overflow-hidden rounded-control border border-line">
          <DiffView oldCode={change.before ?? ''} newCode={change.after ?? ''} label={`${fileId}, ${name}`} />
        </div>
      ) : (
        <p className="text-ink-2">{result ? texts.unchanged : texts.failed}</p>
      )}
    </div>
  );
}

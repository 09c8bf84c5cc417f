import { type KeyCombination, keyNames } from '../../core/commands/key-combination.ts';

/** Keys as they look on a keyboard. */
export function Keys({ keys }: { keys: KeyCombination }) {
  return (
    <span className="inline-flex shrink-0 gap-1">
      {keyNames(keys).map((name) => (
        <kbd key={name} className="type-meta min-w-5 rounded-control border border-line bg-sunken px-1 text-center">
          {name}
        </kbd>
      ))}
    </span>
  );
}

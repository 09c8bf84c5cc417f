import { Button } from '../../../ui/button.tsx';
import { entityTexts, gridTexts as texts } from '../entities.texts.ts';

type GridStateProps = {
  isLoading: boolean;
  isEmpty: boolean;
  /** Null where nothing is filtered. */
  onClearFilters: (() => void) | null;
};

/** What stands where records would be: that they come, or why there are none. */
export function GridState({ isLoading, isEmpty, onClearFilters }: GridStateProps) {
  if (isLoading) return <p className="sticky start-0 w-fit p-4 text-ink-2">{entityTexts.loading}</p>;
  if (!isEmpty) return null;
  return (
    <div className="sticky start-0 flex w-fit flex-col items-start gap-3 p-4">
      <p className="text-ink-2">{onClearFilters ? texts.noMatches : texts.noRecords}</p>
      {onClearFilters && (
        <Button size="small" onClick={onClearFilters}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  );
}

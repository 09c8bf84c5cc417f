import AppMark from '@/components/AppMark';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadError, LoadingRows, NotAllowed } from '@/components/ui/load-state';
import { User } from '@/entities/User';
import { useMe } from '@/services/me';
import { useSampleData } from '@/services/sample-data';

/**
 * What stands in a list's place while there is nothing to list; its rows otherwise. `beside` are the lists that a page
 * shows beside its own, which is not empty while one of them has records.
 */
export default function ListStates({
  query,
  beside = [],
  total,
  shown,
  noun,
  onAdd,
  addLabel,
  emptyText,
  onClear,
  children,
}) {
  const samples = useSampleData();
  const me = useMe();
  if (query.isPending || (total === 0 && beside.some((one) => one.isPending)))
    return <LoadingRows label={'Loading ' + noun} rows={6} />;
  if (query.error) {
    if (query.error.status === 401) {
      return (
        <NotAllowed
          message={'Sign in to see ' + noun + '.'}
          action={<Button onClick={() => User.login()}>Sign in</Button>}
        />
      );
    }
    if (query.error.status === 403) return <NotAllowed message={'You are not allowed to see ' + noun + ' here.'} />;
    return <LoadError message={'The ' + noun + ' could not be loaded. Nothing is lost.'} onRetry={query.refetch} />;
  }
  if (total === 0 && !beside.some((one) => one.data?.length > 0)) {
    return (
      <div className="border-t pt-10">
        <AppMark className="-ml-1.5 size-16" />
        <EmptyState
          className="border-t-0 pt-5"
          message={emptyText ?? 'No ' + noun + ' yet. What you add appears here.'}
          action={onAdd && <Button onClick={onAdd}>{addLabel}</Button>}
          secondary={
            onAdd &&
            me?.role === 'admin' && (
              <Button variant="outline" isBusy={samples.isAdding} onClick={samples.add}>
                Add sample data
              </Button>
            )
          }
        />
      </div>
    );
  }
  if (shown === 0 && total > 0) {
    return (
      <EmptyState
        message={'None of the ' + total + ' ' + noun + ' match.'}
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return <div className="pt-2">{children}</div>;
}

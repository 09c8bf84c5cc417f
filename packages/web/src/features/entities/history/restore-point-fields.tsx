import type { RestorePoint } from '@whittle/contract/history';
import { dayName, clockTime } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { useVersions } from './history.requests.ts';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';

/** What was chosen so far; `time` as the browser's field has it, in the reader's zone. */
export type ChosenPoint = { by: 'time' | 'version'; time: string; versionId: string };

/** Null while nothing usable is chosen. */
export function toPoint({ by, time, versionId }: ChosenPoint, entity: string | null): RestorePoint | null {
  const scope = entity === null ? {} : { entity };
  if (by === 'version') return versionId ? { ...scope, versionId } : null;
  const instant = new Date(time);
  return Number.isNaN(instant.getTime()) ? null : { ...scope, at: instant.toISOString() };
}

const quickMinutes = [10, 60, 1_440];

type PointFieldsProps = { appId: string; value: ChosenPoint; onChange: (next: ChosenPoint) => void };

/** The moment to go back to: a time, or the one at which a version was made. */
export function PointFields({ appId, value, onChange }: PointFieldsProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(appId);
  const versions = data?.pages.flat();
  const now = new Date();
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={texts.point}
        value={value.by}
        onChange={(by) => onChange({ ...value, by })}
        options={[
          { value: 'time', label: texts.byTime },
          { value: 'version', label: texts.byVersion },
        ]}
      />
      {value.by === 'time' ? (
        <>
          <Field label={texts.time}>
            <Input
              type="datetime-local"
              step={1}
              max={localTime(now)}
              value={value.time}
              onChange={(event) => onChange({ ...value, time: event.target.value })}
            />
          </Field>
          <div role="group" aria-label={texts.quick} className="flex flex-wrap gap-2">
            {quickMinutes.map((minutes) => (
              <Button
                key={minutes}
                size="small"
                onClick={() => onChange({ ...value, time: localTime(new Date(now.getTime() - minutes * 60_000)) })}
              >
                {texts.minutesAgo(minutes)}
              </Button>
            ))}
          </div>
        </>
      ) : versions?.length === 0 ? (
        <p className="text-ink-2">{texts.noVersions}</p>
      ) : (
        <>
          <Field label={texts.version}>
            <Select value={value.versionId} onChange={(event) => onChange({ ...value, versionId: event.target.value })}>
              <option value="">{texts.chooseVersion}</option>
              {versions?.map(({ id, timestamp, userRequest }) => (
                <option key={id} value={id}>
                  {texts.versionName(userRequest.slice(0, 80), `${dayName(timestamp, now)} ${clockTime(timestamp)}`)}
                </option>
              ))}
            </Select>
          </Field>
          {hasNextPage && (
            <Button
              size="small"
              className="self-start"
              isBusy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {texts.olderVersions}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** An instant as a `datetime-local` field has it. */
function localTime(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

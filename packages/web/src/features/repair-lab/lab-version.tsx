import { exactTime } from '../../lib/times.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { newestVersion, useLabApp } from './repair-lab.requests.ts';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

type LabVersionProps = { appId: string; value: string; isDisabled: boolean; onChange: (version: string) => void };

/** Which version is looked at; the newest until another one is chosen. */
export function LabVersion({ appId, value, isDisabled, onChange }: LabVersionProps) {
  const { data } = useLabApp(appId);
  const versions = data?.versions ?? [];
  const nameOf = ({ id, timestamp }: (typeof versions)[number]) => `${exactTime(timestamp)} · ${id}`;
  const newest = versions.find(({ id }) => id === data?.latestVersionId);
  return (
    <Field label={texts.version}>
      <Select disabled={isDisabled} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value={newestVersion}>{newest ? texts.newestOf(nameOf(newest)) : texts.newest}</option>
        {versions
          .filter(({ id }) => id !== data?.latestVersionId)
          .map((version) => (
            <option key={version.id} value={version.id}>
              {nameOf(version)}
            </option>
          ))}
      </Select>
    </Field>
  );
}

import type { VersionListItem } from '@whittle/contract/versions';
import { ChevronDown } from 'lucide-react';
import { clockTime, dayName } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { titleOf } from '../../../core/versions/version-title.ts';
import { versionTexts } from '../../../core/versions/versions.texts.ts';
import { fileTexts as texts } from '../files.texts.ts';
import type { Comparison } from './use-comparison.ts';

const titleChars = 60;

/** The version that a file is compared with, out of all of them. */
export function VersionChoice({ comparison }: { comparison: Comparison }) {
  const { versions, chosenId, hasOlder, choose, loadOlder } = comparison;
  const chosen = versions.find(({ id }) => id === chosenId);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          size="small"
          aria-label={texts.chooseVersion(chosen ? nameOf(chosen) : '')}
          className="max-w-80 min-w-0"
        >
          <span className="min-w-0 truncate">{chosen ? nameOf(chosen) : '…'}</span>
          <ChevronDown aria-hidden size={16} className="shrink-0" />
        </Button>
      }
    >
      <MenuChoices
        value={chosenId ?? ''}
        onChange={choose}
        options={versions.map((version, index) => ({
          value: version.id,
          label: index === 0 ? `${versionTexts.latest}: ${nameOf(version)}` : nameOf(version),
        }))}
      />
      {hasOlder && (
        <>
          <MenuSeparator />
          <MenuItem
            onSelect={(event) => {
              event.preventDefault();
              loadOlder();
            }}
          >
            {versionTexts.older}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function nameOf(version: VersionListItem): string {
  const title = titleOf(version);
  const short = title.length > titleChars ? `${title.slice(0, titleChars).trimEnd()}…` : title;
  return `${short}, ${dayName(version.timestamp, new Date())} ${clockTime(version.timestamp)}`;
}

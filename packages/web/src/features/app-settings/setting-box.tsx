import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import type { ReactNode } from 'react';
import { inShownLanguage } from '../../lib/sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { appSettingsTexts as texts } from './app-settings.texts.ts';
import { type DocumentName, type KeyDraft, type KeyDraftState, nameOf } from './draft/key-draft.ts';

/** What every panel of an app gets: what is stored, what differs from it, and the way to change it. */
export type SettingsProps = {
  appId: string;
  configuration: AppConfiguration;
  draft: KeyDraft;
  state: KeyDraftState;
  /** Where the app's own files are seen from the builder. */
  filesOrigin: string;
};

/** The value of a key as it is being edited. */
export function valueOf<Name extends DocumentName, Key extends keyof AppConfiguration[Name] & string>(
  { configuration, state }: Pick<SettingsProps, 'configuration' | 'state'>,
  document: Name,
  key: Key,
): AppConfiguration[Name][Key] {
  const dirty = state.dirty[nameOf(document, key)];
  return (dirty ? dirty.value : configuration[document][key]) as AppConfiguration[Name][Key];
}

type SettingBoxProps = SettingsProps & { document: DocumentName; name: string; children: ReactNode };

/**
 * Around the control of one setting: what the server refuses about it, what another window made of it, and why it is locked. A
 * setting that only platform admins have is not shown to others.
 */
export function SettingBox({ configuration, draft, state, document, name, children }: SettingBoxProps) {
  const full = nameOf(document, name);
  const gate = configuration.gates[full];
  const problem = state.problems[full];
  if (gate?.isOpen === false && gate.reason === 'admin') return null;
  const isLocked = gate?.isOpen === false;
  return (
    <div data-setting={full} className="flex flex-col gap-1.5">
      {/* The head of the panel says what it takes, once for all of its settings. */}
      <fieldset disabled={isLocked} className="contents">
        {children}
      </fieldset>
      {problem !== undefined && <Notice kind="danger">{inShownLanguage(problem)}</Notice>}
      {full in state.theirs && (
        <Notice
          kind="warning"
          action={
            <span className="flex gap-2">
              <Button size="small" onClick={() => draft.resolve(full, 'theirs')}>
                {texts.takeTheirs}
              </Button>
              <Button size="small" onClick={() => draft.resolve(full, 'mine')}>
                {texts.keepMine}
              </Button>
            </span>
          }
        >
          {texts.changedElsewhere(String(state.theirs[full] ?? ''))}
        </Notice>
      )}
    </div>
  );
}

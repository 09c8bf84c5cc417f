import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import { type ReactNode, useEffect } from 'react';
import { Panel } from '../../core/panels/panel.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useAppConfiguration } from './app-settings.requests.ts';
import { appSettingsTexts as texts } from './app-settings.texts.ts';
import type { KeyDraftState } from './draft/key-draft.ts';
import { useKeyDraft } from './draft/use-key-draft.ts';
import { LockedByPlan } from './locked-by-plan.tsx';
import { type Elsewhere, PanelMenu } from './panel-menu.tsx';
import { type FieldPanel, menuOf, type PanelName, parentOf } from './panel-names.ts';
import { AppChatPanel } from './panels/app-chat-panel.tsx';
import { BrandingPanel } from './panels/branding-panel.tsx';
import { DetailsPanel } from './panels/details-panel.tsx';
import { SettingsPanel } from './panels/settings-panel.tsx';
import { TextsPanel } from './panels/texts-panel.tsx';

export type AppPanelsProps = {
  appId: string;
  /** Another one means that a version was made, here or elsewhere. */
  versionId: string | null;
  panel: PanelName;
  /** The setting that the address names, `style.background`: it is shown and has the focus. */
  setting: string | null;
  onPanel: (panel: PanelName | null, setting?: string) => void;
  onTools: () => void;
  onDatabase: () => void;
  onSources: () => void;
  onAssistant: () => void;
  memberships: (isSignupEnabled: boolean) => ReactNode;
  /** What is set up in dialogs of their own, to be found from here. */
  elsewhere: readonly Elsewhere[];
  /** Whether who builds the app is a platform admin. */
  isAdmin: boolean;
  filesOrigin: string;
  files: ReadonlyMap<string, string>;
};

/** The panels of an app beside its preview, where each change shows. Rules: EDIT-05, EDIT-06, EDIT-08, EDIT-09. */
export function AppPanels(props: AppPanelsProps) {
  const { appId, versionId } = props;
  const configuration = useAppConfiguration(appId);
  const { refetch } = configuration;
  useEffect(() => {
    if (versionId !== null) void refetch();
  }, [versionId, refetch]);
  if (configuration.isPending) return <RowsToCome rows={6} className="m-4" />;
  if (!configuration.data) {
    return (
      <div className="p-4">
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed} {sentenceOf(configuration.error)}
        </RetryNotice>
      </div>
    );
  }
  return <OpenPanels {...props} read={configuration.data} />;
}

type OpenPanelsProps = AppPanelsProps & { read: AppConfiguration };

function OpenPanels(props: OpenPanelsProps) {
  const { appId, read, panel: named, setting, onPanel, onTools, onDatabase, filesOrigin, files } = props;
  const { onSources, onAssistant, isAdmin, memberships, elsewhere } = props;
  const { draft, state } = useKeyDraft(appId, read);
  const { stored: configuration } = state;
  // An address may name a panel that this kind of app has not.
  const isOfSome = named === 'details' || named === 'chat';
  const isThere = !isOfSome || menuOf(configuration, isAdmin).includes(named);
  const panel = isThere ? named : 'main';
  const open = (next: PanelName | null, to?: string) => {
    void draft.flush();
    onPanel(next, to);
  };
  useFocusedSetting(panel === 'main' ? null : setting);

  const settings = { appId, configuration, draft, state, filesOrigin };
  const shown = (name: FieldPanel) => {
    switch (name) {
      case 'details':
        return <DetailsPanel {...settings} onOpen={open} />;
      case 'texts':
        return <TextsPanel {...settings} />;
      case 'branding':
        return <BrandingPanel {...settings} files={files} />;
      case 'chat':
        return <AppChatPanel {...{ onSources, onAssistant }} />;
      case 'settings':
        return <SettingsPanel {...settings} memberships={memberships} />;
    }
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <SaveLine state={state} onRetry={() => void draft.flush()} />
      {panel === 'main' ? (
        <Panel
          key="main"
          name="app-settings"
          title={texts.menu}
          backLabel={texts.close}
          doneLabel={texts.done}
          onDone={() => open(null)}
        >
          <PanelMenu {...{ configuration, isAdmin, elsewhere, onTools, onDatabase }} onOpen={open} />
        </Panel>
      ) : (
        <Panel
          key={panel}
          name={panel}
          title={texts.panel[panel]}
          backLabel={texts.panels}
          doneLabel={texts.done}
          onDone={() => open(parentOf(panel, configuration))}
        >
          <LockedByPlan {...{ configuration, panel }} />
          {shown(panel)}
        </Panel>
      )}
    </div>
  );
}

/** Whether everything is with the server, in a word; what is not stays, and says why (EDIT-21). */
function SaveLine({ state, onRetry }: { state: KeyDraftState; onRetry: () => void }) {
  const states = Object.values(state.states);
  const phase = (['conflict', 'failed', 'saving', 'waiting'] as const).find((one) => states.includes(one)) ?? 'saved';
  const words = {
    ...{ saved: texts.saved, waiting: texts.unsaved, saving: texts.saving },
    ...{ failed: texts.notSaved, conflict: texts.notSaved },
  };
  return (
    <>
      <p role="status" className="type-meta shrink-0 px-4 pt-2 text-end text-ink-2">
        {words[phase]}
      </p>
      {state.failure !== null && states.includes('failed') && (
        <Notice
          kind="danger"
          className="m-2"
          action={
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.saveFailed}. {sentenceOf(state.failure)} {texts.kept}
        </Notice>
      )}
    </>
  );
}

/** A block whose contents are read first gets the focus once they are there, unless somebody does something else meanwhile. */
function useFocusedSetting(setting: string | null) {
  useEffect(() => {
    if (setting === null) return;
    const focus = () => {
      const box = document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(setting)}"]`);
      const control =
        box?.querySelector<HTMLElement>('input:not([hidden]),textarea,select,[role=radio]') ??
        box?.querySelector<HTMLElement>('button');
      if (box) box.scrollIntoView({ block: box.clientHeight > innerHeight / 2 ? 'start' : 'center' });
      control?.focus({ preventScroll: true });
      return control !== undefined && control !== null;
    };
    const contents = new MutationObserver(() => focus() && contents.disconnect());
    const stop = () => contents.disconnect();
    const frame = requestAnimationFrame(() => {
      if (focus()) return;
      contents.observe(document.body, { childList: true, subtree: true });
      for (const event of ['pointerdown', 'keydown']) addEventListener(event, stop, { once: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, stop);
    };
  }, [setting]);
}

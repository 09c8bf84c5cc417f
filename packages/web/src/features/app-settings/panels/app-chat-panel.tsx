import { LibraryBig } from 'lucide-react';
import { PanelRow } from '../../../core/panels/panel-row.tsx';
import { appSettingsTexts as texts } from '../app-settings.texts.ts';

type AppChatPanelProps = { onSources: () => void; onAssistant: () => void };

/** EDIT-07: the menu of the chat of an app has its data sources alone; it is activated in a dialog of its own. */
export function AppChatPanel({ onSources, onAssistant }: AppChatPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        {texts.chat.about}{' '}
        <button type="button" onClick={onAssistant} className="quick cursor-pointer text-accent-text underline">
          {texts.chat.setUp}
        </button>
      </p>
      <nav aria-label={texts.panel.chat}>
        <ul className="-mx-2 flex flex-col">
          <PanelRow icon={LibraryBig} title={texts.chat.sources} about={texts.chat.sourcesAbout} onClick={onSources} />
        </ul>
      </nav>
    </div>
  );
}

import type { AppSummary } from '@whittle/contract/apps';
import type { FrameToBuilder } from '@whittle/contract/preview';
import { reportAppError } from '../../features/app-errors/report-error.ts';
import type { ErrorPanelControls } from '../../features/app-errors/use-error-panel.ts';
import type { AppConsole } from '../../features/console/use-console.ts';
import type { WantedDownload } from '../../features/preview/guard/use-app-downloads.ts';
import type { PreviewGuarding } from '../../features/preview/guard/use-preview-guard.ts';
import type { ElementPicker } from '../../features/preview/use-element-picker.ts';
import type { VisualEditing } from '../../features/preview/visual-edit/use-visual-edit.ts';

type Listeners = {
  app: AppSummary;
  errors: ErrorPanelControls;
  console: AppConsole;
  picker: ElementPicker;
  visualEdit: VisualEditing;
  guarding: Pick<PreviewGuarding, 'take'>;
  onDownload: (file: WantedDownload) => void;
  onPath: (path: string) => void;
  onChatMessage: (text: string) => void;
  onElementPicked: () => void;
  onPainted: () => void;
  onPicture: (image: ArrayBuffer | null) => void;
};

/**
 * Hands each message of the preview frame to the part of the builder that it is for. The app's code runs in that frame and
 * can send any of them at any time: none may act for a person, and what they carry is the app's word (decisions/049).
 */
export function frameMessages(listeners: Listeners): (message: FrameToBuilder) => void {
  const { app, errors, console, picker, visualEdit, guarding, onPath, onChatMessage, onElementPicked } = listeners;
  const { onDownload, onPainted, onPicture } = listeners;
  return (message) => {
    switch (message.type) {
      case 'app_error':
        errors.dispatch({ type: 'error-found', error: message.error });
        void reportAppError(app, message.error);
        return;
      case 'app_error_resolved':
        errors.dispatch({ type: 'components-healed', componentNames: message.componentNames });
        console.log.settle();
        return;
      case 'app_changed_url':
        onPath(message.url);
        return;
      case 'send_chat_message':
        onChatMessage(message.message);
        return;
      case 'app_loading':
        console.log.restart(console.isPreserved);
        picker.take(message);
        visualEdit.take(message);
        return;
      case 'network_entries':
        guarding.take(message);
        console.log.take(message);
        return;
      case 'console_entries':
        console.log.take(message);
        return;
      case 'calls_blocked':
        guarding.take(message);
        return;
      case 'download_wanted':
        onDownload(message);
        return;
      case 'element_picked':
      case 'picking_ended':
        if (picker.take(message)) onElementPicked();
        return;
      case 'element_selected':
      case 'element_deselected':
      case 'editing_ended':
      case 'text_wanted':
      case 'text_typed':
      case 'edit_key':
      case 'ready_to_receive_messages':
        visualEdit.take(message);
        return;
      case 'picture_taken':
        onPicture(message.image);
        return;
      case 'painted':
        onPainted();
        return;
      case 'tool_values':
      case 'page_settled':
      case 'pong':
    }
  };
}

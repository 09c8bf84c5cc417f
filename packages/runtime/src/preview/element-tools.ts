import type { BuilderToFrame } from '@whittle/contract/preview';
import type { Bridge } from './bridge.ts';

type Picker = ReturnType<typeof import('./picking/pick-element.ts').createElementPicker>;
type Editor = ReturnType<typeof import('./editing/edit-elements.ts').createElementEditor>;

/** Pointing at elements and changing them: files of their own, since few previews are ever pointed at. */
export function createElementTools(bridge: Bridge, versionId: () => string | null) {
  let picker: Promise<Picker> | null = null;
  let editor: Promise<Editor> | null = null;

  const pick = async (isOn: boolean) => {
    if (!isOn && !picker) return;
    picker ??= import('./picking/pick-element.ts').then(({ createElementPicker }) => createElementPicker(bridge));
    (await picker).set(isOn);
  };
  const edit = async (isOn: boolean) => {
    if (!isOn && !editor) return;
    editor ??= import('./editing/edit-elements.ts').then(({ createElementEditor }) =>
      createElementEditor(bridge, versionId),
    );
    (await editor).set(isOn);
  };

  return {
    obey(message: BuilderToFrame) {
      if (message.type === 'pick_element') void pick(message.isOn);
      if (message.type === 'edit_elements') void edit(message.isOn);
      if (
        message.type === 'select_element' ||
        message.type === 'show_edit' ||
        message.type === 'end_edit' ||
        message.type === 'type_text'
      )
        void editor?.then((found) => found.obey(message));
    },
    /** The app was rendered again; what is shown on top of it has to follow before anybody sees it. */
    drawn: () => void editor?.then((found) => found.drawn()),
    painted: () => void editor?.then((found) => found.painted()),
  };
}

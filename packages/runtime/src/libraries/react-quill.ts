import ReactQuill from 'react-quill-new';
import { likeQuillOne } from './quill-one-html.ts';

export * from 'react-quill-new';

type Editor = Parameters<ReactQuill['makeUnprivilegedEditor']>[0];
type Readable = ReturnType<ReactQuill['makeUnprivilegedEditor']>;
type Change = Parameters<ReactQuill['onEditorChangeText']>;

/**
 * The editor, for apps that are written for react-quill 2, whose Quill is version 1: what they are given, store and show
 * outside an editor is the HTML that it made, and the names of formats that it knew are no error.
 */
export default class ReactQuillTwo extends ReactQuill {
  override getEditorConfig() {
    const config = super.getEditorConfig();
    const formats = config.formats?.map((name) => (name === 'bullet' || name === 'check' ? 'list' : name));
    return { ...config, ...(formats && { formats: [...new Set(formats)] }) };
  }

  override makeUnprivilegedEditor(editor: Editor): Readable {
    const html = () => likeQuillOne(editor.root);
    return { ...super.makeUnprivilegedEditor(editor), getHTML: html, getSemanticHTML: html };
  }

  override onEditorChangeText(_value: Change[0], delta: Change[1], source: Change[2], editor: Change[3]): void {
    super.onEditorChangeText(editor.getHTML(), delta, source, editor);
  }
}

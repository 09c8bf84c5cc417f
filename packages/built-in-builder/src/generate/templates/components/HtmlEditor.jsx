import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import CodeArea from '@/components/CodeArea';

const empty = { title: '', kind: 'Document', content: '' };
function allowTyping(page, isAllowed) {
  page.designMode = isAllowed ? 'on' : 'off';
}
const isTemplate = ({ kind }) => kind === 'Template';

/**
 * Code on one side, how it looks on the other. The frame runs no scripts; in text mode one types into it, and what comes of it is
 * the code.
 */
export default function HtmlEditor({ documents, onSave }) {
  const [document, setDocument] = useState(empty);
  const [isText, setIsText] = useState(false);
  const [isColoured, setIsColoured] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const frame = useRef(null);
  const { content } = document;
  const change = (values) => setDocument((before) => ({ ...before, ...values }));

  // what was typed into the frame is there already
  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (body && content !== body.innerHTML) body.innerHTML = content;
  }, [content]);
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    allowTyping(inside, isText);
    const typed = () => {
      const text = inside.body.innerHTML;
      setDocument((before) => ({ ...before, content: text }));
    };
    inside.addEventListener('input', typed);
    return () => inside.removeEventListener('input', typed);
  }, [isText]);

  const open = (id) => {
    const found = documents.find((one) => one.id === id);
    if (!found) return setDocument(empty);
    // a template is where a new document begins
    setDocument(
      isTemplate(found) ? { ...empty, content: found.content ?? '' } : { ...found, content: found.content ?? '' },
    );
  };
  const save = async (kind) => {
    const title =
      document.title.trim() || (kind === 'Template' ? 'Template' : 'Document') + ' ' + (documents.length + 1);
    setIsBusy(true);
    try {
      const isNew = !document.id || (kind === 'Template') !== isTemplate(document);
      const saved = await onSave({ ...(isNew ? {} : { id: document.id }), title, kind, content });
      if (kind !== 'Template') change({ id: saved.id, title });
      toast.success(kind === 'Template' ? 'Saved as a template' : 'Saved');
    } catch (error) {
      toast.error(
        error?.status === 401 ? 'Sign in to save documents.' : 'It could not be saved. What you typed is still here.',
      );
    }
    setIsBusy(false);
  };
  const asOptions = (list) => list.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          aria-label="Title"
          placeholder="Title"
          className="w-48"
          value={document.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <NativeSelect
          aria-label="Open document"
          placeholder="New document"
          className="w-48"
          value={document.id ?? ''}
          onChange={(event) => open(event.target.value)}
          options={asOptions(documents.filter((one) => !isTemplate(one)))}
        />
        <NativeSelect
          aria-label="Start with a template"
          placeholder="Templates"
          className="w-40"
          value=""
          onChange={(event) => open(event.target.value)}
          options={asOptions(documents.filter(isTemplate))}
        />
        <Button isBusy={isBusy} onClick={() => save('Document')}>
          Save
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => save('Template')}>
          Save as template
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant={isText ? 'outline' : 'default'} aria-pressed={!isText} onClick={() => setIsText(false)}>
          HTML code
        </Button>
        <Button variant={isText ? 'default' : 'outline'} aria-pressed={isText} onClick={() => setIsText(true)}>
          Text
        </Button>
        <Button variant="outline" aria-pressed={isColoured} onClick={() => setIsColoured(!isColoured)}>
          Syntax highlighting
        </Button>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <CodeArea
          label="HTML code"
          value={content}
          isColoured={isColoured}
          isReadOnly={isText}
          onChange={(text) => change({ content: text })}
        />
        <section className="grid content-start gap-2">
          <h2 className="text-sm font-medium">{isText ? 'Write here' : 'Live preview'}</h2>
          <iframe
            ref={frame}
            title="Live preview"
            sandbox="allow-same-origin"
            className="h-96 w-full rounded-md border bg-white"
          />
        </section>
      </div>
    </div>
  );
}

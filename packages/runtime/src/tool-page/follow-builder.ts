import type { FrameToBuilder } from '@whittle/contract/preview';
import type { ToolDraft, ToolFrameOrder } from '@whittle/contract/tools/tool-frame';
import { useEffect, useState } from 'react';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import type { Form } from './use-form.ts';

/** The builder's window around this preview; it alone is spoken to and heard (PREV-09). Null elsewhere. */
const builderOf = ({ builderOrigin }: ToolPageData) =>
  builderOrigin === null || window.parent === window ? null : { window: window.parent, origin: builderOrigin };

/** The tool as it is being edited in the builder around this page; null until the builder says so. Rule: TOOL-42. */
export function useDraft(data: ToolPageData): { draft: ToolDraft | null; sample: ToolFrameOrder['values'] } {
  const [order, setOrder] = useState<ToolFrameOrder | null>(null);
  useEffect(() => {
    const builder = builderOf(data);
    if (builder === null) return;
    let paints = 0;
    const send = (message: FrameToBuilder) => builder.window.postMessage(message, builder.origin);
    const hear = (event: MessageEvent) => {
      if (!event.isTrusted || event.source !== builder.window || event.origin !== builder.origin) return;
      const message = event.data as ToolFrameOrder | { type: 'ping'; id: number } | { type: 'take_picture' };
      if (message.type === 'ping') send({ type: 'pong', id: message.id });
      else if (message.type === 'tool_draft') {
        setOrder(message);
        // The builder takes a picture for the tile once something is there to be seen (HOME-03).
        requestAnimationFrame(() => send({ type: 'painted', revision: (paints += 1) }));
      } else if (message.type === 'take_picture') {
        void import('../preview/picture/take-picture.ts')
          .then(({ takePicture }) => takePicture())
          .then((image) => send({ type: 'picture_taken', image }));
      }
    };
    addEventListener('message', hear);
    send({ type: 'app_loading' });
    send({ type: 'app_changed_url', url: location.pathname + location.search, pageName: null });
    send({ type: 'ready_to_receive_messages' });
    return () => removeEventListener('message', hear);
  }, [data]);

  useEffect(() => {
    if (order === null) return;
    const { variables, tool } = order.draft;
    const { style, dataset } = document.documentElement;
    style.cssText = '';
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    dataset['style'] = tool.style.styleName;
    const picture = tool.style.backgroundImage;
    document.body.style.backgroundImage = picture ? `url(${JSON.stringify(picture)})` : 'none';
    document.title = tool.texts.header || tool.title;
  }, [order]);
  return { draft: order?.draft ?? null, sample: order?.values ?? {} };
}

/** Tells the builder what is filled in, and fills in its sample where nothing is. */
export function useSample(data: ToolPageData, form: Form, sample: ToolFrameOrder['values']): void {
  const { values, replace } = form;
  useEffect(() => {
    const builder = builderOf(data);
    const message = { type: 'tool_values', values } satisfies FrameToBuilder;
    if (builder) builder.window.postMessage(message, builder.origin);
  }, [data, values]);
  const [hasFilled, setHasFilled] = useState(false);
  useEffect(() => {
    if (hasFilled || Object.keys(sample).length === 0) return;
    setHasFilled(true);
    if (Object.keys(values).length === 0) replace(sample);
  }, [hasFilled, sample, values, replace]);
}

import type { FrameToBuilder } from '@whittle/contract/preview';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { ToolFrameOrder } from '@whittle/contract/tools/tool-frame';
import { draftOfTool, sampleValues } from '@whittle/domain/tools/page-of-tool';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SampleInputs } from '../editor/panel-props.ts';

/** Typing is followed after so short a rest that it seems to be at once. */
const followMs = 120;

export type ToolFrame = ReturnType<typeof useToolFrame>;

/** What the page of a tool in the preview says: that it is there, and what is filled in. */
export function useToolFrame() {
  const [loads, setLoads] = useState(0);
  const [sample, setSample] = useState<SampleInputs>({});
  return {
    /** How often a page has loaded in the frame; each one has to be told the draft. */
    loads,
    sample,
    take(message: FrameToBuilder) {
      if (message.type === 'ready_to_receive_messages') setLoads((before) => before + 1);
      if (message.type === 'tool_values') setSample(message.values);
    },
  };
}

type Following = {
  loads: number;
  /** Null while there is no tool to show. */
  shown: { document: ToolDocument; path: string } | null;
  tell: (order: ToolFrameOrder) => void;
};

/** Lets the page of the tool in the preview follow its document while it is edited. Rule: TOOL-42. */
export function useFollowedDraft({ loads, shown, tell }: Following): void {
  const { document, path } = shown ?? { document: null, path: '' };
  const send = useEffectEvent(() => {
    if (document === null) return;
    tell({ type: 'tool_draft', draft: draftOfTool(document, path), values: sampleValues(document) });
  });
  useEffect(() => {
    if (loads === 0 || document === null) return;
    const timer = setTimeout(send, followMs);
    return () => clearTimeout(timer);
  }, [loads, document, path]);
}

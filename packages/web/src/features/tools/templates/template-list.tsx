import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type TemplateId, templateIds } from './template-documents.ts';
import { templateTexts as texts } from './templates.texts.ts';
import type { UseTemplate } from './use-template.ts';

/** The tools that come with the product, each to be taken as one's own (TOOL-43). */
export function TemplateList({ use }: { use: UseTemplate }) {
  return (
    <div className="flex flex-col gap-4">
      {use.isError && (
        <Notice kind="danger">
          {texts.failed} {sentenceOf(use.error)}
        </Notice>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(20rem,40%)),1fr))] gap-x-6">
        {templateIds.map((id) => (
          <Template key={id} id={id} use={use} />
        ))}
      </ul>
    </div>
  );
}

function Template({ id, use }: { id: TemplateId; use: UseTemplate }) {
  return (
    <li className="flex items-center gap-4 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{texts.name[id]}</h3>
        <p className="type-meta text-ink-2">{texts.about[id]}</p>
      </div>
      <Button
        size="small"
        aria-label={texts.useOf(texts.name[id])}
        isBusy={use.isPending && use.variables === id}
        onClick={() => use.make(id)}
      >
        {texts.use}
      </Button>
    </li>
  );
}

import type { ToolSummary } from '@whittle/contract/tools/calls';
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { StatusSwitch } from '../status-switch.tsx';
import { ToolAddress } from '../tool-address.tsx';
import { toolTexts as texts } from '../tools.texts.ts';

type ToolRowProps = {
  appId: string;
  tool: ToolSummary;
  publishedUrl: string | null;
  onOpen: () => void;
  onDelete: () => void;
};

export function ToolRow({ appId, tool, publishedUrl, onOpen, onDelete }: ToolRowProps) {
  const { title, problems } = tool;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <button
          type="button"
          aria-label={texts.open(title)}
          onClick={onOpen}
          className="quick max-w-full truncate rounded-control text-start font-semibold hover:text-accent-text hover:underline coarse:min-h-11"
          dir="auto"
        >
          {title}
        </button>
        <ToolAddress tool={tool} publishedUrl={publishedUrl} />
        {problems.length > 0 && <p className="type-meta tabular text-warning">{texts.problems(problems.length)}</p>}
      </div>
      <div className="flex items-start gap-2">
        <StatusSwitch appId={appId} tool={tool} />
        <Menu trigger={<IconButton label={texts.moreOf(title)} icon={<Ellipsis aria-hidden size={16} />} />}>
          <MenuItem icon={<PencilLine aria-hidden size={16} />} onSelect={onOpen}>
            {texts.edit}
          </MenuItem>
          <MenuItem isDanger icon={<Trash2 aria-hidden size={16} />} onSelect={onDelete}>
            {texts.delete}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

import { ChevronRight, type LucideIcon } from 'lucide-react';

type PanelRowProps = {
  title: string;
  about: string;
  icon?: LucideIcon;
  /** By which the panels find the row again, to give it the focus. */
  panel?: string;
  onClick: () => void;
};

/** The way to a panel in a list of them. */
export function PanelRow({ title, about, icon: Icon, panel, onClick }: PanelRowProps) {
  return (
    <li>
      <button
        type="button"
        data-panel={panel}
        onClick={onClick}
        className="quick focus-inset flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-hover"
      >
        {Icon && <Icon aria-hidden size={16} className="shrink-0 text-ink-2" />}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="type-meta block text-ink-2">{about}</span>
        </span>
        <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-3" />
      </button>
    </li>
  );
}

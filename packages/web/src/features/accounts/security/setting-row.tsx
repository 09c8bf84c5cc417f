import type { ReactNode } from 'react';

/** One thing of an account: its name, how it stands, and what can be done about it. */
export function SettingRow({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-semibold">{title}</h3>
        <div className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}

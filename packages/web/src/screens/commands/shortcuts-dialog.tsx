import { Dialog } from '../../ui/dialog.tsx';
import { commandTexts as texts } from '../../core/commands/commands.texts.ts';
import { keyGroups } from './key-table.ts';
import { Keys } from './keys.tsx';

/** The list of keys. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.keys} description={texts.keysText} width="wide">
      <div className="gap-x-10 sm:columns-2">
        {keyGroups.map(({ title, rows }) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 font-semibold">{title}</h3>
            <dl>
              {rows.map(({ keys, what }) => (
                <div key={what} className="flex min-h-9 items-center gap-3 border-b border-line py-1">
                  <dt className="flex-1">{what}</dt>
                  <dd className="flex gap-2">
                    {keys.map((one) => (
                      <Keys key={one} keys={one} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

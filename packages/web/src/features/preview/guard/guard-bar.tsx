import type { HeldCall } from '@whittle/contract/preview-guard';
import { textSize } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { previewTexts } from '../preview.texts.ts';
import type { AppDownloads } from './use-app-downloads.ts';
import type { PreviewGuarding } from './use-preview-guard.ts';

const texts = previewTexts.guard;
const hostsShown = 3;

type GuardBarProps = { guarding: PreviewGuarding; downloads: AppDownloads; onReload: () => void };

/** Above the preview: what the app was kept from doing, and the owner's answer (PREV-18, PREV-19, PREV-22). */
export function GuardBar({ guarding, downloads, onReload }: GuardBarProps) {
  const { held, hosts, problem, allow, keep, allowHosts, refuseHosts } = guarding;
  const { waiting, save, dismiss } = downloads;
  if (held.length === 0 && hosts.length === 0 && !waiting) return null;
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2 border-b border-line bg-surface p-2">
      {held.length > 0 && (
        <Notice
          kind="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => void keep()}>
                {texts.keep}
              </Button>
              <Button size="small" onClick={() => void allow(onReload)}>
                {texts.allow}
              </Button>
            </span>
          }
        >
          {texts.held(held.map(inWords))}
        </Notice>
      )}
      {hosts.length > 0 && (
        <Notice
          kind="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={refuseHosts}>
                {texts.refuseHosts}
              </Button>
              <Button size="small" onClick={() => void allowHosts(onReload)}>
                {texts.allowHosts}
              </Button>
            </span>
          }
        >
          <span className="[overflow-wrap:anywhere]">
            {texts.hosts(hosts.slice(0, hostsShown), hosts.length - hostsShown)}
          </span>
        </Notice>
      )}
      {waiting && (
        <Notice
          kind="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={dismiss}>
                {texts.refuseDownload}
              </Button>
              <Button size="small" onClick={save}>
                {texts.saveDownload}
              </Button>
            </span>
          }
        >
          <span className="[overflow-wrap:anywhere]">
            {texts.download(waiting.name, textSize(waiting.bytes.byteLength))}
          </span>
        </Notice>
      )}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </section>
  );
}

const inWords = ({ act, name, calls }: HeldCall) => texts.acts[act](name, calls);

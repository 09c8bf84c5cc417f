import { AccessRequests } from '../../core/access/access-requests.tsx';
import type { AskedAccess } from '../../core/access/use-access-answers.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PublishWarning } from './publish-warnings.ts';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.warnings;

type PublishWarningsProps = {
  warnings: readonly PublishWarning[];
  appId: string;
  /** Wider access that a reply asked for and nobody has answered yet. */
  waiting: readonly AskedAccess[];
  onFix: (warning: PublishWarning) => void;
};

/** Each with the one click that puts it right (PUB-26). */
export function PublishWarnings({ appId, warnings, waiting, onFix }: PublishWarningsProps) {
  if (warnings.length === 0 && waiting.length === 0) return null;
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2">
      {warnings.map((warning) => (
        <Notice
          key={warning.kind}
          kind="warning"
          action={
            <Button size="small" onClick={() => onFix(warning)}>
              {fixOf(warning)}
            </Button>
          }
        >
          {texts.says[warning.kind]}
        </Notice>
      ))}
      {waiting.length > 0 && <p className="text-ink-2">{texts.waiting}</p>}
      <AccessRequests appId={appId} asked={waiting} />
    </section>
  );
}

function fixOf(warning: PublishWarning): string {
  switch (warning.kind) {
    case 'no-description':
      return texts.useDescription(shortened(warning.description));
    case 'address-of-another-name':
      return texts.useAddress(warning.slug);
    default:
      return texts.fixes[warning.kind];
  }
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}...` : text);

import type { AccessRequest } from '@whittle/contract/chat';
import { nameInWords } from '@whittle/domain/entities/name-in-words';
import { accessInWords } from '../../core/access/access-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PublishWarning } from './publish-warnings.ts';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.warnings;

type PublishWarningsProps = {
  warnings: readonly PublishWarning[];
  /** Wider access that the assistant asked for and nobody has answered yet. */
  waiting: readonly AccessRequest[];
  onFix: (warning: PublishWarning) => void;
  onChat: () => void;
};

/** Each with the one click that puts it right (PUB-26). */
export function PublishWarnings({ warnings, waiting, onFix, onChat }: PublishWarningsProps) {
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
      {waiting.map(({ entity, requested }) => (
        <Notice
          key={entity}
          kind="warning"
          action={
            <Button size="small" onClick={onChat}>
              {texts.toChat}
            </Button>
          }
        >
          {texts.waiting(nameInWords(entity), accessInWords(requested))}
        </Notice>
      ))}
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

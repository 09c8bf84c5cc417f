import type { ClaimInvitation } from '@whittle/contract/collaborators/claims';
import { collaboratorCalls } from '@whittle/contract/collaborators/calls';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { callServer } from '../../../lib/call-server.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { appSettingsTexts } from '../app-settings.texts.ts';
import { SettingBox, type SettingsProps, valueOf } from '../setting-box.tsx';

const texts = appSettingsTexts.claim;
const flags = ['isClaimable', 'requireBuilderCollaboratorAccount'] as const;

/** EDIT-18: a platform admin hands the app to whoever has its link. */
export function ClaimSection(props: SettingsProps) {
  const { appId, configuration, draft } = props;
  const { copy, hasFailed } = useCopy();
  const invitation = useMutation({
    mutationFn: async () => {
      await draft.flush();
      return callServer(collaboratorCalls.claimInvitation, { params: { appId } });
    },
  });
  if ('settings.isClaimable' in configuration.gates) return null;
  const isClaimable = valueOf(props, 'settings', 'isClaimable');
  const copyPart = async (part: keyof ClaimInvitation) => {
    const found = await invitation.mutateAsync().catch(() => null);
    if (found && (await copy(found[part]))) confirmWithToast(texts.copied[part]);
  };
  return (
    <section className="flex flex-col gap-4">
      <h3 className="type-heading">{texts.title}</h3>
      {flags.slice(0, isClaimable ? 2 : 1).map((key) => (
        <SettingBox key={key} {...props} document="settings" name={key}>
          <CheckRow
            label={texts[key]}
            says={texts.says[key]}
            isChecked={valueOf(props, 'settings', key)}
            onChange={(next) => draft.change('settings', key, next, 'at-once')}
          />
        </SettingBox>
      ))}
      {isClaimable && (
        <div className="flex flex-wrap gap-2">
          {(['inviteLink', 'claimCode'] as const).map((part) => (
            <Button
              key={part}
              icon={<Copy aria-hidden size={16} />}
              disabled={invitation.isPending}
              onClick={() => void copyPart(part)}
            >
              {texts.copy[part]}
            </Button>
          ))}
        </div>
      )}
      {isClaimable && invitation.data && (
        <output aria-label={texts.inviteLink} className="type-code rounded-control bg-sunken px-3 py-1 break-all">
          {invitation.data.inviteLink}
        </output>
      )}
      {isClaimable && invitation.error && <Notice kind="danger">{sentenceOf(invitation.error)}</Notice>}
      {hasFailed && <Notice kind="danger">{texts.copyFailed}</Notice>}
    </section>
  );
}

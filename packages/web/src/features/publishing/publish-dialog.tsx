import type { AppSummary } from '@whittle/contract/apps';
import type { VersionFile } from '@whittle/contract/versions';
import { type RefObject, useId } from 'react';
import { useNavigate } from 'react-router';
import { lastChange } from '../../lib/times.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AskedAccess } from '../../core/access/use-access-answers.ts';
import { AccessCheck } from '../../core/access-check/access-check.tsx';
import { EmbedChoice } from '../../core/app-access/embed-choice.tsx';
import { embeddingOf } from '../../core/app-access/embedding.ts';
import { AccessList } from './access-list.tsx';
import { FailedPublish } from './failed-publish.tsx';
import { PublishFieldRows } from './publish-fields.tsx';
import { LinkBox } from './link-box.tsx';
import { PublishAccess } from './publish-access.tsx';
import { PublishIcon } from './publish-icon.tsx';
import { PublishLook } from './publish-look.tsx';
import { PublishTime } from './publish-time.tsx';
import { PlannedPublish } from './planned-publish.tsx';
import { PublishSamples } from './publish-samples.tsx';
import { PublishChanges } from './publish-changes.tsx';
import { type PublishWarning, publishWarnings } from './publish-warnings.ts';
import { PublishWarnings } from './publish-warnings-list.tsx';
import { PublishHistory } from './publish-history.tsx';
import { PublishProblem } from './publish-problem.tsx';
import { UnusedFilesNotice } from './unused-files-notice.tsx';
import { type OpenQuestion, usePublishForm } from './use-publish-form.ts';
import { publishingTexts as texts } from './publishing.texts.ts';

type PublishDialogProps = {
  app: AppSummary;
  /** Files of the latest version; undefined while they load, null when they could not be loaded. */
  files: readonly VersionFile[] | null | undefined;
  waiting: readonly AskedAccess[];
  addressOf: (slug: string) => string;
  /** Where the app's own files are seen from the builder. */
  filesOrigin: string;
  /** A question that nobody answered yet, for the time in which the dialog is closed. */
  question: RefObject<OpenQuestion | null>;
  onClose: () => void;
};

/** Everything a builder decides before others see the app, and the link to it afterwards. */
export function PublishDialog({ app, files, waiting, addressOf, filesOrigin, question, onClose }: PublishDialogProps) {
  const publish = usePublishForm(app, files, question);
  const { form, written, icon, samples, time, embedding, access, members } = publish;
  const formId = useId();
  const navigate = useNavigate();
  const leaveFor = (address: string) => {
    onClose();
    void navigate(address);
  };
  const warnings = publish.isRead
    ? publishWarnings({
        ...{ app, files, opened: access.opened, isForMembers: members.isChosen, ...written },
        access: access.data ?? undefined,
      })
    : [];
  const fix = (warning: PublishWarning) => {
    if ('access' in warning) access.fix(warning.access);
    else if (warning.kind === 'no-description')
      form.setValue('description', warning.description, { shouldDirty: true });
    else if (warning.kind === 'address-of-another-name') form.setValue('slug', warning.slug, { shouldDirty: true });
    else leaveFor('?panel=settings&setting=signup.termsOfServiceLink');
  };

  if (!publish.isOwners) {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={texts.title(app.name)}
        description={app.publishedUrl ? stateSentence(app) : texts.ownersDraft}
        footer={<Button onClick={onClose}>{texts.done}</Button>}
      >
        <div className="flex flex-col gap-4">
          <LinkBox appId={app.id} url={app.publishedUrl} />
          <Notice kind="info">{texts.ownersAlone}</Notice>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={texts.title(app.name)}
      description={stateSentence(app)}
      footer={
        publish.isUpToDate && time.value === null && !publish.isSending ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <>
            <LongPublish isSending={publish.isSending} isElsewhere={publish.isSendingElsewhere} />
            <Button type="submit" form={formId} variant="filled" isBusy={publish.isSending || publish.isScheduling}>
              {time.value === null ? texts.publish : texts.schedule.button}
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void publish.submit(event)} className="flex flex-col gap-8">
        <LinkBox appId={app.id} url={publish.url} />
        <FailedPublish app={app} seen={publish.failure} isSending={publish.isSending} />
        <PlannedPublish app={app} />
        <UnusedFilesNotice warnings={publish.unused} />
        <PublishFieldRows
          register={form.register}
          errors={form.formState.errors}
          addressHint={
            app.publishedUrl && written.slug !== app.slug
              ? texts.addressChanges
              : texts.addressHint(addressOf(written.slug))
          }
        />
        {app.latestVersionId && (
          <>
            <PublishIcon {...icon} {...{ app, filesOrigin }} name={written.name} />
            <PublishLook
              app={app}
              address={addressOf(written.slug)}
              name={written.name}
              seoTitle={written.seoTitle}
              description={written.description}
            />
          </>
        )}
        <PublishAccess
          app={app}
          isAnswerMissing={access.isAnswerMissing}
          access={access.data}
          files={files}
          chosen={access.chosen}
          onChoose={access.choose}
          members={members.data}
          isForMembers={members.isChosen}
          onMembers={members.choose}
          onLeave={onClose}
        />
        <PublishWarnings appId={app.id} {...{ warnings, waiting }} onFix={fix} />
        <PublishChanges app={app} files={files} />
        {samples.count > 0 && <PublishSamples {...samples} />}
        {access.data && (
          <EmbedChoice
            value={embedding.value ?? embeddingOf(access.data.embedders)}
            problem={embedding.problem}
            onChange={embedding.onChange}
          />
        )}
        <AccessList files={files} />
        {app.latestVersionId && <AccessCheck appId={app.id} />}
        {!publish.isUpToDate && app.latestVersionId && <PublishTime {...time} />}
        <PublishHistory app={app} onUnpublished={publish.forgetUrl} />
        {publish.problem !== null && (
          <PublishProblem error={publish.problem} consent={form.register('openDataConsent')} />
        )}
      </form>
    </Dialog>
  );
}

const longMs = 5_000;

/** Says that nobody has to wait, once there is something to wait for; at once where the publish was begun elsewhere. */
function LongPublish({ isSending, isElsewhere }: { isSending: boolean; isElsewhere: boolean }) {
  const isLong = useSettled(isSending, longMs);
  return (
    <p role="status" className="me-auto max-w-[48ch] text-ink-2">
      {isSending && (isLong || isElsewhere) && texts.goesOn}
    </p>
  );
}

function stateSentence({ publishedAt, publishedVersionId, latestVersionId }: AppSummary): string {
  if (!publishedAt) return texts.draft;
  const when = lastChange(publishedAt, new Date());
  return publishedVersionId === latestVersionId ? texts.upToDate(when) : texts.behind(when);
}

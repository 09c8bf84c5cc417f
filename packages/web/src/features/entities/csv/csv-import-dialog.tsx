import type { Entity } from '@whittle/domain/entities/entity';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { csvTexts as texts } from './csv.texts.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { ImportStepView } from './import-step.tsx';
import { isMapped, MappingStep } from './mapping-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { type ImportStep, useCsvImport } from './use-csv-import.ts';
import { waitingFile } from './waiting-file.ts';

type CsvImportDialogProps = {
  appId: string;
  entity: Entity;
  onClose: () => void;
  /** Records may have come in. */
  onImported: () => void;
};

/** The wizard that brings a CSV file into an entity, in three steps. Rules: CSV-01 to CSV-21. */
export function CsvImportDialog({ appId, entity, onClose, onImported }: CsvImportDialogProps) {
  const wizard = useCsvImport({ appId, entity, onImported });
  const { step } = wizard;
  const isSending = step.kind === 'importing' && ['running', 'stopping'].includes(step.state.status);
  useUnloadWarning(isSending);

  const beginWithWaiting = useEffectEvent(() => {
    const file = waitingFile.take();
    if (file) void wizard.analyse(file);
  });
  useEffect(() => beginWithWaiting(), []);

  const number = { upload: 1, analyzing: 1, mapping: 2, importing: 3 }[step.kind];
  const heading = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) heading.current?.focus();
    hasBegun.current = true;
  }, [number]);

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.title(entity.name)}
      width="wide"
      staysOnOutsideClick
      isLocked={isSending}
      footer={<Footer step={step} wizard={wizard} onClose={onClose} />}
    >
      <Steps current={number} />
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {texts.stepOf(number, texts.steps[number - 1]!)}
      </h3>
      {step.kind === 'upload' && (
        <UploadStep entity={entity.name} problem={step.problem} onFile={(file) => void wizard.analyse(file)} />
      )}
      {step.kind === 'analyzing' && (
        <p className="flex min-h-40 items-center justify-center gap-3 text-ink-2">
          <Spinner />
          <span role="status">{texts.analyzing}</span>
          {/* A small file is read before a number could be seen. */}
          {step.percent > 0 && step.percent < 100 && (
            <span className="text-ink-3 tabular-nums">{texts.analyzed(step.percent)}</span>
          )}
        </p>
      )}
      {step.kind === 'mapping' && (
        <MappingStep
          entity={entity}
          targets={wizard.targets}
          analysis={step.analysis}
          mappings={step.mappings}
          check={step.check}
          onMappings={wizard.remap}
          onFormat={(format) => void wizard.analyse(step.file, format)}
        />
      )}
      {step.kind === 'importing' && (
        <ImportStepView
          state={step.state}
          onRetry={wizard.retry}
          onDownload={() => {
            const rows = wizard.rejectedRows();
            if (rows) downloadFile(rows, texts.rejectedFile(entity.name));
          }}
          onDownloadAltered={() => {
            const values = wizard.alteredValues();
            if (values) downloadFile(values, texts.alteredFile(entity.name));
          }}
        />
      )}
    </Dialog>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-4">
      {texts.steps.map((name, index) => {
        const isCurrent = index + 1 === current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx('flex items-center gap-2', isCurrent ? 'font-medium text-ink' : 'text-ink-3')}
          >
            <span
              className={cx(
                'tabular type-meta flex size-5 items-center justify-center rounded-chip',
                isCurrent ? 'bg-accent text-on-accent' : 'bg-sunken',
              )}
            >
              {index + 1}
            </span>
            <span className={isCurrent ? undefined : 'max-sm:sr-only'}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

type FooterProps = { step: ImportStep; wizard: ReturnType<typeof useCsvImport>; onClose: () => void };

function Footer({ step, wizard, onClose }: FooterProps) {
  switch (step.kind) {
    case 'upload':
    case 'analyzing':
      return <Button onClick={step.kind === 'analyzing' ? wizard.back : onClose}>{texts.cancel}</Button>;
    case 'mapping': {
      const canStart = isMapped(step.mappings);
      return (
        <>
          <Button onClick={wizard.back}>{texts.back}</Button>
          <span className="tabular me-auto text-ink-2 max-sm:order-first max-sm:basis-full">
            {canStart ? texts.rows(step.analysis.rows) : texts.nothingMapped}
          </span>
          <Button variant="filled" disabled={!canStart} onClick={wizard.start}>
            {texts.start}
          </Button>
        </>
      );
    }
    case 'importing':
      return <ImportFooter status={step.state.status} wizard={wizard} onClose={onClose} />;
  }
}

function ImportFooter({ status, wizard, onClose }: Omit<FooterProps, 'step'> & { status: string }) {
  if (status === 'running' || status === 'stopping') {
    return (
      <Button isBusy={status === 'stopping'} onClick={wizard.stop}>
        {status === 'stopping' ? texts.stopping : texts.cancel}
      </Button>
    );
  }
  const isOver = status === 'done';
  return (
    <>
      <Button variant={isOver ? 'filled' : 'outlined'} onClick={onClose}>
        {texts.close}
      </Button>
      {!isOver && (
        <Button variant="filled" onClick={status === 'broken' ? wizard.retry : wizard.goOn}>
          {status === 'broken' ? texts.tryAgain : texts.continue}
        </Button>
      )}
    </>
  );
}

/** Leaving the page asks first while rows are on their way. */
function useUnloadWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}

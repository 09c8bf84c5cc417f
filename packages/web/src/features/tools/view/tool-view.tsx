import type { ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';
import { fillTemplate } from '@whittle/domain/tools/build-prompt';
import { visibleFields, visibleSteps } from '@whittle/domain/tools/visible-fields';
import { type CSSProperties, useState } from 'react';
import type { SampleInputs } from '../editor/panel-props.ts';
import { pictureAddress } from '../picture-address.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { lookOf, type ToolLook } from '../tool-look.ts';
import { ViewField } from './view-field.tsx';

const texts = toolEditorTexts.view;

type ToolViewProps = {
  tool: ToolDocument;
  sample: SampleInputs;
  onSample: (sample: SampleInputs) => void;
  filesOrigin: string;
};

/** The form as people get it, drawn from the document while it is edited. What is filled in here serves as sample values. */
export function ToolView({ tool, sample, onSample, filesOrigin }: ToolViewProps) {
  const look = lookOf(tool.style);
  const logo = pictureAddress(tool.style.logoUrl, filesOrigin);
  const picture = pictureAddress(tool.style.backgroundImage, filesOrigin);
  const { header, description, welcomeMessage, examples, ctaMessage, ctaButton } = tool.texts;
  return (
    <section aria-label={texts.title} className="h-full overflow-y-auto bg-bench p-4 sm:p-6">
      <div
        style={{
          backgroundColor: look.background,
          color: look.subheader,
          ...(picture !== null && { backgroundImage: `url(${JSON.stringify(picture)})`, backgroundSize: 'cover' }),
        }}
        className="mx-auto flex max-w-dialog-wide flex-col gap-6 rounded-tile p-6 sm:p-8"
      >
        <header className="flex flex-col gap-2">
          {logo !== null && <img src={logo} alt="" className="mb-2 max-h-12 max-w-40 self-start object-contain" />}
          <h2 style={{ color: look.header }} className="type-display break-words" dir="auto">
            {header || texts.untitled}
          </h2>
          {description && (
            <p className="type-reading break-words whitespace-pre-wrap" dir="auto">
              {description}
            </p>
          )}
        </header>
        {examples.length > 0 && (
          <div role="group" aria-label={texts.examples} className="flex flex-wrap gap-2">
            {examples.map(({ label, values }, at) => (
              <LookButton key={at} look={look} isQuiet onClick={() => onSample(values)}>
                {label}
              </LookButton>
            ))}
          </div>
        )}
        <Form {...{ tool, sample, onSample, look }} />
        <section aria-label={texts.result} className="flex flex-col gap-3">
          {welcomeMessage && <p className="break-words whitespace-pre-wrap">{welcomeMessage}</p>}
          {tool.blocks.map(({ id, title, type, template }) => (
            <div key={id} style={{ borderColor: look.edge }} className="rounded-control border border-dashed p-4">
              <h3 style={{ color: look.header }} className="type-heading break-words" dir="auto">
                {title || toolEditorTexts.results.types[type]}
              </h3>
              <p className="break-words whitespace-pre-wrap" dir="auto">
                {template.trim() === ''
                  ? texts.willStand(toolEditorTexts.results.types[type])
                  : fillTemplate(template, sample)}
              </p>
            </div>
          ))}
        </section>
        {(ctaMessage || ctaButton) && (
          <section className="flex flex-col items-start gap-3">
            {ctaMessage && <p className="break-words whitespace-pre-wrap">{ctaMessage}</p>}
            {ctaButton && <LookButton look={look}>{ctaButton}</LookButton>}
          </section>
        )}
      </div>
      <p className="type-meta mx-auto mt-3 max-w-dialog-wide text-ink-2">{texts.note}</p>
    </section>
  );
}

type FormProps = Omit<ToolViewProps, 'filesOrigin'> & { look: ToolLook };

function Form({ tool, sample, onSample, look }: FormProps) {
  const [at, setAt] = useState(0);
  const steps = visibleSteps(tool, sample);
  const step = steps[Math.min(at, steps.length - 1)];
  const here = step ? steps.indexOf(step) : 0;
  const isIn = ({ stepId }: ToolField) =>
    !step || stepId === step.id || (stepId === null ? here === 0 : !tool.steps.some(({ id }) => id === stepId));
  const isLast = here >= steps.length - 1;
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
      {step && (
        <div>
          <p className="type-meta tabular">{texts.stepOf(here + 1, steps.length)}</p>
          <h3 style={{ color: look.header }} className="type-heading">
            {step.title}
          </h3>
        </div>
      )}
      {visibleFields(tool, sample)
        .filter(isIn)
        .map((field) => (
          <ViewField
            key={field.id}
            field={field}
            look={look}
            value={sample[field.id]}
            onChange={(value) => onSample({ ...sample, [field.id]: value })}
          />
        ))}
      <div className="flex gap-2">
        {step && here > 0 && (
          <LookButton look={look} isQuiet onClick={() => setAt(here - 1)}>
            {texts.previous}
          </LookButton>
        )}
        {step && !isLast ? (
          <LookButton look={look} onClick={() => setAt(here + 1)}>
            {texts.next}
          </LookButton>
        ) : (
          <LookButton look={look}>{tool.texts.runButton || texts.run}</LookButton>
        )}
      </div>
    </form>
  );
}

type LookButtonProps = { look: ToolLook; isQuiet?: boolean; onClick?: () => void; children: string };

function LookButton({ look, isQuiet = false, onClick, children }: LookButtonProps) {
  const style: CSSProperties = isQuiet
    ? { color: look.header, borderColor: look.edge }
    : { color: look.buttonText, backgroundColor: look.button, borderColor: look.button };
  return (
    <button
      type="button"
      style={style}
      onClick={onClick}
      className="min-h-10 max-w-full rounded-control border px-4 font-medium break-words coarse:min-h-11"
    >
      {children}
    </button>
  );
}

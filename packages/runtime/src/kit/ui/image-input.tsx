import { FileText, FileUp, ImageUp, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useFieldProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { Progress } from './progress.tsx';
import { say, sayWith } from '../lib/page-words.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** Share done, 0 to 1. */
  onProgress: (share: number) => void;
}

interface ImageInputProps {
  value: string | null | undefined;
  onChange: (url: string | null) => void;
  /** Stores the file and answers its address, as text or as `{file_url}`. */
  onUpload: (file: File, options: UploadOptions) => Promise<string | { file_url: string }>;
  alt?: string;
  accept?: string;
  maxBytes?: number;
  disabled?: boolean;
  id?: string;
  className?: string;
}

type State =
  | { kind: 'idle' }
  | { kind: 'uploading'; name: string; share: number | null }
  | { kind: 'failed'; text: string; file?: File };

/**
 * A picture of a record: choose or drop one, see it at once, replace or remove it; a failed upload can be repeated. Where
 * `accept` takes more than pictures, the file is shown by its name.
 */
export function ImageInput({
  value,
  onChange,
  onUpload,
  alt = say('Chosen image'),
  accept = 'image/*',
  maxBytes = 10_000_000,
  disabled = false,
  id,
  className,
}: ImageInputProps) {
  const isPicture = accept.split(',').every((part) => part.trim().startsWith('image/'));
  const field = useFieldProps({ id });
  const ownId = useId();
  const inputId = field.id ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [preview, setPreview] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => void (preview?.startsWith('blob:') && URL.revokeObjectURL(preview)), [preview]);

  const upload = async (file: File) => {
    if (!accepts(accept, file))
      return setState({
        kind: 'failed',
        text: isPicture
          ? sayWith(`${file.name} is not an image.`, `${file.name} ist kein Bild.`)
          : sayWith(
              `${file.name} is not one of the files that can be added here.`,
              `${file.name} gehört nicht zu den Dateien, die hier möglich sind.`,
            ),
      });
    if (file.size > maxBytes)
      return setState({
        kind: 'failed',
        text: sayWith(
          `${file.name} is ${megabytes(file.size)}. The limit is ${megabytes(maxBytes)}.`,
          `${file.name} hat ${megabytes(file.size)}. Erlaubt sind ${megabytes(maxBytes)}.`,
        ),
      });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPreview(isPicture ? URL.createObjectURL(file) : file.name);
    setState({ kind: 'uploading', name: file.name, share: null });
    try {
      const answer = await onUpload(file, {
        signal: controller.signal,
        onProgress: (share) => !controller.signal.aborted && setState({ kind: 'uploading', name: file.name, share }),
      });
      if (controller.signal.aborted) return;
      onChange(typeof answer === 'string' ? answer : answer.file_url);
      setState({ kind: 'idle' });
    } catch {
      if (controller.signal.aborted) return;
      setPreview(undefined);
      setState({
        kind: 'failed',
        text: sayWith(`${file.name} could not be uploaded.`, `${file.name} konnte nicht hochgeladen werden.`),
        file,
      });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setPreview(undefined);
    setState({ kind: 'idle' });
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) void upload(file);
  };

  const shown = state.kind === 'uploading' ? preview : value;
  return (
    <div data-slot="image-input" className={cn('grid gap-2', className)}>
      <input
        ref={inputRef}
        id={inputId}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={field['aria-describedby']}
        aria-invalid={field['aria-invalid']}
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      {shown ? (
        <div className="flex flex-wrap items-start gap-4">
          {isPicture ? (
            <img src={shown} alt={alt} className="aspect-[3/2] w-44 rounded-md border bg-muted object-cover" />
          ) : (
            <p className="flex min-h-8 items-center gap-2 text-sm break-all">
              <FileText aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              {nameOf(shown)}
            </p>
          )}
          {state.kind === 'uploading' ? (
            <div className="grid min-w-44 flex-1 gap-2" role="status">
              <p className="text-sm break-all text-muted-foreground">
                {sayWith(`Uploading ${state.name}`, `${state.name} wird hochgeladen`)}
              </p>
              <Progress
                aria-label={sayWith(`Uploading ${state.name}`, `${state.name} wird hochgeladen`)}
                value={state.share === null ? null : Math.round(state.share * 100)}
              />
              <Button type="button" variant="outline" size="sm" className="w-fit" onClick={cancel}>
                {say('Cancel')}
              </Button>
            </div>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button
                type="button"
                variant="outline"
                size="sm"
                disabled={disabled}
                onClick={() => inputRef.current?.click()}
              >
                {say('Replace')}
              </Button>
              <Button
                type="button"
                variant="ghost"
                size="sm"
                disabled={disabled}
                onClick={() => {
                  setPreview(undefined);
                  onChange(null);
                  inputRef.current?.focus();
                }}
              >
                <Trash2 aria-hidden />
                {say('Remove')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <label
          htmlFor={inputId}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={onDrop}
          className={cn(
            'flex min-h-24 cursor-pointer items-center justify-center gap-2 rounded-md border border-dashed border-input bg-card px-4 py-5 text-sm text-muted-foreground transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-aria-invalid:border-destructive hover:bg-accent hover:text-foreground',
            isOver && 'border-solid border-link bg-soft text-foreground',
            disabled && 'pointer-events-none bg-muted',
          )}
        >
          {isPicture ? (
            <ImageUp aria-hidden className="size-5 shrink-0" />
          ) : (
            <FileUp aria-hidden className="size-5 shrink-0" />
          )}
          <span>
            <span className="font-medium text-foreground">{say(isPicture ? 'Choose an image' : 'Choose a file')}</span>
            <span className="pointer-coarse:hidden"> {sayWith('or drop it here', 'oder hier ablegen')}</span>
          </span>
        </label>
      )}
      {state.kind === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-destructive">
          <span className="flex gap-1.5">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {state.text}
          </span>
          {state.file && (
            <Button type="button" variant="outline" size="sm" onClick={() => state.file && void upload(state.file)}>
              <RotateCw aria-hidden />
              {say('Try again')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The name at the end of an address; what is written into the address itself has none. */
function nameOf(address: string): string {
  if (address.startsWith('data:')) return say('Chosen file');
  const name = address.split(/[?#]/)[0]!.split('/').at(-1)!;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function accepts(accept: string, file: File): boolean {
  return accept.split(',').some((part) => {
    const kind = part.trim();
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}

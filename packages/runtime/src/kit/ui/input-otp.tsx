import { OTPInput, OTPInputContext } from 'input-otp';
import { Minus } from 'lucide-react';
import { type ComponentProps, useContext } from 'react';
import { cn } from '../lib/utils.ts';

/** A code in single boxes that is one field to the keyboard, to paste and to a screen reader. */
export function InputOTP({
  className,
  containerClassName,
  ...props
}: ComponentProps<typeof OTPInput> & { containerClassName?: string }) {
  return (
    <OTPInput
      data-slot="input-otp"
      containerClassName={cn('flex items-center gap-2 has-disabled:opacity-60', containerClassName)}
      className={cn('disabled:cursor-not-allowed', className)}
      {...props}
    />
  );
}

export function InputOTPGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="input-otp-group" className={cn('flex items-center', className)} {...props} />;
}

type Slot = { char?: string | null; hasFakeCaret?: boolean; isActive?: boolean; placeholderChar?: string | null };

/** One box, by its number; or with what `render` of an InputOTP tells of it. */
export function InputOTPSlot({
  index = 0,
  className,
  char: given,
  hasFakeCaret: hasCaret,
  isActive: isNow,
  placeholderChar,
  ...props
}: ComponentProps<'div'> & Slot & { index?: number }) {
  const slots = useContext(OTPInputContext).slots as readonly Slot[] | undefined;
  const { char, hasFakeCaret, isActive } = slots?.[index] ?? { char: given, hasFakeCaret: hasCaret, isActive: isNow };
  return (
    <div
      data-slot="input-otp-slot"
      data-active={isActive}
      className={cn(
        'relative flex size-11 items-center justify-center border-y border-r border-input bg-card text-base tabular-nums first:rounded-l-md first:border-l last:rounded-r-md',
        'data-[active=true]:z-10 data-[active=true]:outline-2 data-[active=true]:outline-ring',
        className,
      )}
      {...props}
    >
      {char ?? placeholderChar}
      {hasFakeCaret && (
        <span aria-hidden className="pointer-events-none absolute inset-0 flex items-center justify-center">
          <span className="h-5 w-px bg-foreground motion-safe:animate-pulse" />
        </span>
      )}
    </div>
  );
}

export function InputOTPSeparator(props: ComponentProps<'div'>) {
  return (
    <div data-slot="input-otp-separator" role="separator" {...props}>
      <Minus aria-hidden className="size-4 text-muted-foreground" />
    </div>
  );
}

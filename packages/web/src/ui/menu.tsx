import type { ReactElement, ReactNode } from 'react';
import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { cx } from '../lib/cx.ts';
import { useIsWide } from '../lib/use-media-query.ts';

const row =
  'flex min-h-8 items-center gap-2 rounded-chip px-2 outline-none data-[highlighted]:bg-hover data-[disabled]:text-ink-3 coarse:min-h-11';

const floating =
  'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-72 overflow-y-auto rounded-tile bg-raised p-1 text-ink shadow-pop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** A menu that opens from its trigger; arrows, type-ahead and Escape come with it. */
export function Menu({
  trigger,
  children,
  align = 'end',
  isInDialog = false,
  isOpen,
  onOpenChange,
}: {
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Stands above the dialog that it is in. */
  isInDialog?: boolean;
  /** With `onOpenChange`: somebody else opens it too. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}) {
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(floating, isInDialog ? 'layer-dialog' : 'layer-popover')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({
  icon,
  isDanger,
  onSelect,
  children,
}: {
  icon?: ReactNode;
  isDanger?: boolean;
  /** `preventDefault` keeps the menu open. */
  onSelect: (event: Event) => void;
  children: ReactNode;
}) {
  return (
    <Radix.Item onSelect={onSelect} className={cx(row, isDanger && 'text-danger')}>
      {icon}
      {children}
    </Radix.Item>
  );
}

export function MenuChoices<T extends string>({
  value,
  onChange,
  options,
}: {
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
}) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={row}>
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check size={16} aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A menu in the menu, beside its row; where there is no room beside it, below its name. */
export function SubMenu({
  icon,
  label,
  children,
  isInDialog = false,
}: {
  icon?: ReactNode;
  label: string;
  children: ReactNode;
  isInDialog?: boolean;
}) {
  const hasRoom = useIsWide();
  if (!hasRoom) {
    return (
      <Radix.Group className="my-1 border-y border-line py-1">
        <MenuLabel>{label}</MenuLabel>
        {children}
      </Radix.Group>
    );
  }
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={row}>
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronRight size={16} aria-hidden />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent
          sideOffset={4}
          collisionPadding={8}
          className={cx(floating, isInDialog ? 'layer-dialog' : 'layer-popover')}
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="type-meta px-2 py-1 text-ink-3">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}

import { Children, Fragment, isValidElement, type ChangeEvent, type ReactElement, type ReactNode } from 'react';
import type { SelectOption } from '../ui/native-select.tsx';

type ControlProps = {
  'aria-label'?: string;
  value?: unknown;
  placeholder?: string;
  options?: readonly SelectOption[];
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  children?: ReactNode;
};

/** A select or an input of a filter bar that can be read from outside: its name, what is chosen, and the way back. */
export type FilterControl = {
  key: string;
  element: ReactElement;
  label: string;
  /** What is chosen, in words; empty while nothing is. */
  chosen: string;
  clear(): void;
};

/** The controls among what a bar was given, and everything else, which stays where it is. */
export function filterControls(children: ReactNode): { controls: FilterControl[]; others: ReactNode[] } {
  const controls: FilterControl[] = [];
  const others: ReactNode[] = [];
  for (const child of flat(children)) {
    const control = isValidElement<ControlProps>(child) ? controlOf(child) : null;
    if (control) controls.push({ ...control, key: String(controls.length) });
    else others.push(child);
  }
  return { controls, others };
}

const flat = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<ControlProps>(child) && child.type === Fragment ? flat(child.props.children) : [child],
  );

function controlOf(element: ReactElement<ControlProps>): Omit<FilterControl, 'key'> | null {
  const { value, placeholder, options, onChange, 'aria-label': label } = element.props;
  if (typeof value !== 'string' || !onChange || !label) return null;
  // Without an empty first choice the first one is the usual: an order, and nothing that was chosen.
  const usual = options && placeholder === undefined ? (options[0]?.value ?? '') : '';
  const isChosen = value !== usual && value !== '';
  return {
    element,
    label,
    chosen: isChosen ? (options?.find((option) => option.value === value)?.label ?? value) : '',
    clear: () => onChange({ target: { value: usual } } as ChangeEvent<HTMLInputElement>),
  };
}

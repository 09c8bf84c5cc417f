import { createContext, use } from 'react';

/** What a `Field` hands to the control inside it. `isOptional` is told to assistive technology only. */
export interface FieldWiring {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Id, description and validity for a control: its own props first, then those of the `Field` around it. */
export function useFieldProps(props: ControlProps): ControlProps {
  const field = use(FieldContext);
  return {
    id: props.id ?? field?.controlId,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}

/** The same for a group of controls, which a `<label for>` cannot name. */
export function useFieldGroupProps(
  props: ControlProps & { 'aria-labelledby'?: string | undefined; 'aria-label'?: string | undefined },
) {
  const field = use(FieldContext);
  const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  return {
    ...useFieldProps(props),
    'aria-labelledby': named ? props['aria-labelledby'] : field?.labelId,
  };
}

/** The value of a control as text fields take it: no value, which records often have, is an empty one. */
export function fieldValue({ value }: { value?: unknown }): { value?: string } {
  return value === null || Number.isNaN(value) ? { value: '' } : {};
}

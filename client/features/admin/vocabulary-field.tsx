import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { ChipsField } from '#client/components/chips-field.tsx';
import { Combobox } from '#client/components/combobox.tsx';
import type { Field } from '#shared/field.ts';
import type { FormValues } from './form-values.ts';
import { useWords } from './use-words.ts';

/** Of react-hook-form, with the message for what was given. */
export type FormRegister = UseFormRegisterReturn & { error: string };

type VocabularyFieldProps = {
  /** Whose field it is. */
  resource: string;
  name: string;
  field: Field;
  label: string;
  register: FormRegister;
  control: Control<FormValues>;
  /** Fills it, as typing would. */
  onFill(value: string): void;
};

/** A field whose values come back: those in use are offered, and a new one can be typed. */
export function VocabularyField({ resource, name, field, label, register, control, onFill }: VocabularyFieldProps) {
  const [isVisited, setVisited] = useState(false);
  const choices = useWords({ resource, field: name }, isVisited);
  const value = String(useWatch({ name, control }) ?? '');
  const shared = {
    ...{ name, label, error: register.error, choices, canCreate: true },
    placeholder: field.hint,
    'aria-required': field.required,
    // The form leads the keyboard here, and leaves to us what stands in the input.
    inputRef: (input: HTMLInputElement | null) => register.ref(input && { name, focus: () => input.focus() }),
    onFocus: () => setVisited(true),
    onBlur: register.onBlur,
  };
  if (field.kind === 'list') return <ChipsField {...shared} value={value} onChange={onFill} />;
  return <Combobox {...shared} text={value} onText={onFill} onChoose={onFill} />;
}

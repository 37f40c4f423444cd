import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { ChipsField } from '#client/components/form/chips-field.tsx';
import { Combobox } from '#client/components/form/combobox.tsx';
import type { Field } from '#shared/field.ts';
import type { FormValues } from './form-values.ts';
import { useWords } from './use-words.ts';

/** The registration with react-hook-form, and the error message of the field. */
export type FormRegister = UseFormRegisterReturn & { error: string };

type VocabularyFieldProps = {
  /** The name of the resource. */
  resource: string;
  name: string;
  inForm: string;
  field: Field;
  label: string;
  register: FormRegister;
  control: Control<FormValues>;
  /** Sets the value, as typing would. */
  onFill(value: string): void;
};

/** A field with recurring values: suggests existing ones, and accepts a new one. */
export function VocabularyField(props: VocabularyFieldProps) {
  const { resource, name, inForm, field, label, register, control, onFill } = props;
  const [isVisited, setVisited] = useState(false);
  const choices = useWords({ resource, field: name }, isVisited);
  const value = String(useWatch({ name: inForm, control }) ?? '');
  const shared = {
    name: inForm,
    label,
    error: register.error,
    choices,
    canCreate: true,
    placeholder: field.hint,
    'aria-required': field.required,
    // Lets the form focus the input; its value is controlled here.
    inputRef: (input: HTMLInputElement | null) => register.ref(input && { name: inForm, focus: () => input.focus() }),
    onFocus: () => setVisited(true),
    onBlur: register.onBlur,
  };
  if (field.kind === 'list') return <ChipsField {...shared} value={value} onChange={onFill} />;
  return <Combobox {...shared} text={value} onText={onFill} onChoose={onFill} />;
}

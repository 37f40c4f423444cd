import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ChipsField } from '#client/components/chips-field.tsx';
import { Combobox } from '#client/components/combobox.tsx';
import type { Field } from '#shared/field.ts';
import type { FormValues } from './form-values.ts';
import { useWords } from './use-words.ts';

type VocabularyFieldProps = {
  /** Whose field it is. */
  resource: string;
  name: string;
  field: Field;
  label: string;
  error: string;
  control: Control<FormValues>;
};

/** A field whose values come back: those in use are offered, and a new one can be typed. */
export function VocabularyField({ resource, name, field, label, error, control }: VocabularyFieldProps) {
  const { field: bound } = useController({ name, control });
  const [isVisited, setVisited] = useState(false);
  const choices = useWords({ resource, field: name }, isVisited);
  const value = String(bound.value ?? '');
  const shared = {
    ...{ name, label, error, choices, canCreate: true },
    placeholder: field.hint,
    'aria-required': field.required,
    inputRef: bound.ref,
    onFocus: () => setVisited(true),
    onBlur: bound.onBlur,
  };
  if (field.kind === 'list') return <ChipsField {...shared} value={value} onChange={bound.onChange} />;
  return <Combobox {...shared} text={value} onText={bound.onChange} onChoose={bound.onChange} />;
}

import type { Control } from 'react-hook-form';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField, type TextInputProps } from '#client/components/form/text-field.tsx';
import type { Field } from '#shared/field.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { FieldPreview } from './field-preview.tsx';
import type { FormValues } from './form-values.ts';
import { PictureUpload } from './picture-upload.tsx';
import { type FormRegister, VocabularyField } from './vocabulary-field.tsx';

type ResourceFieldProps = {
  /** The name of the resource. */
  resource: string;
  field: Field;
  name: string;
  /** Its name in the form, where that has the fields of several records. */
  inForm?: string;
  /** The registration with react-hook-form, and the error message of the field. */
  register: FormRegister;
  control: Control<FormValues>;
  /** Sets the value, as typing would. */
  onFill(value: string): void;
  /** Called with true when an upload for the field starts, and with false when it has ended. */
  onSending(isSending: boolean): void;
};

const TIME_ZONES = 'time-zones';

/** The controls of kinds that are not one line of text. */
const CONTROLS: Partial<Record<Field['kind'], TextInputProps>> = {
  id: { inputMode: 'numeric' },
  count: { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
  zone: { list: TIME_ZONES },
  link: { inputMode: 'url' },
  video: { inputMode: 'url' },
  text: { rows: 8 },
  entries: { rows: 12 },
  sources: { rows: 4 },
  code: { rows: 10, spellCheck: false, className: 'sm:col-span-2 [&_textarea]:font-mono [&_textarea]:text-sm' },
};

const PREVIEWED = new Set<Field['kind']>(['text', 'entries', 'sources', 'video']);

/** A placeholder that shows the format of an entry, for fields with several entries. */
const exampleOf = ({ parts }: Field) =>
  parts && (parts.length === 1 ? 'One per line' : parts.map((part) => `${part}: …`).join('\n'));

/** The control for a field, with a live preview beside texts, entries, sources and videos. */
export function ResourceField(props: ResourceFieldProps) {
  const { resource, field, name, inForm = name, register, control, onFill, onSending } = props;
  const { kind, label, required, hint } = field;
  const shared = { label: required ? `${label} *` : label, 'aria-required': required, ...register };
  if (kind === 'flag') {
    return (
      <label className="flex min-h-11 items-center gap-3 self-end font-medium">
        <input type="checkbox" className="size-5 accent-accent" {...register} />
        {label}
      </label>
    );
  }
  if (kind === 'level') {
    return (
      <SelectField {...shared}>
        {['', ...LEVELS].map((level) => (
          <option key={level} value={level}>
            {level || 'None'}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field.vocabulary)
    return <VocabularyField {...{ resource, name, inForm, field, control, register, onFill }} label={shared.label} />;
  const text = <TextField placeholder={hint ?? exampleOf(field)} {...CONTROLS[kind]} {...shared} />;
  if (kind === 'zone') {
    return (
      <>
        {text}
        <datalist id={TIME_ZONES}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </>
    );
  }
  if (kind === 'link' && name === 'image') {
    return (
      <PictureUpload name={inForm} control={control} onUploaded={onFill} onSending={onSending}>
        {text}
      </PictureUpload>
    );
  }
  if (!PREVIEWED.has(kind)) return text;
  return (
    <div className="flex flex-wrap items-start gap-5 *:flex-1 *:basis-80 sm:col-span-2">
      {text}
      <FieldPreview name={inForm} field={field} control={control} />
    </div>
  );
}

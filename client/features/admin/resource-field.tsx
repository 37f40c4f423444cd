import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { MarkupText } from '#client/components/markup-text.tsx';
import { TextField } from '#client/components/text-field.tsx';
import { VideoPlayer } from '#client/components/video-player.tsx';
import type { Field } from '#shared/field.ts';
import { LEVELS } from '#shared/rules/difficulty.ts';
import { youTubeId } from '#shared/rules/video.ts';
import type { FormValues } from './form-values.ts';

type ResourceFieldProps = {
  field: Field;
  name: string;
  /** Of react-hook-form, with the message for what was given. */
  register: { error: string; name: string };
  control: Control<FormValues>;
  autoFocus?: boolean;
};

const TIME_ZONES = 'time-zones';

/** The control that fits a field: one plain switch on its kind. */
export function ResourceField({ field, name, register, control, autoFocus }: ResourceFieldProps) {
  const { kind, label, required, hint } = field;
  const shared = { label: required ? `${label} *` : label, 'aria-required': required, placeholder: hint, ...register };
  switch (kind) {
    case 'id':
    case 'count':
      return <TextField inputMode="numeric" autoFocus={autoFocus} {...shared} />;
    case 'price':
      return <TextField inputMode="decimal" {...shared} />;
    case 'date':
    case 'time':
      return <TextField type={kind} {...shared} />;
    case 'zone':
      return (
        <>
          <TextField list={TIME_ZONES} {...shared} />
          <datalist id={TIME_ZONES}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      );
    case 'level':
      return <LevelField {...shared} />;
    case 'flag':
      return (
        <label className="flex min-h-11 items-center gap-3 self-end font-medium">
          <input type="checkbox" className="size-5 accent-accent" {...register} />
          {label}
        </label>
      );
    case 'text':
      return (
        <div className="flex flex-wrap items-start gap-5 *:flex-1 *:basis-80 sm:col-span-2">
          <TextField rows={8} {...shared} />
          <MarkupPreview name={name} label={label} control={control} />
        </div>
      );
    case 'code':
      return (
        <TextField
          rows={10}
          spellCheck={false}
          className="sm:col-span-2 [&_textarea]:font-mono [&_textarea]:text-sm"
          {...shared}
        />
      );
    case 'video':
      return (
        <div className="flex flex-wrap items-start gap-5 *:flex-1 *:basis-80 sm:col-span-2">
          <TextField inputMode="url" {...shared} />
          <VideoPreview name={name} control={control} />
        </div>
      );
    default:
      return <TextField inputMode={kind === 'link' ? 'url' : undefined} {...shared} />;
  }
}

function LevelField({ label, error, ...control }: { label: string; error: string; name: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        {...control}
        id={id}
        aria-invalid={error !== ''}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3.5"
      >
        {['', ...LEVELS].map((level) => (
          <option key={level} value={level}>
            {level === '' ? 'None' : level}
          </option>
        ))}
      </select>
      {error !== '' && <p className="mt-1.5 text-sm text-hard">{error}</p>}
    </div>
  );
}

type PreviewProps = { name: string; control: Control<FormValues> };

/** What learners will see, as it is typed. */
function MarkupPreview({ name, label, control }: PreviewProps & { label: string }) {
  const text = String(useWatch({ control, name }) ?? '');
  if (text.trim() === '') return null;
  return (
    <section aria-label={`Preview of ${label}`} className="min-w-0">
      <p className="mb-1.5 text-sm text-muted">Preview</p>
      <div tabIndex={0} className="max-h-80 overflow-y-auto rounded-md border border-dashed border-line p-3.5">
        <MarkupText text={text} />
      </div>
    </section>
  );
}

function VideoPreview({ name, control }: PreviewProps) {
  const address = String(useWatch({ control, name }) ?? '');
  if (address.trim() === '') return null;
  return (
    <section aria-label="Preview of the video" className="min-w-0">
      <p className="mb-1.5 text-sm text-muted">Preview</p>
      {youTubeId(address) === null ? (
        <p className="text-sm text-muted">This is not the address of a YouTube video: nothing is shown for it.</p>
      ) : (
        <VideoPlayer address={address} title="The video" />
      )}
    </section>
  );
}

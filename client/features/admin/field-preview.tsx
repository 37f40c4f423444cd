import { type Control, useWatch } from 'react-hook-form';
import { MarkupText } from '#client/components/markup-text.tsx';
import { VideoPlayer } from '#client/components/video-player.tsx';
import type { Field } from '#shared/field.ts';
import { youTubeId } from '#shared/rules/video.ts';
import type { FormValues } from './form-values.ts';

type FieldPreviewProps = { name: string; field: Field; control: Control<FormValues> };

/** What learners will see of a text or video, as it is typed. */
export function FieldPreview({ name, field, control }: FieldPreviewProps) {
  const typed = String(useWatch({ control, name }) ?? '');
  if (typed.trim() === '') return null;
  return (
    <section aria-label={`Preview of ${field.kind === 'text' ? field.label : 'the video'}`} className="min-w-0">
      <p className="mb-1.5 text-sm text-muted">Preview</p>
      {field.kind === 'text' ? (
        <div tabIndex={0} className="max-h-80 overflow-y-auto rounded-md border border-dashed border-line p-3.5">
          <MarkupText text={typed} />
        </div>
      ) : youTubeId(typed) === null ? (
        <p className="text-sm text-muted">This is not the address of a YouTube video: nothing is shown for it.</p>
      ) : (
        <VideoPlayer address={typed} title="The video" />
      )}
    </section>
  );
}

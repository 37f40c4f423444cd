import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import { SourceList } from '#client/components/text/source-list.tsx';
import { VideoPlayer } from '#client/components/video-player.tsx';
import type { Field } from '#shared/field.ts';
import { readEntries } from '#shared/rules/text/entries.ts';
import { entriesError } from '#shared/rules/text/entries-input.ts';
import { youTubeId } from '#shared/rules/video.ts';
import type { FormValues } from './form-values.ts';

type FieldPreviewProps = { name: string; field: Field; control: Control<FormValues> };

/** A live preview of a text, entries, sources or a video, as for learners. */
export function FieldPreview({ name, field, control }: FieldPreviewProps) {
  const typed = String(useWatch({ control, name }) ?? '');
  if (typed.trim() === '') return null;
  return (
    <section aria-label={`Preview of ${field.kind === 'video' ? 'the video' : field.label}`} className="min-w-0">
      <p className="mb-1.5 text-sm text-muted">Preview</p>
      {field.kind === 'video' ? (
        <Video address={typed} />
      ) : (
        <Frame>
          {field.kind === 'text' && <MarkupText text={typed} />}
          {field.kind === 'sources' && <SourceList text={typed} />}
          {field.parts && <Entries text={typed} parts={field.parts} />}
        </Frame>
      )}
    </section>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div tabIndex={0} className="max-h-80 overflow-y-auto rounded-md border border-dashed border-line p-3.5">
    {children}
  </div>
);

function Video({ address }: { address: string }) {
  if (youTubeId(address) === null)
    return <p className="text-sm text-muted">This is not the address of a YouTube video: nothing is shown for it.</p>;
  return <VideoPlayer address={address} title="The video" />;
}

function Entries({ text, parts }: { text: string; parts: readonly string[] }) {
  const error = entriesError(text, parts);
  return (
    <>
      {error !== null && <p className="mb-3 text-sm text-hard">It {error}</p>}
      <ol className="list-decimal space-y-2 pl-6">
        {readEntries(text, parts).map((entry, index) => (
          <li key={index} className="wrap-anywhere">
            {Object.values(entry).join(' · ')}
          </li>
        ))}
      </ol>
    </>
  );
}

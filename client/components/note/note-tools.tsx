import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import type { NoteVersion } from '#shared/records/note/note.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { NoteVersions } from './note-versions.tsx';

const Plain = ({ text }: { text: string }) => <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>;

const MarkdownText = lazy<ComponentType<{ text: string }>>(() =>
  import('#client/components/text/markdown-text.tsx').then(
    (module) => ({ default: module.MarkdownText }),
    // Without a connection, it is shown as plain text.
    () => ({ default: Plain }),
  ),
);

type NoteToolsProps = {
  /** The text that is being edited. */
  text: string;
  versions: readonly NoteVersion[];
  onRestore(version: NoteVersion): void;
};

/** The area below a note that is being edited: a preview, and its earlier versions. */
export function NoteTools({ text, versions, onRestore }: NoteToolsProps) {
  const [shown, setShown] = useState<'preview' | 'versions' | null>(null);
  const id = useId();
  const toggle = (part: 'preview' | 'versions') => setShown(shown === part ? null : part);
  return (
    <>
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button
          look="quiet"
          className="text-sm"
          aria-expanded={shown === 'preview'}
          aria-controls={shown === 'preview' ? id : undefined}
          onClick={() => toggle('preview')}
        >
          Preview
        </Button>
        {versions.length > 0 && (
          <Button
            look="quiet"
            className="text-sm"
            aria-expanded={shown === 'versions'}
            aria-controls={shown === 'versions' ? id : undefined}
            onClick={() => toggle('versions')}
          >
            {withCount(versions.length, 'earlier version')}
          </Button>
        )}
      </div>
      {shown === 'preview' && (
        <section
          id={id}
          aria-label="Preview"
          className="mt-2 rounded-md border border-line bg-page px-4 py-3 [&>.markdown>:first-child]:mt-0"
        >
          {text.trim() === '' ? (
            <p className="text-muted">Nothing written yet.</p>
          ) : (
            <Suspense fallback={<Plain text={text} />}>
              <MarkdownText text={text} />
            </Suspense>
          )}
        </section>
      )}
      {shown === 'versions' && versions.length > 0 && (
        <NoteVersions id={id} text={text} versions={versions} onRestore={onRestore} />
      )}
    </>
  );
}

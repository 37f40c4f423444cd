import { type ComponentType, useId, useState } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { hasNote } from '#client/records/has-note.ts';
import { useStoredValue } from '#client/lib/storage/storage.ts';
import { showNotLoaded } from '#client/components/not-loaded.tsx';
import type { NotePanelProps } from './note-panel.tsx';

type OwnNoteProps = Omit<NotePanelProps, 'slug'> & {
  slug?: string;
  /** The class of the element around the note. */
  className?: string;
};

/** A button that opens the learner's note below it, in the full width of a flex container. */
export function OwnNote({ id, title, slug = '', className }: OwnNoteProps) {
  const [Panel, setPanel] = useState<ComponentType<NotePanelProps> | null>(null);
  const isWritten = useStoredValue(() => hasNote(id), false);
  const panelId = useId();
  const toggle = () => {
    if (Panel) return setPanel(null);
    import('./note-panel.tsx').then(({ NotePanel }) => setPanel(() => NotePanel), showNotLoaded);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Note: ${title}`}
        aria-expanded={Panel !== null}
        aria-controls={Panel ? panelId : undefined}
        onClick={toggle}
        className={classNames(
          '-my-1 py-1 text-sm underline-offset-4 hover:text-ink hover:underline',
          isWritten ? 'font-semibold text-accent-ink' : 'text-muted',
        )}
      >
        Note
      </button>
      {Panel && (
        <div id={panelId} className={classNames('order-last basis-full', className)}>
          <Panel id={id} title={title} slug={slug} />
        </div>
      )}
    </>
  );
}

import { type ComponentType, useId, useState } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { GUEST, OWNER } from '#client/records/progress/progress-queue.ts';
import { recordPrefix } from '#client/lib/storage/storage-keys.ts';
import { readStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { showNotLoaded } from '#client/components/not-loaded.tsx';
import { PROBLEM_NOTE } from '#shared/rules/notes/note-ids.ts';
import { noteKey } from '#shared/rules/progress/progress-keys.ts';
import type { NotePanelProps } from './note-panel.tsx';

/** Whether there is a note, checked without loading the code for notes. */
const hasNote = (id: string): boolean =>
  (readStored(
    id.startsWith(PROBLEM_NOTE)
      ? noteKey(id.slice(PROBLEM_NOTE.length))
      : `${recordPrefix(readStored(OWNER) ?? GUEST)}note:${id}`,
  ) ?? '') !== '';

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

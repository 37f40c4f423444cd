import { Button } from '#client/components/button.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { saveNote, useNotes } from '#client/records/notes.ts';
import { earlierOfDevice } from '#shared/rules/notes/note-edits.ts';

type Notes = NonNullable<ReturnType<typeof useNotes>>;

/** Notes with an older version of another device, or that were blanked. */
export function EarlierNotes() {
  const all = useNotes() ?? [];
  const notes = all.flatMap((note) => {
    const earlier = earlierOfDevice(note);
    return earlier ? [{ ...note, earlier: earlier.text }] : [];
  });
  const bringBack = (note: Notes[number], text: string) => {
    // A version of its own, so that the replaced text is kept.
    if (!saveNote(note, text, { isNewVersion: true })) return notifyNotStored();
    toast.success('Note restored');
  };
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="earlier-heading">
      <SectionHeading id="earlier-heading" title="Earlier versions of notes">
        The newer note is shown on the sheets; the older one is kept here.
      </SectionHeading>
      <ul className="space-y-3">
        {notes.map((note) => (
          <li key={note.id} className="rounded-md border border-line bg-surface">
            <details>
              <summary className="px-5 py-3 font-medium wrap-anywhere">{note.title}</summary>
              <div className="border-t border-line px-5 py-4">
                <p tabIndex={0} className="readable max-h-96 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
                  {note.earlier}
                </p>
                <Button
                  className="mt-4"
                  aria-label={`Restore the earlier note: ${note.title}`}
                  onClick={() => bringBack(note, note.earlier)}
                >
                  Restore it
                </Button>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

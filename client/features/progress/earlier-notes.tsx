import { Button } from '#client/components/button.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { queued } from '#client/records/progress/progress-queue.ts';
import { writeStored } from '#client/lib/storage/storage.ts';
import { toast } from '#client/lib/toast.ts';
import { noteKey, progressNameOf } from '#shared/rules/progress/progress-keys.ts';

type EarlierNote = { name: string; progressName?: string; value: string; previousValue: string };

/** Notes with an older version from an edit conflict of two devices. */
export function EarlierNotes({ notes }: { notes: readonly EarlierNote[] }) {
  const bringBack = ({ previousValue, ...problem }: EarlierNote) => {
    const name = progressNameOf(problem);
    // Queued without `replaces`, so that the overwritten note becomes the earlier version.
    const change = queued({ name, field: 'note', value: previousValue });
    if (!writeStored({ ...change, [noteKey(name)]: previousValue })) return notifyNotStored();
    toast.success('Note restored');
  };
  return (
    <section aria-labelledby="earlier-heading">
      <SectionHeading id="earlier-heading" title="Earlier versions of notes">
        The newer note is shown on the sheets; the older one is kept here.
      </SectionHeading>
      <ul className="space-y-3">
        {notes.map((note) => (
          <li key={note.name} className="rounded-md border border-line bg-surface">
            <details>
              <summary className="px-5 py-3 font-medium wrap-anywhere">{note.name}</summary>
              <div className="border-t border-line px-5 py-4">
                <p tabIndex={0} className="readable max-h-96 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
                  {note.previousValue}
                </p>
                <Button
                  className="mt-4"
                  aria-label={`Restore the earlier note: ${note.name}`}
                  onClick={() => bringBack(note)}
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

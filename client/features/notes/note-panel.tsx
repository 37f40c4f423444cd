import { useId } from 'react';
import { NoteTools } from '#client/components/note/note-tools.tsx';
import { showUndoable } from '#client/components/undo-toast.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { useOwner } from '#client/records/use-owner.ts';
import { type NoteAbout, saveNote, useIsInAccount } from '#client/records/notes.ts';
import type { NoteVersion } from '#shared/records/note/note.ts';
import { earlierVersions } from '#shared/rules/notes/note-edits.ts';
import { MAX_NOTE } from '#shared/records/note/note.ts';
import { useNoteText } from './use-note-text.ts';

export type NotePanelProps = NoteAbout;

/** A note that is saved while typing; remounted for another learner. */
export function NotePanel(props: NotePanelProps) {
  const owner = useOwner();
  return <Panel key={`${owner} ${props.id}`} {...props} />;
}

function Panel(about: NotePanelProps) {
  const { note, text, state, change, save } = useNoteText(about);
  const stateId = useId();
  const isInAccount = useIsInAccount(about);
  const restore = (version: NoteVersion) => {
    save();
    const before = text;
    if (!saveNote(about, version.text, { isNewVersion: true })) return notifyNotStored();
    showUndoable('The earlier version is back.', () => {
      if (!saveNote(about, before, { isNewVersion: true })) notifyNotStored();
    });
  };
  return (
    <section aria-label={`Note on ${about.title}`} className="my-2 text-base">
      <textarea
        ref={focusFirst}
        aria-label={`Your note on ${about.title}`}
        aria-describedby={stateId}
        value={text}
        maxLength={MAX_NOTE}
        rows={6}
        onChange={(event) => change(event.target.value)}
        onBlur={save}
        placeholder="The idea, the trap, the complexity: what you want to read before the interview. You can use Markdown."
        className="block max-h-[60dvh] min-h-36 w-full resize-y rounded-md border border-line-strong bg-page p-3 field-sizing-content placeholder:text-muted"
      />
      <p id={stateId} className="mt-1 min-h-5 text-sm text-muted">
        {state === 'typed' && 'Not saved yet'}
        {state === 'saved' && note && (isInAccount ? 'Saved in your account' : 'Saved in this browser')}
        {text.length >= MAX_NOTE && `. A note has at most ${MAX_NOTE.toLocaleString('en')} characters.`}
      </p>
      {state === 'full' && (
        <p role="alert" className="text-sm font-medium text-hard">
          Not saved: the browser is full, or allows no storage. Copy your text, free some space, and go on typing.
        </p>
      )}
      <NoteTools text={text} versions={note ? earlierVersions(note) : []} onRestore={restore} />
    </section>
  );
}

/** Focuses the end of the text, without scrolling the page. */
function focusFirst(area: HTMLTextAreaElement | null) {
  area?.focus({ preventScroll: true });
  area?.setSelectionRange(area.value.length, area.value.length);
}

import { useMemo, useState } from 'react';
import type { NoteAbout } from '#client/records/notes.ts';
import type { Note } from '#shared/records/note/note.ts';
import { NoteRow } from './note-row.tsx';

type NoteListProps = {
  notes: readonly (NoteAbout & Note)[];
  query: string;
  openId: string | null;
  onOpen(id: string | null): void;
};

/** Notes, newest first. */
export function NoteList({ notes, query, openId, onOpen }: NoteListProps) {
  // The order at the time when the list was opened, so that a note does not move while it is edited.
  const [savedAt] = useState(() => new Map(notes.map(({ id, at }) => [id, at])));
  const sorted = useMemo(() => {
    const whenOf = ({ id, at }: NoteAbout & Note) => savedAt.get(id) ?? at;
    return notes.toSorted((one, other) => whenOf(other) - whenOf(one) || (one.title < other.title ? -1 : 1));
  }, [notes, savedAt]);
  return (
    <ul aria-label="Notes" className="divide-y divide-line rounded-md border border-line bg-surface">
      {sorted.map((note) => (
        <NoteRow
          key={note.id}
          note={note}
          query={query}
          isOpen={note.id === openId}
          onToggle={() => onOpen(note.id === openId ? null : note.id)}
        />
      ))}
    </ul>
  );
}

import { type ComponentProps, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import type { NoteAbout } from '#client/records/notes.ts';
import type { Note } from '#shared/records/note/note.ts';
import { href } from '#shared/paths.ts';
import { readNoteId } from '#shared/rules/notes/read-note-id.ts';
import { studyAnchor } from '#shared/rules/study/study-items.ts';
import { excerptAround } from '#shared/rules/text/search-marks.ts';
import { wordsOf } from '#shared/rules/text/search-words.ts';
import { studyTopicHref, studyTopicOf } from '#shared/study-topics.ts';
import { NotePanel } from './note-panel.tsx';

const EXCERPT_LENGTH = 200;

type NoteRowProps = { note: NoteAbout & Note; query: string; isOpen: boolean; onToggle(): void };

/** A note of the list: its subject, the time of its last save, and an excerpt from its start or around search hits. */
export function NoteRow({ note, query, isOpen, onToggle }: NoteRowProps) {
  const zone = useTimeZone();
  const panelId = useId();
  const { title, text, at } = note;
  const { kind, to } = placeOf(note);
  const isDated = at > 0;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <Link to={to} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
            {title}
          </Link>
          <p className="text-sm text-muted">
            {kind}
            {isDated && `, ${formatMoment(new Date(at).toISOString(), zone)}`}
          </p>
          {!isOpen && (
            <p className="readable mt-1 line-clamp-3 text-muted wrap-anywhere">
              {excerptAround(text, wordsOf(query), EXCERPT_LENGTH)}
            </p>
          )}
        </div>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={`${isOpen ? 'Close' : 'Open'} the note on ${title}`}
          onClick={onToggle}
        >
          {isOpen ? 'Close' : 'Open'}
        </Button>
      </div>
      {isOpen && (
        <div id={panelId}>
          <NotePanel id={note.id} title={title} slug={note.slug} />
        </div>
      )}
    </li>
  );
}

type Place = { kind: string; to: ComponentProps<typeof Link>['to'] };

/** A link to the subject of a note; if it has no page, to a search for its title. */
function placeOf({ id, title, slug }: NoteAbout): Place {
  const subject = readNoteId(id);
  const search = { pathname: href('results'), search: `?${new URLSearchParams({ q: title })}` };
  switch (subject?.kind) {
    case 'problem':
      return { kind: 'Problem', to: slug === '' ? search : href('problem', { slug }) };
    case 'question': {
      const topic = studyTopicOf('interview-questions', subject.category);
      if (!topic) return { kind: 'Question', to: search };
      return { kind: topic.name, to: `${studyTopicHref(topic)}#${studyAnchor({ id: subject.id, header: title })}` };
    }
    case 'blog':
      return { kind: 'Blog', to: href('blog', { id: subject.id }) };
    case undefined:
      return { kind: 'Note', to: search };
  }
}

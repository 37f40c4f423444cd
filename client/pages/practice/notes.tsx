import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { SearchField } from '#client/components/form/search-field.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, Skeletons } from '#client/components/states.tsx';
import { NoteList } from '#client/features/notes/note-list.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { useCurrentTitle } from '#client/records/current-titles.ts';
import { useNotes } from '#client/records/notes.ts';
import { href } from '#shared/paths.ts';
import { findNotes } from '#shared/rules/notes/find-notes.ts';
import { withCount } from '#shared/rules/text/plural.ts';

const LINK = 'underline underline-offset-4';

export const needs: Needs = async (ask) => {
  await ask.sheets.renamed.fetch();
};

export default function NotesPage() {
  usePageMeta('Notes', 'Your notes on problems, questions and blogs.');
  const stored = useNotes();
  const titleOf = useCurrentTitle('note');
  const all = useMemo(() => stored?.map((note) => ({ ...note, title: titleOf(note) })), [stored, titleOf]);
  const [openId, setOpenId] = useState<string | null>(null);
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  const search = useCallback(
    (text: string) => setParameters(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  // A note that is being edited is shown even if it is blank.
  const notes = useMemo(() => all?.filter(({ id, text }) => text !== '' || id === openId), [all, openId]);
  const found = useMemo(() => {
    const hits = new Set(findNotes(notes ?? [], query));
    return (notes ?? []).filter((note) => hits.has(note) || note.id === openId);
  }, [notes, query, openId]);
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Notes">What you wrote on problems, questions and blogs.</PageHeading>
      {!notes ? (
        <Skeletons count={3} className="mb-3 h-14" label="Loading your notes" />
      ) : notes.length === 0 ? (
        <EmptyState title="No notes yet.">
          Press 'Note' on a{' '}
          <Link to={href('sheet')} className={LINK}>
            problem
          </Link>
          , a{' '}
          <Link to={href('languages')} className={LINK}>
            question
          </Link>{' '}
          or a{' '}
          <Link to={href('blogs')} className={LINK}>
            blog
          </Link>
          : what you write appears here.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <SearchField label="Search your notes" value={query} onChange={search} />
            <p role="status" className="text-muted">
              {query.trim() === ''
                ? withCount(notes.length, 'note')
                : `${found.length} of ${withCount(notes.length, 'note')}`}
            </p>
          </div>
          {found.length === 0 ? (
            <EmptyState title="No note matches.">
              <p>Every word is searched for in the titles and the texts of your notes.</p>
            </EmptyState>
          ) : (
            <NoteList notes={found} query={query} openId={openId} onOpen={setOpenId} />
          )}
        </>
      )}
    </div>
  );
}

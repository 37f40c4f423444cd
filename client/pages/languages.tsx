import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { Picture } from '#client/components/picture.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { MAX_PAGE_SIZE } from '#shared/rules/pagination.ts';

// One page of the list, as large as the door gives: there are about ten cards.
const ALL = { pageSize: MAX_PAGE_SIZE };

export default function NotesPage() {
  const notes = trpc.content.languageCard.list.useQuery(ALL);
  const names = notes.data?.items.map(({ name }) => name).join(', ') ?? '';
  usePageMeta(
    'Languages',
    `Interview questions with clear answers, from the basics to what seniors are asked: ${names}.`,
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Notes">
        Interview questions with clear answers, from the basics to what seniors are asked.
      </PageHeading>
      {notes.data?.items.length === 0 ? (
        <EmptyState title="No notes found.">Cards appear here as soon as an administrator adds them.</EmptyState>
      ) : notes.isError && !notes.data ? (
        <ErrorState title="The notes could not be loaded." onRetry={() => void notes.refetch()} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {notes.data?.items.map((note) => <NoteCard key={note.key} note={note} />) ?? (
            <Skeletons count={9} className="h-[158px]" label="Loading notes" />
          )}
        </div>
      )}
    </div>
  );
}

type Note = { name: string; title: string; category: string; price: number | null; link: string; image: string };

const CARD =
  'flex h-full flex-col rounded-md border border-line bg-surface p-6 transition-colors duration-150 hover:border-line-strong hover:bg-sunken';

function NoteCard({ note }: { note: Note }) {
  const { name, title, category, price, link, image } = note;
  const content = (
    <>
      <span className="flex items-start justify-between gap-3">
        <span className="text-lg font-semibold wrap-anywhere">{name}</span>
        {category === 'Free' ? (
          <span className="rounded-full bg-easy-wash px-2.5 py-0.5 text-sm font-medium text-easy">Free</span>
        ) : (
          <span className="text-sm text-muted">{`Price: $${price ?? 0}`}</span>
        )}
      </span>
      <span className="mt-2 text-muted wrap-anywhere">{title}</span>
      {image !== '' && <Picture address={image} title="" />}
    </>
  );
  if (link.startsWith('/')) {
    return (
      <Link to={link} className={CARD}>
        {content}
      </Link>
    );
  }
  return (
    <a href={link === '' ? undefined : link} className={CARD} rel="noopener noreferrer">
      {content}
    </a>
  );
}

import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { Picture } from '#client/components/picture.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { SubjectProgress } from '#client/features/study/subject-progress.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { MAX_PAGE_SIZE } from '#shared/rules/pagination.ts';
import { studyTopicsAt } from '#shared/study-topics.ts';

// One page of the maximum size of the API: there are about ten cards.
const ALL = { pageSize: MAX_PAGE_SIZE };

export const needs: Needs = async (ask) => {
  await Promise.all([ask.content.languageCard.list.fetch(ALL), ask.study.subjects.fetch()]);
};

export default function LanguagesPage() {
  const cards = trpc.content.languageCard.list.useQuery(ALL);
  const names = cards.data?.items.map(({ name }) => name).join(', ') ?? '';
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
      {cards.data?.items.length === 0 ? (
        <EmptyState title="No notes found.">Cards appear here as soon as an administrator adds them.</EmptyState>
      ) : cards.isError && !cards.data ? (
        <ErrorState title="The notes could not be loaded." onRetry={() => void cards.refetch()} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {cards.data?.items.map((card) => <LanguageCard key={card.key} card={card} />) ?? (
            <Skeletons count={9} className="h-[158px]" label="Loading notes" />
          )}
        </div>
      )}
    </div>
  );
}

type Card = Answers['content']['languageCard']['get'];

const CARD =
  'flex h-full flex-col rounded-md border border-line bg-surface p-6 transition-colors duration-150 hover:border-line-strong hover:bg-sunken';

function LanguageCard({ card }: { card: Card }) {
  const { name, title, category, price, link, image } = card;
  const topics = studyTopicsAt(link);
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
      {topics.length > 0 && <SubjectProgress topics={topics} />}
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

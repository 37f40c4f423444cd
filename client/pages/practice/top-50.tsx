import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { loadLists } from '#client/features/sheets/lists.ts';
import { ProblemPanel } from '#client/features/sheets/problem-panel.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { filterIn } from '#shared/rules/sheets/sheet-address.ts';

export const needs: Needs = async (ask, { parameters }) => {
  const [list] = await Promise.all([loadLists(ask, parameters), ask.sheets.top50.fetch()]);
  return { list: list?.slug ?? null, ...filterIn(parameters) };
};

export default function Top50Page() {
  usePageMeta(
    'Top 50',
    'Fifty coding interview problems to know first: each stands for a pattern that interviews come back to.',
  );
  const { data: rows, isError, refetch } = trpc.sheets.top50.useQuery();
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Top 50">
        Fifty problems to know first: each stands for a pattern that interviews come back to.
      </PageHeading>
      <ProblemPanel
        title="Top 50"
        problems={{ rows, total: rows?.length ?? 0, isWhole: true, isError, refetch }}
        scope={{}}
        tableLabel="Top 50 problems"
        emptyTitle="There is no problem here yet."
      />
    </div>
  );
}

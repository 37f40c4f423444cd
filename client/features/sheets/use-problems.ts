import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsInBrowser } from '#client/lib/api/request-context.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { distinct, type ReportsOf } from '#shared/company-reports.ts';
import { type Problem, problemOf } from './problem.ts';

/** The problems of a sheet that are loaded. */
export type Problems = {
  /** Undefined until the first page is loaded. */
  rows: readonly Problem[] | undefined;
  /** Includes problems that are still to be loaded. */
  total: number;
  isWhole: boolean;
  isError: boolean;
  refetch(): unknown;
};

type Piece = Omit<Answers['sheets']['problemsOfCompany'], 'items'> & { items: Problem[] };
type QueryState<T> = { data: T | undefined; isError: boolean; refetch(): unknown };

export function useProblemsOfTopic(topic: string): Problems {
  const { sheets } = trpc.useUtils();
  const first = trpc.sheets.problemsOfTopic.useQuery({ topic, page: 1 });
  return useTogether(
    first,
    useOthers(first.data, topic, (page) => sheets.problemsOfTopic.fetch({ topic, page })),
  );
}

/** `collections` has the sources of the reports of the loaded problems; until some are loaded, that of the site. */
export function useProblemsOfCompany(company: string): Problems & { collections: readonly ReportsOf[] } {
  const { sheets } = trpc.useUtils();
  const select = useMemo(() => {
    const toProblem = problemOf(company);
    return ({ items, ...piece }: Answers['sheets']['problemsOfCompany']) => ({ ...piece, items: items.map(toProblem) });
  }, [company]);
  const first = trpc.sheets.problemsOfCompany.useQuery({ company, page: 1 }, { select });
  const others = useOthers(first.data, company, async (page) =>
    select(await sheets.problemsOfCompany.fetch({ company, page })),
  );
  return useTogether(first, others);
}

const pageCountOf = ({ total, pageSize }: Piece) => Math.max(1, Math.ceil(total / pageSize));

/** The pages after the first one, requested together once it is loaded, only in the browser. */
function useOthers(first: Piece | undefined, of: string, ask: (page: number) => Promise<Piece>) {
  const isInBrowser = useIsInBrowser();
  const pageCount = first ? pageCountOf(first) : 1;
  return useQuery({
    queryKey: ['other pages', of, pageCount],
    queryFn: () => Promise.all(Array.from({ length: pageCount - 1 }, (_, index) => ask(index + 2))),
    enabled: isInBrowser && pageCount > 1,
    // Its queries are cached and retried themselves.
    retry: false,
  });
}

const OURS: readonly ReportsOf[] = [null];

function useTogether(first: QueryState<Piece>, others: QueryState<Piece[]>) {
  const pieces = useMemo(() => first.data && [first.data, ...(others.data ?? [])], [first.data, others.data]);
  const shown = useMemo(
    () => ({
      rows: pieces && once(pieces.flatMap(({ items }) => items)),
      total: pieces?.at(-1)?.total ?? 0,
      isWhole: pieces !== undefined && pieces.length >= Math.max(...pieces.map(pageCountOf)),
      collections: pieces ? distinct(pieces.flatMap(({ collections = OURS }) => collections)) : OURS,
    }),
    [pieces],
  );
  return {
    ...shown,
    isError: first.isError || others.isError,
    refetch() {
      for (const { isError, refetch } of [first, others]) if (isError) void refetch();
    },
  };
}

/** Drops duplicates: a problem can be on two pages if others are added while the pages are loading. */
function once(rows: Problem[]): Problem[] {
  const ids = new Set<number>();
  return rows.filter(({ id }) => ids.size < ids.add(id).size);
}

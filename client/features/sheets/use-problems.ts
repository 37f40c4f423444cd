import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIsInBrowser } from '#client/lib/api/request-context.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { distinct, type ReportsOf } from '#shared/company-reports.ts';
import { type Problem, problemOf } from './problem.ts';

/** The problems of a sheet, as far as they are loaded. */
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
type Result = { data: Piece | undefined; isError: boolean; refetch(): unknown };

export function useProblemsOfTopic(topic: string): Problems {
  const { pages, isAsked, follow } = usePages();
  const { sheets } = trpc.useUtils();
  const problems = useQueries({
    queries: pages.map((page) => sheets.problemsOfTopic.queryOptions({ topic, page }, { enabled: isAsked(page) })),
    combine,
  });
  return follow(problems);
}

/** `collections` has whose the reports of the loaded problems are; until some are loaded, those of the site. */
export function useProblemsOfCompany(company: string): Problems & { collections: readonly ReportsOf[] } {
  const { pages, isAsked, follow } = usePages();
  const select = useMemo(() => {
    const toProblem = problemOf(company);
    return ({ items, ...piece }: Answers['sheets']['problemsOfCompany']) => ({ ...piece, items: items.map(toProblem) });
  }, [company]);
  const { sheets } = trpc.useUtils();
  const problems = useQueries({
    queries: pages.map((page) =>
      sheets.problemsOfCompany.queryOptions({ company, page }, { enabled: isAsked(page), select }),
    ),
    combine,
  });
  return follow(problems);
}

/** Which pages to request: on the server only the first, in the browser each once those before it are loaded. */
function usePages() {
  const isInBrowser = useIsInBrowser();
  const [known, setKnown] = useState({ pageCount: 1, loaded: 0 });
  return {
    pages: Array.from({ length: known.pageCount }, (_, index) => index + 1),
    isAsked: (page: number) => page <= known.loaded + 1,
    follow<P extends { pageCount: number; loaded: number }>(problems: P): P {
      const { pageCount, loaded } = problems;
      if (isInBrowser && (pageCount !== known.pageCount || loaded !== known.loaded)) setKnown({ pageCount, loaded });
      return problems;
    },
  };
}

const OURS: readonly ReportsOf[] = [null];

function combine(results: Result[]) {
  const [first] = results;
  const gap = results.findIndex(({ data }) => !data);
  const there = results.slice(0, gap === -1 ? undefined : gap).flatMap(({ data }) => data ?? []);
  const { total = 0, pageSize = 1 } = there.at(-1) ?? {};
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    rows: first?.data && once(there.flatMap(({ items }) => items)),
    total,
    pageCount,
    loaded: there.length,
    isWhole: there.length >= pageCount,
    collections: there.length > 0 ? distinct(there.flatMap(({ collections = OURS }) => collections)) : OURS,
    isError: results.some(({ isError }) => isError),
    refetch() {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

/** Drops duplicates: a problem comes twice if others are added while the pages are being loaded. */
function once(rows: Problem[]): Problem[] {
  const ids = new Set<number>();
  return rows.filter(({ id }) => ids.size < ids.add(id).size);
}

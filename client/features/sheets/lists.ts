import { skipToken } from '@tanstack/react-query';
import type { Ask } from '#client/lib/api/page-needs.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import type { Problem } from './problem.ts';
import { useMarks } from './progress.ts';
import type { Problems } from './use-problems.ts';

/** A list that people follow, such as Blind 75. */
export type List = Answers['sheets']['lists'][number];

const NO_LISTS: readonly List[] = [];
const NO_ROWS: readonly Problem[] = [];

const named = (lists: readonly List[], slug: string | null) => lists.find((list) => list.slug === slug);

/** Loads the lists, and the problems of the list in the address. */
export async function loadLists(ask: Ask, parameters: URLSearchParams): Promise<List | undefined> {
  const list = named(await ask.sheets.lists.fetch(), parameters.get('list'));
  if (list) await ask.sheets.problemsOfList.fetch({ list: list.slug });
  return list;
}

/** All lists, and the list in an address. */
export function useLists(slug: string | null): { lists: readonly List[]; list: List | undefined } {
  const { data: lists = NO_LISTS } = trpc.sheets.lists.useQuery();
  return { lists, list: named(lists, slug) };
}

/** The problems of a list, the number that can be solved on the site, and the number that the learner has done. */
export function useProblemsOfList(list: List | undefined) {
  const input = list ? { list: list.slug } : skipToken;
  const { data, isError, refetch } = trpc.sheets.problemsOfList.useQuery(input);
  const marks = useMarks(data?.items ?? NO_ROWS);
  const problems: Problems = { rows: data?.items, total: list?.count ?? 0, isWhole: true, isError, refetch };
  return {
    problems,
    source: data?.source ?? '',
    solvable: data?.items.filter((row) => row.slug !== undefined).length ?? 0,
    done: marks?.filter(({ isDone }) => isDone).length ?? 0,
  };
}

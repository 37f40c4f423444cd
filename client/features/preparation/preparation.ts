import { queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { PreparationCompany } from '#shared/preparation-companies.ts';
import type { ReadingName } from './readings.ts';

/** What one round is, how long it takes about, and what decides it. */
type Round = { name: string; length: string; what: string; decides: string };
type Topic = { reading: ReadingName; why: string };
type Question = {
  kind: 'Aptitude' | 'Coding' | 'Technical' | 'Design' | 'Project' | 'Behavioural';
  question: string;
  hint: string;
};

/** A company's page: a file in companies/, named for the company. */
export type Preparation = {
  suits: string;
  rounds: Round[];
  /** In the order in which to prepare them. */
  topics: Topic[];
  questions: Question[];
  /** Of two weeks. */
  days: string[];
  mistakes: string[];
};

const files = import.meta.glob<{ preparation: Preparation }>('./companies/*.ts');

async function load(company: PreparationCompany): Promise<Preparation> {
  const name = company.toLowerCase().replaceAll(' ', '-');
  const file = files[`./companies/${name}.ts`];
  if (!file) throw new Error(`client/features/preparation/companies/${name}.ts does not exist`);
  return (await file()).preparation;
}

/** Each company's text is code of its own, loaded when it is shown; the server sends it with the page. */
export function usePreparation(company: PreparationCompany) {
  const options = queryOptions({
    queryKey: ['preparation', company],
    queryFn: () => load(company),
    staleTime: Infinity,
  });
  usePrefetchQuery(options);
  return useQuery(options);
}

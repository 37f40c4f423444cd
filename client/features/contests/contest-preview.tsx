import type { ComponentProps } from 'react';
import { PageHeading } from '#client/components/section-heading.tsx';
import { formatDate } from '#client/lib/format.ts';
import { ContestFacts } from './contest-facts.tsx';
import { ContestSolutions } from './contest-solutions.tsx';

type Typed = ComponentProps<typeof ContestSolutions>['contest'] & Record<string, string>;

/** A contest as on its page after its end, with the typed time. */
export function ContestPreview({ values }: { values: Typed }) {
  const { contestDate = '', contestTime = '', timeZone = '' } = values;
  return (
    <>
      <PageHeading title={values.header} />
      <div className="-mt-4 mb-6">
        <ContestFacts date={formatDate(contestDate)} time={contestTime && `${contestTime} ${timeZone}`} />
      </div>
      <ContestSolutions contest={values} />
    </>
  );
}

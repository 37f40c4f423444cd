import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button.tsx';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { EmptyState } from '#client/components/states.tsx';
import { href } from '#shared/paths.ts';

type Starred = { name: string; level: string; topic: string | null; company: string | null };

/** The address of a problem: its topic on the SDE sheet, or the sheet of a company that asks it. */
function addressOf({ topic, company }: Starred): string {
  if (topic !== null) return `${href('sheet')}?${new URLSearchParams({ topic }).toString()}`;
  if (company !== null) return `${href('companySheet')}?${new URLSearchParams({ company }).toString()}`;
  return href('sheet');
}

export function StarredProblems({ problems }: { problems: readonly Starred[] }) {
  return (
    <section aria-labelledby="starred-heading">
      <SectionHeading id="starred-heading" title="To revise" />
      {problems.length === 0 ? (
        <EmptyState title="No problem is starred.">
          <p>Star on a sheet what you want to come back to.</p>
          <ButtonLink to={href('sheet')} className="mt-4">
            Open the sheet
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul aria-labelledby="starred-heading" className="divide-y divide-line rounded-md border border-line bg-surface">
          {problems.map((problem) => (
            <li key={problem.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
              <Link to={addressOf(problem)} className="font-medium wrap-anywhere hover:underline">
                {problem.name}
              </Link>
              <span className="flex items-center gap-3 text-sm text-muted">
                {problem.topic ?? problem.company}
                <DifficultyBadge level={problem.level} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

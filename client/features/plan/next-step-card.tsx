import { ButtonLink } from '#client/components/button.tsx';
import { href } from '#shared/paths.ts';
import type { NextStep } from '#shared/rules/plan/next-step.ts';

export const stepAddress = ({ slug }: NextStep): string =>
  slug === null ? href('reviews') : href('problem', { slug });

/** The next thing to do, with the reason. */
export const NextStepCard = ({ step }: { step: NextStep }) => (
  <section
    aria-label="Next step"
    className="mb-10 flex flex-wrap items-center justify-between gap-4 rounded-md bg-accent-wash px-5 py-5 sm:px-7"
  >
    <div className="min-w-0">
      <h2 className="text-sm font-normal text-muted">Next step</h2>
      <p className="text-xl font-semibold wrap-anywhere">{step.title}</p>
      <p className="mt-1 text-muted">{step.why}</p>
    </div>
    <ButtonLink look="primary" to={stepAddress(step)} aria-label={`Begin: ${step.title}`}>
      Begin
    </ButtonLink>
  </section>
);

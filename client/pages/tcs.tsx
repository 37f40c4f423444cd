import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { href } from '#shared/paths.ts';

export default function TcsPage() {
  usePageMeta(
    'TCS',
    'How to start preparing for an interview at TCS: the problems that TCS asks, and other companies.',
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Hello TCS">
        The preparation page for TCS is being written. Until it is here, the problems that TCS asks are the best start.
      </PageHeading>
      <p className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={`${href('companySheet')}?company=TCS`}>
          TCS problems
        </ButtonLink>
        <ButtonLink to={href('companiesPreparation')}>Other companies</ButtonLink>
      </p>
    </div>
  );
}

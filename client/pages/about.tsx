import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading, SectionHeading } from '#client/components/section-heading.tsx';
import { FeatureCards } from '#client/features/about/feature-cards.tsx';
import { Faq } from '#client/features/about/faq.tsx';
import { CompanySource } from '#client/features/sheets/company/company-source.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function AboutPage() {
  usePageMeta(
    'About',
    'What GearUp gives you: problem sheets with progress, interview questions, cheat sheets, blogs and contests, free and in one place.',
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="What will You Get?">
        One place to prepare for programming interviews, free of charge.
      </PageHeading>
      <FeatureCards />
      <section className="mt-16">
        <SectionHeading title="Frequently asked" />
        <Faq />
      </section>
      <div className="mt-12 max-w-[72ch] text-sm text-muted">
        <p>
          Which company asked which problem, and how often, is what candidates reported to a public collection. The
          sheets show no other pairs; a list that we chose ourselves is called “commonly practised for”.
        </p>
        <CompanySource />
      </div>
      <p className="mt-4 text-sm text-muted">
        Compilers, interpreters and the editor come from others:{' '}
        <a href="/NOTICE.txt" className="text-accent-ink underline">
          their notices and licences
        </a>
        .
      </p>
    </div>
  );
}

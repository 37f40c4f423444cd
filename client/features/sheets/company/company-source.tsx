import { classNames } from '#client/lib/class-names.ts';
import { COMPANY_REPORTS } from '#shared/company-reports.ts';

/** Where the reports come from, for every place that shows them. */
export const CompanySource = ({ className }: { className?: string }) => (
  <p className={classNames('text-sm text-muted', className)}>
    Reported by candidates up to {COMPANY_REPORTS.until}. Source:{' '}
    <a
      href={COMPANY_REPORTS.href}
      target="_blank"
      rel="noopener noreferrer"
      className="underline underline-offset-4 wrap-anywhere hover:text-ink"
    >
      {COMPANY_REPORTS.source}
    </a>
    , MIT.
  </p>
);

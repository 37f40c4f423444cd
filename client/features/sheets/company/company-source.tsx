import { Fragment } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { COMPANY_REPORTS, type ReportsOf } from '#shared/company-reports.ts';

type CompanySourceProps = {
  /** The collection that an administrator has loaded; without one, the reports included in the site. */
  collection?: ReportsOf | undefined;
  className?: string;
};

/** The source of the reports, for all places that show them. */
export const CompanySource = ({ collection, className }: CompanySourceProps) => (
  <p className={classNames('text-sm text-muted', className)}>
    {collection ? (
      <>
        Reported by candidates up to {collection.until}. Source:{' '}
        {collection.sources.map(({ name, address }, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            {address === null ? name : <SourceLink name={name} address={address} />}
          </Fragment>
        ))}
        .
      </>
    ) : (
      <>
        Reported by candidates up to {COMPANY_REPORTS.until}. Source:{' '}
        <SourceLink name={COMPANY_REPORTS.source} address={COMPANY_REPORTS.href} />, MIT.
      </>
    )}
  </p>
);

const SourceLink = ({ name, address }: { name: string; address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener noreferrer"
    className="underline underline-offset-4 wrap-anywhere hover:text-ink"
  >
    {name}
  </a>
);

import type { ReactNode } from 'react';

type SectionHeadingProps = { id?: string; title: string; children?: ReactNode };

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="mb-6">
      <h2 id={id} className="text-2xl sm:text-[1.75rem]">
        {title}
      </h2>
      {children && <p className="readable mt-2 text-muted">{children}</p>}
    </div>
  );
}

type PageHeadingProps = {
  title: string;
  /** Shown after the title, in another style. */
  subject?: string;
  children?: ReactNode;
};

export function PageHeading({ title, subject = '', children }: PageHeadingProps) {
  return (
    <div className="mb-8">
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">
        {title}
        {subject !== '' && <span className="text-muted"> {subject}</span>}
      </h1>
      {children && <p className="readable mt-3 text-lg text-muted">{children}</p>}
    </div>
  );
}

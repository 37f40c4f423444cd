import type { ReactNode } from 'react';

/** The layout of the account pages: a title and one form in the middle of the page. */
export function NarrowCard({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap py-10 sm:py-14">
      <div className="mx-auto max-w-md rounded-md border border-line bg-surface p-6 sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {intro !== undefined && <p className="mt-2 text-muted wrap-anywhere">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}

export const TEXT_LINK = 'font-medium text-accent-ink underline-offset-4 hover:underline';

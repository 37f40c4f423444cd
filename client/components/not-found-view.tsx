import type { ReactNode } from 'react';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { ButtonLink } from './button.tsx';

type NotFoundViewProps = { title: string; children: ReactNode; back: { to: string; label: string } };

/** Shows that something does not exist, with a link to another page. */
export function NotFoundView({ title, children, back }: NotFoundViewProps) {
  usePageMeta(title);
  return (
    <div className="wrap grid min-h-[70dvh] place-content-center py-16 text-center">
      <p className="font-mono text-sm font-semibold text-accent-ink">404</p>
      <h1 className="mt-3 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 text-muted">{children}</p>
      <p className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" to={back.to}>
          {back.label}
        </ButtonLink>
        {back.to !== '/' && <ButtonLink to="/">Home</ButtonLink>}
      </p>
    </div>
  );
}

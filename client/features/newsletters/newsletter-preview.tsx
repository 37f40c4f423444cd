import { Suspense } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import type { Letter } from './newsletter-draft.ts';

const Markdown = lazyPart(async () => (await import('#client/components/text/markdown.tsx')).Markdown);

/** An approximate preview of the mail. */
export function NewsletterPreview({ letter }: { letter: Letter }) {
  return (
    <section aria-label="Preview" className="min-w-0">
      <p className="mb-1.5 font-medium">Preview</p>
      <div className="rounded-md border border-dashed border-line-strong p-5">
        <p className="mb-4 border-b border-line pb-3 font-semibold wrap-anywhere">
          {letter.subject || 'No subject yet'}
        </p>
        <Suspense fallback={null}>
          <Markdown text={letter.body} />
        </Suspense>
        <p className="mt-8 text-sm text-muted">Each mail ends with a link to unsubscribe.</p>
      </div>
    </section>
  );
}

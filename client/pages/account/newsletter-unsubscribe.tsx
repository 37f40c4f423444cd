import { NarrowCard } from '#client/components/list/narrow-card.tsx';
import { NewsletterUnsubscription } from '#client/features/newsletters/newsletter-unsubscription.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { linkOutcomeIn } from '#shared/rules/link-errors.ts';

export const needs: Needs = (_ask, { parameters }) => Promise.resolve({ outcome: linkOutcomeIn(parameters) });

export default function NewsletterUnsubscribePage() {
  usePageMeta('Unsubscribe');
  return (
    <NarrowCard title="Newsletter">
      <NewsletterUnsubscription />
    </NarrowCard>
  );
}

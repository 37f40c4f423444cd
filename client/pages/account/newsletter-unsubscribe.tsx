import { NarrowCard } from '#client/components/list/narrow-card.tsx';
import { NewsletterUnsubscription } from '#client/features/newsletters/newsletter-unsubscription.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function NewsletterUnsubscribePage() {
  usePageMeta('Unsubscribe');
  return (
    <NarrowCard title="Newsletter">
      <NewsletterUnsubscription />
    </NarrowCard>
  );
}

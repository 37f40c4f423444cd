import { NarrowCard } from '#client/components/list/narrow-card.tsx';
import { NewsletterConfirmation } from '#client/features/newsletters/newsletter-confirmation.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function NewsletterConfirmPage() {
  usePageMeta('Confirm your subscription');
  return (
    <NarrowCard title="Newsletter">
      <NewsletterConfirmation />
    </NarrowCard>
  );
}

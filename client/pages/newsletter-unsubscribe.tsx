import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { NewsletterUnsubscription } from '#client/features/newsletter/newsletter-unsubscription.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function NewsletterUnsubscribePage() {
  usePageMeta('Unsubscribe');
  return (
    <AuthCard title="Newsletter">
      <NewsletterUnsubscription />
    </AuthCard>
  );
}

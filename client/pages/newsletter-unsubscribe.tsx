import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { NewsletterUnsubscription } from '#client/features/newsletter/newsletter-unsubscription.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';

export default function NewsletterUnsubscribePage() {
  usePageTitle('Unsubscribe');
  return (
    <AuthCard title="Newsletter">
      <NewsletterUnsubscription />
    </AuthCard>
  );
}

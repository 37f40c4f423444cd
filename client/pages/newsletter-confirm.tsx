import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { NewsletterConfirmation } from '#client/features/newsletter/newsletter-confirmation.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function NewsletterConfirmPage() {
  usePageMeta('Confirm your subscription');
  return (
    <AuthCard title="Newsletter">
      <NewsletterConfirmation />
    </AuthCard>
  );
}

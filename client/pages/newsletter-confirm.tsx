import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { NewsletterConfirmation } from '#client/features/newsletter/newsletter-confirmation.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';

export default function NewsletterConfirmPage() {
  usePageTitle('Confirm your subscription');
  return (
    <AuthCard title="Newsletter">
      <NewsletterConfirmation />
    </AuthCard>
  );
}

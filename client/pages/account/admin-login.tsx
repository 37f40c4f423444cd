import { AdministratorLoginForm } from '#client/features/administrators/administrator-login-form.tsx';
import { NarrowCard } from '#client/components/list/narrow-card.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function AdminLoginPage() {
  usePageMeta('Admin login');
  return (
    <NarrowCard title="Admin Login">
      <AdministratorLoginForm />
    </NarrowCard>
  );
}

import { AdministratorLoginForm } from '#client/features/auth/administrator-login-form.tsx';
import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function AdminLoginPage() {
  usePageMeta('Admin login');
  return (
    <AuthCard title="Admin Login">
      <AdministratorLoginForm />
    </AuthCard>
  );
}

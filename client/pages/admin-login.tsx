import { AdministratorLoginForm } from '#client/features/auth/administrator-login-form.tsx';
import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';

export default function AdminLoginPage() {
  usePageTitle('Admin login');
  return (
    <AuthCard title="Admin Login">
      <AdministratorLoginForm />
    </AuthCard>
  );
}

import { AddAdministratorForm } from '#client/features/auth/add-administrator-form.tsx';
import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';

export default function AddAdminPage() {
  usePageTitle('Admin signup');
  return (
    <AuthCard title="Admin Signup" intro="An administrator can add another one here.">
      <AddAdministratorForm />
    </AuthCard>
  );
}

import { AddAdministratorForm } from '#client/features/auth/add-administrator-form.tsx';
import { AuthCard } from '#client/features/auth/auth-card.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function AddAdminPage() {
  usePageMeta('Admin signup');
  return (
    <AuthCard title="Admin Signup" intro="An administrator can add another one here.">
      <AddAdministratorForm />
    </AuthCard>
  );
}

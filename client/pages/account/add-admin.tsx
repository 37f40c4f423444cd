import { AddAdministratorForm } from '#client/features/administrators/add-administrator-form.tsx';
import { NarrowCard } from '#client/components/list/narrow-card.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function AddAdminPage() {
  usePageMeta('Admin signup');
  return (
    <NarrowCard title="Admin Signup" intro="An administrator can add another one here.">
      <AddAdministratorForm />
    </NarrowCard>
  );
}

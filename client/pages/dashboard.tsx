import { PageHeading } from '#client/components/section-heading.tsx';
import { DashboardHeader } from '#client/features/people/dashboard-header.tsx';
import { AdministratorList, MessageList, SubscriberList, UserList } from '#client/features/people/people-lists.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function DashboardPage() {
  usePageMeta('Dashboard');
  return (
    <div className="wrap py-8 sm:py-10">
      <DashboardHeader />
      <PageHeading title="Dashboard" />
      <div className="space-y-12">
        <div className="grid gap-12 lg:grid-cols-2">
          <AdministratorList />
          <SubscriberList />
        </div>
        <UserList />
        <MessageList />
      </div>
    </div>
  );
}

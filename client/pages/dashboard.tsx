import { useParams } from 'react-router-dom';
import { CreatePanel } from '#client/features/admin/create-panel.tsx';
import { HistoryList } from '#client/features/admin/history-list.tsx';
import { ListPanel } from '#client/features/admin/list-panel.tsx';
import { Sidebar } from '#client/features/admin/sidebar.tsx';
import { AdministratorList, MessageList, SubscriberList, UserList } from '#client/features/people/people-lists.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { type Panel, panelAt } from '#shared/panels.ts';
import NotFoundPage from './not-found.tsx';

/** The back office: one panel at a time, each with an address of its own. */
export default function DashboardPage() {
  const { panel: slug = '' } = useParams();
  const panel = panelAt(slug);
  usePageMeta(panel?.label ?? 'Dashboard');
  if (!panel) return <NotFoundPage />;
  return (
    <div className="grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <Sidebar key={groupKey(panel)} panel={panel} />
      <div className="min-w-0 px-4 py-8 sm:px-6 lg:px-10">
        <h1 className="mb-6 text-3xl">{panel.label}</h1>
        <PanelContent key={panel.slug} panel={panel} />
      </div>
    </div>
  );
}

// The group of the panel that is gone to by link opens.
const groupKey = (panel: Panel) => ('resource' in panel ? panel.resource : panel.slug);

function PanelContent({ panel }: { panel: Panel }) {
  switch (panel.kind) {
    case 'form':
      return <CreatePanel name={panel.resource} />;
    case 'list':
      return <ListPanel name={panel.resource} />;
    case 'users':
      return <UserList />;
    case 'messages':
      return <MessageList />;
    case 'changes':
      return <HistoryList />;
    case 'newsletters':
      return null;
    case 'home':
      return (
        <div className="grid gap-12 lg:grid-cols-2">
          <AdministratorList />
          <SubscriberList />
        </div>
      );
  }
}

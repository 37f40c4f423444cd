import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { PagePreview } from '#client/components/page-preview.tsx';
import { BlogPanel } from '#client/features/admin/blog-panel.tsx';
import { ChangesPanel } from '#client/features/admin/history/changes-panel.tsx';
import { CataloguePanel } from '#client/features/admin/catalogue/catalogue-panel.tsx';
import { CreatePanel } from '#client/features/admin/form/create-panel.tsx';
import type { AnyRecord } from '#client/features/admin/form/form-values.ts';
import { LinksPanel } from '#client/features/admin/links-panel.tsx';
import { ListPanel } from '#client/features/admin/list/list-panel.tsx';
import { Overview } from '#client/features/admin/overview.tsx';
import { Sidebar } from '#client/features/admin/sidebar.tsx';
import { type Trials, TrialsProvider } from '#client/features/admin/form/trial.tsx';
import { NewslettersPanel } from '#client/features/newsletters/newsletters-panel.tsx';
import { MessageList } from '#client/features/messages/message-list.tsx';
import { UserList } from '#client/features/accounts/user-list.tsx';
import { AdministratorList, NewestAdministrators } from '#client/features/administrators/administrator-list.tsx';
import { SessionRenewal } from '#client/features/administrators/session-renewal.tsx';
import { NewestSubscribers, SubscriberList } from '#client/features/newsletters/subscriber-list.tsx';
import type { ProblemText } from '#client/features/practice/problem-text.ts';
import { PictureList } from '#client/features/pictures/picture-list.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { type AdminPage, adminPageAt } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { sheetParameters } from '#shared/rules/sheets/sheet-address.ts';

const ProblemTrial = lazyPart(async () => (await import('#client/features/practice/problem-trial.tsx')).ProblemTrial);

const OwnAccess = lazyPart(async () => (await import('#client/features/administrators/own-access.tsx')).OwnAccess);

const AuditPanel = lazyPart(async () => (await import('#client/features/administrators/audit-panel.tsx')).AuditPanel);

const BlogArticle = lazyPart(async () => (await import('#client/features/blogs/blog-article.tsx')).BlogArticle);
const ContestPreview = lazyPart(
  async () => (await import('#client/features/contests/contest-preview.tsx')).ContestPreview,
);
const StudyPreview = lazyPart(async () => (await import('#client/features/study/study-preview.tsx')).StudyPreview);

const later = (drawn: ReactNode) => <Suspense>{drawn}</Suspense>;
const preview = (drawn: ReactNode) => <PagePreview>{later(drawn)}</PagePreview>;

/** Additions to the forms of some resources: previews of their texts as on the public page. No text is a flag. */
const TRIALS: Trials = {
  problem: (values) => later(<ProblemTrial values={values as ProblemText} />),
  blog: (values) => preview(<BlogArticle blog={values as ComponentProps<typeof BlogArticle>['blog']} />),
  contest: (values) => preview(<ContestPreview values={values as ComponentProps<typeof ContestPreview>['values']} />),
  question: (values) => preview(<StudyPreview kind="interview-questions" values={values as StudyValues} />),
  cheatSheetItem: (values) => preview(<StudyPreview kind="cheat-sheet" values={values as StudyValues} />),
};
type StudyValues = ComponentProps<typeof StudyPreview>['values'];

/** The page of a topic is its part of the sheet, which is found in the search by its problems. */
const TOPIC_PAGE = ({ topic, name }: AnyRecord) =>
  `${href('sheet')}?${sheetParameters({ topic: String(topic || name) })}`;

/** The back office: one panel at a time, each with its own address. */
export default function DashboardPage() {
  const { panel: slug = '' } = useParams();
  const panel = adminPageAt(slug);
  const { search } = useLocation();
  usePageMeta(panel?.label ?? 'Dashboard');
  if (!panel) {
    return (
      <NotFoundView title="There is no such page" back={{ to: href('dashboard'), label: 'Dashboard' }}>
        The address is mistyped, or the panel has moved.
      </NotFoundView>
    );
  }
  // A bookmark with a former name of the panel.
  if (panel.slug !== slug.toLowerCase())
    return <Navigate to={`${href('adminPage', { panel: panel.slug })}${search}`} replace />;
  return (
    <div className="grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <Sidebar panel={panel} />
      <div className="min-w-0 px-4 py-8 sm:px-6 lg:px-10">
        <h1 className="mb-6 text-3xl">{panel.label}</h1>
        <TrialsProvider value={TRIALS}>
          <PageContent key={panel.slug} panel={panel} />
        </TrialsProvider>
        {/* The last one, so that its dialog is on top. */}
        <SessionRenewal />
      </div>
    </div>
  );
}

function PageContent({ panel }: { panel: AdminPage }) {
  switch (panel.kind) {
    case 'form':
      return <CreatePanel name={panel.resource} />;
    case 'list':
      return panel.resource === 'blog' ? (
        <BlogPanel preview={(blog) => later(<BlogArticle blog={blog} />)} />
      ) : (
        <ListPanel name={panel.resource} ownAddress={panel.resource === 'sheetTopic' ? TOPIC_PAGE : undefined} />
      );
    case 'users':
      return <UserList />;
    case 'administrators':
      return <AdministratorList />;
    case 'subscribers':
      return <SubscriberList />;
    case 'messages':
      return <MessageList />;
    case 'changes':
      return <ChangesPanel />;
    case 'links':
      return <LinksPanel />;
    case 'catalogue':
      return <CataloguePanel />;
    case 'audit':
      return later(<AuditPanel />);
    case 'own-access':
      return later(<OwnAccess />);
    case 'pictures':
      return <PictureList />;
    case 'newsletters':
      return <NewslettersPanel />;
    case 'home':
      return (
        <>
          <Overview />
          <div className="mt-10 grid gap-10 xl:grid-cols-2">
            <NewestAdministrators />
            <NewestSubscribers />
          </div>
        </>
      );
  }
}

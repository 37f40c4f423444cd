import { Outlet, useLocation } from 'react-router-dom';
import { OfflineSupport } from '#client/features/offline/offline-support.tsx';
import { ReAuthenticationRequests } from '#client/features/re-authentication/re-authentication-requests.tsx';
import { LearnerSync } from '#client/records/sync/learner-sync.tsx';
import { pageOf } from '#shared/pages.ts';
import { matchPage } from '#shared/paths.ts';
import { Footer } from './footer.tsx';
import { usePrefetching } from './use-prefetching.ts';
import { useScrollOnNavigation } from './scroll-on-navigation.ts';
import { TopBar } from './top-bar.tsx';

/** The frame around every page. */
export function Layout() {
  useScrollOnNavigation();
  usePrefetching();
  const match = matchPage(useLocation().pathname);
  // Panels have their own menu, and not the site's footer.
  const isPanel = match !== null && pageOf(match.page).audience === 'administrators';
  return (
    <>
      <a
        href="#content"
        className="absolute -top-20 left-4 z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:top-3"
      >
        Skip to the content
      </a>
      <LearnerSync />
      <TopBar hasMenu={!isPanel} />
      <main id="content" className="min-h-[calc(100dvh-4rem)]">
        <Outlet />
      </main>
      {!isPanel && <Footer />}
      <OfflineSupport />
      <ReAuthenticationRequests />
    </>
  );
}

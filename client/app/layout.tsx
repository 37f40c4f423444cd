import { Outlet } from 'react-router-dom';
import { OfflineSupport } from '#client/features/offline/offline-support.tsx';
import { OwnWorkSync } from '#client/features/practice/own-work-sync.tsx';
import { ProgressSync } from '#client/features/progress/progress-sync.tsx';
import { Footer } from './footer.tsx';
import { usePrefetching } from './use-prefetching.ts';
import { useScrollOnNavigation } from './scroll-on-navigation.ts';
import { TopBar } from './top-bar.tsx';

/** What stands around every page. */
export function Layout() {
  useScrollOnNavigation();
  usePrefetching();
  return (
    <>
      <a
        href="#content"
        className="absolute -top-20 left-4 z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:top-3"
      >
        Skip to the content
      </a>
      <ProgressSync />
      <OwnWorkSync />
      <TopBar />
      <main id="content" className="min-h-[calc(100dvh-4rem)]">
        <Outlet />
      </main>
      <Footer />
      <OfflineSupport />
    </>
  );
}

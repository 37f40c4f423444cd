import { Suspense, useState } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { ContestStrip } from '#client/features/contests/contest-strip.tsx';
import { VideoCarousel } from '#client/features/contests/video-carousel.tsx';
import { Faq } from '#client/features/about/faq.tsx';
import { BackToTop } from '#client/features/home/back-to-top.tsx';
import { CheatSheetGrid } from '#client/features/home/cheat-sheet-grid.tsx';
import { CourseCards } from '#client/features/home/course-cards.tsx';
import { CARDS_ANCHOR, Hero } from '#client/features/home/hero.tsx';
import { TodayHere } from '#client/features/plan/today-here.tsx';
import type { LastWork } from '#client/features/practice/drafts-and-submissions/last-work.tsx';
import { SolveItHere } from '#client/features/practice/solve-it-here.tsx';
import type { LastSittings } from '#client/features/sitting/last-sittings.tsx';
import { organization, website } from '#client/lib/json-ld.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { hasWork } from '#client/lib/storage/storage-keys.ts';
import { useStoredValue } from '#client/lib/storage/storage.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';

export const needs: Needs = async (ask) => {
  await ask.contests.cards.fetch();
};

const FindLastWork = lazyPart(
  async () => (await import('#client/features/practice/drafts-and-submissions/last-work.tsx')).FindLastWork,
  () => null,
);
const FindLastSittings = lazyPart(
  async () => (await import('#client/features/sitting/last-sittings.tsx')).FindLastSittings,
  () => null,
);

const loadCurves = async () => (await import('#client/features/practice/device-curves.tsx')).DeviceCurves;

export default function HomePage() {
  usePageMeta(
    '',
    undefined,
    import.meta.env.SSR ? { jsonLd: (address) => [website(address), organization(address)] } : undefined,
  );
  const contests = trpc.contests.cards.useQuery();
  const [work, setWork] = useState<LastWork>();
  const [last, setLast] = useState<LastSittings>();
  const hasDraftsOrSubmissions = useStoredValue(hasWork, false);
  return (
    <>
      <Hero loadCurves={loadCurves} />
      <div className="wrap space-y-20 pb-8">
        <section>
          <SectionHeading title="Solve it here">
            Programs and queries run and are judged in your browser.
          </SectionHeading>
          <SolveItHere contests={contests.data ?? []} work={work} interview={last?.interview} sat={last?.contest} />
          {/* Below the other content, so that it does not shift. */}
          <TodayHere className="mt-4" />
          {hasDraftsOrSubmissions && (
            <Suspense>
              <FindLastWork onFound={setWork} />
              <FindLastSittings onFound={setLast} />
            </Suspense>
          )}
        </section>
        <section aria-labelledby={CARDS_ANCHOR}>
          <SectionHeading id={CARDS_ANCHOR} title="Courses Offered" />
          <CourseCards />
        </section>
        <section>
          <SectionHeading title="Upcoming Contests">Times are in your own time zone.</SectionHeading>
          <ContestStrip contests={contests.data} failed={contests.isError} onRetry={() => void contests.refetch()} />
        </section>
        <section>
          <SectionHeading title="Tutorial Videos" />
          <VideoCarousel contests={contests.data} />
        </section>
        <section>
          <SectionHeading title="Cheatsheets">A language on one page, each line with code that runs.</SectionHeading>
          <CheatSheetGrid />
        </section>
        <section>
          <SectionHeading title="Frequently asked" />
          <Faq />
        </section>
        <section className="flex flex-col items-start justify-between gap-6 rounded-md bg-accent-wash px-6 py-10 sm:flex-row sm:items-center sm:px-10">
          <div>
            <h2 className="text-2xl">Do you have a question?</h2>
            <p className="mt-2 text-muted">Ask about a topic, report a mistake, or tell us what you prepare for.</p>
          </div>
          <ButtonLink look="primary" to={href('contact')}>
            Ask us
          </ButtonLink>
        </section>
      </div>
      <BackToTop />
    </>
  );
}

import type { ComponentType } from 'react';
import { Logo } from '#client/components/icons/logo.tsx';
import { GrowthCurves } from './growth-curves.tsx';

export const CARDS_ANCHOR = 'homecontentcard';

type HeroProps = {
  /** Loads the component that measures the approaches of the figure on the reader's device. */
  loadCurves(): Promise<ComponentType>;
};

export function Hero({ loadCurves }: HeroProps) {
  return (
    <section className="wrap grid min-h-[calc(100dvh-4rem)] content-center items-center gap-10 py-12 lg:grid-cols-[1.1fr_0.9fr] lg:gap-16">
      <div className="rise">
        <Logo size={56} />
        <h1 className="mt-7 text-4xl sm:text-5xl lg:text-[3.5rem] lg:leading-[1.08]">
          Gear Up For Success: Your Ultimate Preparation Hub!
        </h1>
        <p className="mt-6 max-w-xl text-lg text-muted">
          Detailed programming notes, expert-curated interview questions, DSA sheets that remember what you solved,
          problems judged in the page in six languages, mock interviews, and contests with every solution explained from
          brute force to best.
        </p>
        <a
          href={`#${CARDS_ANCHOR}`}
          className="mt-8 inline-flex min-h-12 items-center rounded-md bg-accent px-7 text-lg font-medium text-on-accent transition-colors duration-150 hover:bg-accent-hover"
        >
          Get Started →
        </a>
      </div>
      <GrowthCurves load={loadCurves} />
    </section>
  );
}

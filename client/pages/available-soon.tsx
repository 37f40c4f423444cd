import { ButtonLink } from '#client/components/button.tsx';
import { Hourglass } from '#client/components/icons/icons-cards.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';

export default function AvailableSoonPage() {
  usePageMeta('Available soon', 'This part of GearUp is being written.');
  return (
    <div className="wrap grid min-h-[70dvh] place-content-center justify-items-center py-16 text-center">
      <Hourglass size={36} strokeWidth={1.5} className="text-accent-ink" aria-hidden />
      <h1 className="mt-5 text-3xl sm:text-4xl">Available soon</h1>
      <p className="mt-3 text-muted">This part is being written. Tell us if you need it first.</p>
      <p className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" to="/">
          Home
        </ButtonLink>
        <ButtonLink to={href('contact')}>Contact us</ButtonLink>
      </p>
    </div>
  );
}

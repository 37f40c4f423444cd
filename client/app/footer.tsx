import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { Send, SquarePlay } from '#client/components/icons/icons.ts';
import { Logo } from '#client/components/icons/logo.tsx';
import { NewsletterForm } from '#client/features/newsletters/newsletter-form.tsx';
import { RequestContext } from '#client/lib/api/request-context.ts';
import { href } from '#shared/paths.ts';
import { CHANNELS } from '#shared/site.ts';
import { FOOTER } from './navigation.ts';
import { ReportButton } from './report-button.tsx';

const LINK = 'inline-flex min-h-8 items-center gap-2 text-muted transition-colors hover:text-ink hover:underline';

export function Footer() {
  const { year } = useContext(RequestContext);
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.2fr_1fr_1.4fr]">
        <div>
          <p className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
            <Logo size={28} /> GearUp
          </p>
          <p className="mt-3 max-w-xs text-muted">
            Problems, notes and contests to prepare for programming interviews.
          </p>
          <ul className="mt-4 flex gap-5">
            <li>
              <a href={CHANNELS.telegram} target="_blank" rel="noopener noreferrer" className={LINK}>
                <Send size={17} aria-hidden /> Telegram
              </a>
            </li>
            <li>
              <a href={CHANNELS.youTube} target="_blank" rel="noopener noreferrer" className={LINK}>
                <SquarePlay size={17} aria-hidden /> YouTube
              </a>
            </li>
          </ul>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1">
            {FOOTER.map(({ page, label }) => (
              <li key={page}>
                <Link to={href(page)} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <NewsletterForm />
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-sm text-muted">
          <p>© {year} GearUp</p>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            <ReportButton className="hover:text-ink hover:underline" />
            <Link to="/" className="hover:text-ink hover:underline">
              Terms
            </Link>
            <Link to="/" className="hover:text-ink hover:underline">
              Privacy
            </Link>
          </div>
        </div>
      </div>
    </footer>
  );
}

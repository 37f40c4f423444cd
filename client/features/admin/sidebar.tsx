import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { ChevronDown, Menu } from '#client/components/icons/icons.ts';
import { LogOut } from '#client/components/icons/icons-work.ts';
import { Logo } from '#client/components/icons/logo.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { messageOf } from '#client/lib/api/failure.ts';
import { clearAccount, useStoredAdministrator } from '#client/lib/api/session.ts';
import { settle } from '#client/lib/api/settle.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { MENU, type AdminPage } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { LIVE_MS } from './live.ts';

const ITEM =
  'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left text-[0.95rem] leading-snug transition-colors duration-150';
const QUIET = 'text-muted hover:bg-sunken hover:text-ink';
const CURRENT = 'bg-accent-wash font-medium text-accent-ink';

/** The menu of the back office. One group is open at a time; on small screens a button shows the menu. */
export function Sidebar({ panel }: { panel: AdminPage }) {
  const administrator = useStoredAdministrator();
  const [isShown, setShown] = useState(false);
  const ownGroup = MENU.find((entry) => 'group' in entry && entry.pages.some(({ slug }) => slug === panel.slug));
  const ownName = ownGroup && 'group' in ownGroup ? ownGroup.group : null;
  const [openGroup, setOpenGroup] = useState(ownName);
  // After following a link or going back, opens the group of the new panel.
  const [shownSlug, setShownSlug] = useState(panel.slug);
  if (shownSlug !== panel.slug) {
    setShownSlug(panel.slug);
    setOpenGroup(ownName);
  }
  const close = () => setShown(false);
  return (
    <aside className="min-w-0 border-line lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-4 lg:px-5">
        <p className="flex min-w-0 items-center gap-2.5 font-semibold">
          <Logo size={26} />
          <span className="min-w-0">
            <span className="block whitespace-nowrap">GearUp Admin</span>
            {administrator && (
              <span className="block truncate text-sm font-normal text-muted">{administrator.username}</span>
            )}
          </span>
        </p>
        <Button
          className="lg:hidden"
          aria-expanded={isShown}
          aria-controls="dashboard-menu"
          onClick={() => setShown(!isShown)}
        >
          <Menu size={18} aria-hidden /> Menu
        </Button>
      </div>
      <nav
        id="dashboard-menu"
        aria-label="Dashboard"
        className={classNames('flex-col gap-1 p-3 lg:flex lg:min-h-[calc(100%-5.5rem)]', isShown ? 'flex' : 'hidden')}
      >
        {MENU.map((entry) => {
          if ('heading' in entry)
            return (
              <p key={entry.heading} className="mt-3 px-3 pb-1 text-sm text-muted">
                {entry.heading}
              </p>
            );
          if ('page' in entry)
            return (
              <Link key={entry.page} to={href(entry.page)} className={classNames(ITEM, QUIET)}>
                {entry.label}
              </Link>
            );
          if ('slug' in entry)
            return <PanelLink key={entry.slug} item={entry} isCurrent={entry.slug === panel.slug} onFollow={close} />;
          return (
            <Group
              key={entry.group}
              label={entry.group}
              isOpen={openGroup === entry.group}
              onToggle={() => setOpenGroup(openGroup === entry.group ? null : entry.group)}
            >
              {entry.pages.map((item) => (
                <PanelLink key={item.slug} item={item} isCurrent={item.slug === panel.slug} onFollow={close} />
              ))}
            </Group>
          );
        })}
        <LogoutButton />
      </nav>
    </aside>
  );
}

type GroupProps = { label: string; isOpen: boolean; onToggle(): void; children: ReactNode };

function Group({ label, isOpen, onToggle, children }: GroupProps) {
  return (
    <div>
      <button type="button" aria-expanded={isOpen} onClick={onToggle} className={classNames(ITEM, QUIET)}>
        {label}
        <ChevronDown
          size={16}
          aria-hidden
          className={classNames('ml-auto transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && <div className="mt-1 mb-1 ml-3 border-l border-line pl-2">{children}</div>}
    </div>
  );
}

function PanelLink({ item, isCurrent, onFollow }: { item: AdminPage; isCurrent: boolean; onFollow(): void }) {
  return (
    <Link
      to={item.slug === '' ? href('dashboard') : href('adminPage', { panel: item.slug })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      className={classNames(ITEM, isCurrent ? CURRENT : QUIET)}
    >
      {item.label}
      {item.kind === 'messages' && <UnreadCount />}
    </Link>
  );
}

/** The number of unread messages, refetched regularly. */
function UnreadCount() {
  const { data: count = 0 } = trpc.messages.unread.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: LIVE_MS,
    meta: { keepsSession: true },
  });
  return (
    count > 0 && (
      <span className="ml-auto rounded-full border border-line-strong px-2 py-0.5 text-xs tabular-nums">
        {count}
        <span className="sr-only"> unread</span>
      </span>
    )
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = trpc.administrators.logout.useMutation({
    meta: { keepsSession: true },
    onSuccess() {
      toast.success('Logout Successfully');
      clearAccount('administrator');
      settle(() => {
        void navigate(href('administratorLogin'));
        // Drops the cached data of the administrator without refetching it.
        queryClient.clear();
      });
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  return (
    <button
      type="button"
      aria-disabled={logout.isPending}
      onClick={() => {
        if (!logout.isPending) logout.mutate();
      }}
      className={classNames(ITEM, QUIET, 'mt-auto')}
    >
      <LogOut size={17} aria-hidden /> Logout
    </button>
  );
}

import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ChevronDown, Menu, Search, X } from '#client/components/icons/icons.ts';
import { Logo } from '#client/components/icons/logo.tsx';
import { AccountLink } from '#client/features/accounts/account-link.tsx';
import { DueLink } from '#client/features/reviews/due-link.tsx';
import { SearchBox } from '#client/features/search/search-box.tsx';
import { useDismissal } from '#client/lib/hooks/use-dismissal.ts';
import { classNames } from '#client/lib/class-names.ts';
import { href } from '#shared/paths.ts';
import { DIRECT, type Group, LINK, MENUS } from './navigation.ts';
import { SmallMenu } from './small-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** @param hasMenu whether narrow screens show the site's menu here: a page with a menu of its own does not need it */
export function TopBar({ hasMenu }: { hasMenu: boolean }) {
  const isScrolled = useIsScrolled();
  const [isMenuOpen, setMenuOpen] = useOpenOnThisPage();
  const [isSearchOpen, setSearchOpen] = useOpenOnThisPage();
  const menuId = useId();
  const searchId = useId();
  const bar = useRef<HTMLElement>(null);
  useSearchKey(bar, () => setSearchOpen(true));

  return (
    <header
      ref={bar}
      data-scrolled={isScrolled}
      className={classNames(
        'sticky top-0 z-40 transition-[background-color,box-shadow] duration-200',
        isScrolled || isMenuOpen || isSearchOpen ? 'bg-surface shadow-float' : 'bg-page',
      )}
    >
      <div className="wrap flex h-16 items-center gap-2">
        <Link to="/" className="mr-auto flex items-center gap-2.5 text-lg font-semibold tracking-tight lg:mr-6">
          <Logo size={30} />
          GearUp
        </Link>
        <nav aria-label="Main" className="mr-auto hidden items-center gap-1 lg:flex">
          <NavLink to="/" end className={LINK}>
            HOME
          </NavLink>
          {MENUS.map((group) => (
            <Dropdown key={group.label} group={group} />
          ))}
          {DIRECT.map(({ page, label }) => (
            <NavLink key={page} to={href(page)} className={LINK}>
              {label}
            </NavLink>
          ))}
        </nav>
        <SearchBox className="hidden w-52 lg:flex xl:w-80" />
        <button
          type="button"
          aria-expanded={isSearchOpen}
          aria-controls={searchId}
          aria-label={isSearchOpen ? 'Close the search' : 'Open the search'}
          onClick={() => {
            setSearchOpen(!isSearchOpen);
            setMenuOpen(false);
          }}
          className="flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink lg:hidden"
        >
          <Search size={20} aria-hidden />
        </button>
        <Link to={href('ai')} className="flex size-11 items-center justify-center rounded-md hover:bg-sunken">
          <img src="/techai.svg" alt="TechAI" width={28} height={28} />
        </Link>
        <ThemeSwitch />
        <DueLink />
        <AccountLink />
        {hasMenu && (
          <button
            type="button"
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            aria-label={isMenuOpen ? 'Close the menu' : 'Open the menu'}
            onClick={() => {
              setMenuOpen(!isMenuOpen);
              setSearchOpen(false);
            }}
            className="flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink lg:hidden"
          >
            {isMenuOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </button>
        )}
      </div>
      {isSearchOpen && (
        <div id={searchId} className="wrap border-t border-line py-3 lg:hidden">
          <SearchBox autoFocus onDone={() => setSearchOpen(false)} />
        </div>
      )}
      {isMenuOpen && <SmallMenu id={menuId} />}
    </header>
  );
}

/** Ctrl-K or ⌘-K focuses the search from anywhere but a dialog; on narrow screens it opens the search first. */
function useSearchKey(bar: RefObject<HTMLElement | null>, onOpen: () => void) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = bar.current?.querySelector<HTMLInputElement>('input[name=q]');
      if (!field?.checkVisibility()) onOpen();
      else field.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [bar, onOpen]);
}

/** An open state that ends when another page is shown. */
function useOpenOnThisPage() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const setOpen = useCallback((isOpen: boolean) => setOpenedAt(isOpen ? pathname : null), [pathname]);
  return [openedAt === pathname, setOpen] as const;
}

function useIsScrolled() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 0);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

function Dropdown({ group }: { group: Group }) {
  const [isOpen, setOpen] = useOpenOnThisPage();
  const element = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const dismiss = useCallback(
    (byKey: boolean) => {
      setOpen(false);
      if (byKey) button.current?.focus();
    },
    [setOpen],
  );
  useDismissal(element, isOpen, dismiss);

  return (
    <div ref={element} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className={classNames(LINK, 'gap-1')}
      >
        {group.label}
        <ChevronDown
          size={15}
          aria-hidden
          className={classNames('transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full left-0 mt-1 min-w-52 rounded-md border border-line bg-surface p-1.5 shadow-float"
      >
        {group.items.map(({ page, label }) => (
          <li key={page}>
            <NavLink to={href(page)} className={classNames(LINK, 'whitespace-nowrap')} onClick={() => setOpen(false)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { NavLink } from 'react-router-dom';
import { href } from '#shared/paths.ts';
import { DIRECT, LINK, MENUS } from './navigation.ts';

/** The site's menu on narrow screens. */
export function SmallMenu({ id }: { id: string }) {
  return (
    <nav
      id={id}
      aria-label="Main"
      className="wrap max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line py-4 lg:hidden"
    >
      <NavLink to="/" end className={LINK}>
        HOME
      </NavLink>
      {DIRECT.map(({ page, label }) => (
        <NavLink key={page} to={href(page)} className={LINK}>
          {label}
        </NavLink>
      ))}
      {MENUS.map((group) => (
        <div key={group.label} className="mt-3">
          <p className="px-3 pb-1 text-xs font-semibold tracking-wide text-muted">{group.label}</p>
          <ul>
            {group.items.map(({ page, label }) => (
              <li key={page}>
                <NavLink to={href(page)} className={LINK}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

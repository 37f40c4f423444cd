import { Moon, Sun } from '#client/components/icons/icons.ts';
import { useTheme } from '#client/lib/theme.ts';

export function ThemeSwitch() {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label="Dark theme"
      onClick={toggle}
      className="flex size-11 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink"
    >
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </button>
  );
}

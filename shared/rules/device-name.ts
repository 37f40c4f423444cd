/** The first match wins: most browsers also name the browsers that they are derived from. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstOf = (names: typeof BROWSERS | typeof SYSTEMS, userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A readable name for a User-Agent, such as Firefox on Windows. */
export function deviceName(userAgent: string): string {
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  // The User-Agent of a program starts with its name and version.
  return browser ?? system ?? (userAgent.trim().split(/\s/, 1)[0] || 'Unknown device');
}

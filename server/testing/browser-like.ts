import { type Answer, call } from './http.ts';

/** Follows redirects across several sites as a browser does, with the cookies of each. */
export class CookieJar {
  readonly #cookies = new Map<string, Map<string, { value: string; path: string }>>();

  /** Makes one request, without following redirects. */
  async open(url: string, form?: Record<string, string>): Promise<Answer> {
    const { origin, host, pathname, search } = new URL(url);
    const cookie = this.#headerFor(host, pathname);
    const headers = {
      Accept: 'text/html',
      ...(cookie ? { Cookie: cookie } : {}),
      ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    };
    const answer = await call(origin, `${pathname}${search}`, {
      method: form ? 'POST' : 'GET',
      headers,
      body: form && new URLSearchParams(form).toString(),
    });
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(host, line);
    return answer;
  }

  /** Follows redirects until there are no more, or until `stop` returns true. */
  async follow(url: string, stop: (url: string) => boolean = () => false): Promise<{ url: string; answer: Answer }> {
    let at = url;
    let answer = await this.open(at);
    while (answer.headers.location !== undefined) {
      at = new URL(answer.headers.location, at).href;
      if (stop(at)) break;
      answer = await this.open(at);
    }
    return { url: at, answer };
  }

  get(siteUrl: string, name: string): string | undefined {
    return this.#cookies.get(new URL(siteUrl).host)?.get(name)?.value;
  }

  /** Puts a cookie back, like somebody who has kept a copy. */
  set(siteUrl: string, name: string, cookie: { value: string; path: string }): void {
    this.#of(new URL(siteUrl).host).set(name, cookie);
  }

  #of(host: string) {
    const stored = this.#cookies.get(host) ?? new Map<string, { value: string; path: string }>();
    this.#cookies.set(host, stored);
    return stored;
  }

  #headerFor(host: string, pathname: string): string {
    const matching = [...this.#of(host)].filter(([, { path }]) => pathname.startsWith(path));
    return matching.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const attribute = (name: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const name = pair.slice(0, pair.indexOf('='));
    const expires = attribute('expires');
    if (expires !== undefined && Date.parse(expires) < Date.now()) this.#of(host).delete(name);
    else this.#of(host).set(name, { value: pair.slice(name.length + 1), path: attribute('path') ?? '/' });
  }
}

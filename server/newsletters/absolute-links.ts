type MarkdownNode = {
  type: string;
  url?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** Makes a URL of the site absolute for a mail; '' for anything but http(s), mailto and URLs of the site. */
export function safeAddress(address: string, siteUrl: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address;
  const isOwn = address !== '' && !/^(\/\/|\\|[a-z][a-z\d+.-]*:)/i.test(address);
  return isOwn && URL.canParse(address, `${siteUrl}/`) ? new URL(address, `${siteUrl}/`).href : '';
}

/** The URL after a label: `](url "title")`, or `]: url` in a reference definition. */
const URL_AFTER_LABEL = /^(.*?\](?:\(|:)\s*)(<[^>\n]*>|(?:\\.|[^\s()\\]|\([^\s()]*\))+)/s;

/** Finds the URLs of links in a Markdown text with a remark plugin, so that `apply` can make them absolute. */
export function createLinkReader(siteUrl: string) {
  const links: { start: number; end: number; whole: string }[] = [];

  function read(node: MarkdownNode, source: string) {
    for (const child of node.children ?? []) read(child, source);
    const absolute = node.url === undefined ? '' : safeAddress(node.url, siteUrl);
    if (absolute === '' || absolute === node.url) return;
    const end = node.position?.end.offset ?? 0;
    const labelEnd = node.children?.at(-1)?.position?.end.offset ?? node.position?.start.offset ?? 0;
    const [, before, url] = URL_AFTER_LABEL.exec(source.slice(labelEnd, end)) ?? [];
    if (before === undefined || url === undefined) return;
    const start = labelEnd + before.length;
    links.push({ start, end: start + url.length, whole: /[()]/.test(absolute) ? `<${absolute}>` : absolute });
  }

  return {
    plugin: () => (tree: MarkdownNode, file: { value: unknown }) => {
      read(tree, String(file.value));
    },
    /** Returns the text that was read, with absolute URLs. */
    apply: (text: string) =>
      links
        .toSorted((a, b) => b.start - a.start)
        .reduce((written, { start, end, whole }) => written.slice(0, start) + whole + written.slice(end), text),
  };
}

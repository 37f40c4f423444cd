type MarkdownNode = {
  type: string;
  url?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** Makes an address of the site absolute for a mail; '' for anything but http(s), mailto and site addresses. */
export function safeAddress(address: string, siteUrl: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address;
  const isOwn = address !== '' && !/^(\/\/|\\|[a-z][a-z\d+.-]*:)/i.test(address);
  return isOwn && URL.canParse(address, `${siteUrl}/`) ? new URL(address, `${siteUrl}/`).href : '';
}

/** The address after a label: `](address "title")`, or `]: address` in a reference definition. */
const ADDRESS = /^(.*?\](?:\(|:)\s*)(<[^>\n]*>|(?:\\.|[^\s()\\]|\([^\s()]*\))+)/s;

/** Finds the addresses of links in a Markdown text, with a remark plugin, so that `apply` can make them absolute. */
export function createLinkReader(siteUrl: string) {
  const found: { start: number; end: number; whole: string }[] = [];

  function read(node: MarkdownNode, source: string) {
    for (const child of node.children ?? []) read(child, source);
    const whole = node.url === undefined ? '' : safeAddress(node.url, siteUrl);
    if (whole === '' || whole === node.url) return;
    const end = node.position?.end.offset ?? 0;
    const labelEnd = node.children?.at(-1)?.position?.end.offset ?? node.position?.start.offset ?? 0;
    const [, before, address] = ADDRESS.exec(source.slice(labelEnd, end)) ?? [];
    if (before === undefined || address === undefined) return;
    const start = labelEnd + before.length;
    found.push({ start, end: start + address.length, whole: /[()]/.test(whole) ? `<${whole}>` : whole });
  }

  return {
    plugin: () => (tree: MarkdownNode, file: { value: unknown }) => {
      read(tree, String(file.value));
    },
    /** The text that was read, with absolute addresses. */
    apply: (text: string) =>
      found
        .toSorted((a, b) => b.start - a.start)
        .reduce((written, { start, end, whole }) => written.slice(0, start) + whole + written.slice(end), text),
  };
}

type MarkdownNode = {
  type: string;
  url?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** In a mail an address of the site has to be whole; what is no http(s) or mail address is none. */
export function safeAddress(address: string, siteUrl: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address;
  const isOwn = address !== '' && !/^(\/\/|\\|[a-z][a-z\d+.-]*:)/i.test(address);
  return isOwn && URL.canParse(address, `${siteUrl}/`) ? new URL(address, `${siteUrl}/`).href : '';
}

/** After a label: `](address "title")`, or `]: address` where links to it stand elsewhere. */
const ADDRESS = /^(.*?\](?:\(|:)\s*)(<[^>\n]*>|(?:\\.|[^\s()\\]|\([^\s()]*\))+)/s;

/** Reads where the addresses of links stand in a Markdown text, as a plugin of remark, to make them whole there. */
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
    /** The text that was read, with whole addresses. */
    apply: (text: string) =>
      found
        .toSorted((a, b) => b.start - a.start)
        .reduce((written, { start, end, whole }) => written.slice(0, start) + whole + written.slice(end), text),
  };
}

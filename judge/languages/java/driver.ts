import type { Files } from '../program-files.ts';
import { describeSignature } from '../protocol.ts';
import { ownNodeOf, usesBase, type OwnNode, type Signature } from '#judge/values/signature.ts';
import { JAVA_LISTS, JAVA_NODES } from './nodes.ts';
import { JAVA_OWN_NODES } from './own-nodes.ts';
import { JAVA_READER } from './reader.ts';
import { JAVA_RUNTIME } from './runtime.ts';

/** One file: the usual imports, the learner's code, and the driver, which finds types by reflection. */
export function javaProgram(signature: Signature, source: string): string {
  const { method, decoder, constructor, methods } = describeSignature(signature);
  const isCodec = decoder !== null && /\bclass\s+Codec\b/.test(source);
  const base = ownNodeOf(signature);
  const own = base && JAVA_OWN_NODES[base];
  const known = [method, constructor, ...methods].filter((described) => described !== null);
  const inPlace = (method?.inPlace ?? []).join(', ');
  const voids = known.filter(({ isVoid }) => isVoid).map(({ name }) => JSON.stringify(name));
  return `import java.util.*; import java.util.function.*; import java.util.stream.*; ${source}
class ListNode {
    int val;
    ListNode next;
    ListNode() {}
    ListNode(int val) { this.val = val; }
    ListNode(int val, ListNode next) { this.val = val; this.next = next; }
}
class TreeNode {
    int val;
    TreeNode left;
    TreeNode right;
    TreeNode() {}
    TreeNode(int val) { this.val = val; }
    TreeNode(int val, TreeNode left, TreeNode right) { this.val = val; this.left = left; this.right = right; }
}
${own?.before ?? ''}${own?.node || GRAPH_NODE}public class Main {
    static final String METHOD = ${method ? JSON.stringify(method.name) : 'null'};
    static final String DECODER = ${decoder ? JSON.stringify(decoder.name) : 'null'};
    static final String CLASS = ${constructor ? JSON.stringify(constructor.name) : isCodec ? '"Codec"' : '"Solution"'};
    static final boolean IS_RANDOM_LIST = ${usesBase(signature, 'RandomList')};
    static final int[] IN_PLACE = {${inPlace}};
    static final Set<String> VOIDS = Set.of(${voids.join(', ')});
${own ? withOwnNodes(own, method?.returns === base) : JAVA_RUNTIME + JAVA_NODES}${JAVA_READER}`;
}

const GRAPH_NODE = `class Node {
    public int val;
    public List<Node> neighbors;
    public Node next;
    public Node random;
    public Node() { neighbors = new ArrayList<Node>(); }
    public Node(int val) { this.val = val; neighbors = new ArrayList<Node>(); }
    public Node(int val, ArrayList<Node> neighbors) { this.val = val; this.neighbors = neighbors; }
}
`;

/** The runtime with the given node class in place of the one for graphs; without a class, only the lists differ. */
function withOwnNodes(own: (typeof JAVA_OWN_NODES)[OwnNode], isReturned: boolean): string {
  const { node, methods } = own;
  const parts = [...(own.replaced ?? []), ...(isReturned ? (own.replacedIfReturned ?? []) : [])];
  if (node === '')
    return parts.reduce((text, [part, by]) => replaced(text, part, by), JAVA_RUNTIME + JAVA_NODES) + methods;
  const reading = replaced(
    JAVA_RUNTIME,
    'IS_RANDOM_LIST ? toRandomList((List<?>) value) : toGraph((List<?>) value)',
    'toNode((List<?>) value)',
  );
  const writing = replaced(
    reading,
    'value instanceof Node head && IS_RANDOM_LIST) writeRandomList(out, head)',
    'value instanceof Node root) writeNode(out, root)',
  );
  return (
    replaced(writing, '        else if (value instanceof Node first) writeGraph(out, first);\n', '') +
    JAVA_LISTS +
    methods
  );
}

/** @throws Error if the runtime no longer has this part */
function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The Java runtime does not contain: ${part}`);
  return text.replace(part, () => by);
}

export const javaFiles = (signature: Signature | null, source: string): Files => ({
  main: 'Main.java',
  files: { 'Main.java': signature ? javaProgram(signature, source) : source },
});

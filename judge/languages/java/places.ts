import type { OwnNode } from '#judge/values/signature.ts';
import type { Parts } from './own-node-parts.ts';

/** Nodes of the given tree or list, and the function that says which versions are bad. */
export const JAVA_PLACES: Record<Extract<OwnNode, 'TreePlace' | 'ListPlace' | 'VersionCheck'>, Parts> = {
  TreePlace: {
    node: '',
    methods: String.raw`
    static TreeNode treeOf;

    static TreeNode toTree(Object given) {
        if (given instanceof List<?> values) return treeOf = toPlainTree(values);
        return find(node -> given != null && node.val == ((Number) given).intValue());
    }

    static TreeNode find(Predicate<TreeNode> isWanted) {
        Deque<TreeNode> open = new ArrayDeque<>();
        if (treeOf != null) open.push(treeOf);
        while (!open.isEmpty()) {
            TreeNode node = open.pop();
            if (isWanted.test(node)) return node;
            if (node.left != null) open.push(node.left);
            if (node.right != null) open.push(node.right);
        }
        return null;
    }

    static void writePlace(StringBuilder out, TreeNode place) {
        if (find(node -> node == place) == null) quote(out, "a node that is not in the tree");
        else out.append(place.val);
    }
`,
    replaced: [
      ['static TreeNode toTree(', 'static TreeNode toPlainTree('],
      ['toTree((List<?>) value)', 'toTree(value)'],
    ],
    replacedIfReturned: [
      ['value instanceof TreeNode root) writeTree(out, root)', 'value instanceof TreeNode root) writePlace(out, root)'],
      [' || typed.type() == TreeNode.class', ''],
    ],
  },
  ListPlace: {
    node: '',
    methods: String.raw`
    static ListNode listOf;

    static ListNode toList(List<?> given) {
        return listOf = toPlainList(given);
    }

    static void writePlace(StringBuilder out, ListNode place) {
        int position = 0;
        for (ListNode node = listOf; node != null && position < 200_000; node = node.next, position++)
            if (node == place) {
                out.append(position);
                return;
            }
        quote(out, "a node that is not in the list");
    }
`,
    replaced: [['static ListNode toList(', 'static ListNode toPlainList(']],
    replacedIfReturned: [
      ['value instanceof ListNode head) writeList(out, head)', 'value instanceof ListNode head) writePlace(out, head)'],
      ['typed.type() == ListNode.class || ', ''],
    ],
  },
  VersionCheck: {
    node: '',
    before: `class VersionControl {
    boolean isBadVersion(int version) { return version >= Main.firstBad; }
}
`,
    methods: `
    static int firstBad;

    static List<?> passed(List<?> values) {
        firstBad = ((Number) values.get(values.size() - 1)).intValue();
        return values;
    }
`,
    replaced: [
      [
        'take(method.getGenericParameterTypes(), (List<?>) new Reader(line).value(), 0)',
        'take(method.getGenericParameterTypes(), passed((List<?>) new Reader(line).value()), 0)',
      ],
    ],
  },
};

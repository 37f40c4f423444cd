import type { OwnNode } from '#judge/values/signature.ts';
import type { Parts } from './own-node-parts.ts';
import { JAVA_PLACES } from './places.ts';

export const JAVA_OWN_NODES: Record<OwnNode, Parts> = {
  NextTree: {
    node: String.raw`class Node {
    public int val;
    public Node left;
    public Node right;
    public Node next;
    public Node() {}
    public Node(int val) { this.val = val; }
    public Node(int val, Node left, Node right, Node next) { this.val = val; this.left = left; this.right = right; this.next = next; }
}
`,
    methods: String.raw`
    static Node toNode(List<?> values) {
        List<Node> parents = new ArrayList<>();
        Node root = null;
        int count = 0;
        for (Object item : values) {
            Node node = item == null ? null : new Node(((Number) item).intValue());
            if (node != null) parents.add(node);
            if (count == 0) root = node;
            else if (count % 2 == 1) parents.get((count - 1) / 2).left = node;
            else parents.get((count - 1) / 2).right = node;
            count++;
        }
        return root;
    }

    static void writeNode(StringBuilder out, Node root) {
        List<List<Integer>> levels = new ArrayList<>();
        int count = 0;
        for (Node first = root; first != null;) {
            List<Integer> level = new ArrayList<>();
            Node node = first;
            for (first = null; node != null; node = node.next) {
                level.add(node.val);
                if (++count > 200_000) {
                    quote(out, "a level with a cycle");
                    return;
                }
                if (first == null) first = node.left != null ? node.left : node.right;
            }
            levels.add(level);
        }
        write(out, levels, Object.class);
    }
`,
  },
  MultiList: {
    node: String.raw`class Node {
    public int val;
    public Node prev;
    public Node next;
    public Node child;
    public Node() {}
    public Node(int val) { this.val = val; }
    public Node(int val, Node prev, Node next, Node child) { this.val = val; this.prev = prev; this.next = next; this.child = child; }
}
`,
    methods: String.raw`
    record Waiting(List<?> items, Node parent) {}

    static Node toNode(List<?> values) {
        Node head = null;
        Deque<Waiting> waiting = new ArrayDeque<>(List.of(new Waiting(values, null)));
        while (!waiting.isEmpty()) {
            Waiting one = waiting.pop();
            Node before = null;
            for (Object item : one.items()) {
                if (item instanceof List<?> children) {
                    waiting.push(new Waiting(children, before));
                    continue;
                }
                Node node = new Node(((Number) item).intValue(), before, null, null);
                if (before != null) before.next = node;
                else if (one.parent() != null) one.parent().child = node;
                else head = node;
                before = node;
            }
        }
        return head;
    }

    static void writeNode(StringBuilder out, Node head) {
        List<Integer> values = new ArrayList<>();
        String fault = null;
        Node before = null;
        for (Node node = head; node != null && fault == null; node = node.next) {
            if (node.prev != before) fault = "a list with a prev that is not the node before it";
            else if (node.child != null) fault = "a list in which a node still has a child";
            else if (values.size() >= 200_000) fault = "a list with a cycle";
            values.add(node.val);
            before = node;
        }
        if (fault != null) quote(out, fault);
        else write(out, values, Object.class);
    }
`,
  },
  QuadTree: {
    node: String.raw`class Node {
    public boolean val;
    public boolean isLeaf;
    public Node topLeft;
    public Node topRight;
    public Node bottomLeft;
    public Node bottomRight;
    public Node() {}
    public Node(boolean val, boolean isLeaf) { this.val = val; this.isLeaf = isLeaf; }
    public Node(boolean val, boolean isLeaf, Node topLeft, Node topRight, Node bottomLeft, Node bottomRight) {
        this.val = val;
        this.isLeaf = isLeaf;
        this.topLeft = topLeft;
        this.topRight = topRight;
        this.bottomLeft = bottomLeft;
        this.bottomRight = bottomRight;
    }
}
`,
    methods: String.raw`
    static Node toNode(List<?> values) { throw new IllegalStateException("a QuadTree is only returned"); }

    static void writeNode(StringBuilder out, Node root) {
        List<List<Integer>> values = new ArrayList<>();
        List<Node> order = new ArrayList<>(List.of(root));
        for (int place = 0; place < order.size(); place++) {
            Node node = order.get(place);
            values.add(node.isLeaf ? List.of(1, node.val ? 1 : 0) : List.of(0));
            if (node.isLeaf) continue;
            for (Node child : Arrays.asList(node.topLeft, node.topRight, node.bottomLeft, node.bottomRight)) {
                if (child == null) {
                    quote(out, "a node that is no leaf and has fewer than four children");
                    return;
                }
                order.add(child);
            }
            if (order.size() > 200_000) {
                quote(out, "a tree with a cycle");
                return;
            }
        }
        write(out, values, Object.class);
    }
`,
  },
  ...JAVA_PLACES,
  JoinedList: {
    node: '',
    replaced: [['static ListNode toList(', 'static ListNode toPlainList(']],
    methods: String.raw`
    static ListNode joinedTo;

    static ListNode toList(List<?> given) {
        if (given.size() != 3 || !"joined".equals(given.get(2))) return joinedTo = toPlainList(given);
        ListNode head = toPlainList((List<?>) given.get(0)), rest = joinedTo;
        for (int steps = ((Number) given.get(1)).intValue(); steps > 0; steps--) rest = rest.next;
        if (head == null) return rest;
        ListNode last = head;
        while (last.next != null) last = last.next;
        last.next = rest;
        return head;
    }
`,
  },
};

class Solution {
    private static final int BITS = 30;

    private static class Node {
        final Node[] children = new Node[2];
        int minimum = Integer.MAX_VALUE;
    }

    public int[] maximizeXor(int[] nums, int[][] queries) {
        Node root = new Node();
        for (int num : nums) {
            insert(root, num);
        }
        int[] answers = new int[queries.length];
        for (int i = 0; i < queries.length; i++) {
            answers[i] = best(root, queries[i][0], queries[i][1]);
        }
        return answers;
    }

    private static void insert(Node root, int num) {
        Node node = root;
        node.minimum = Math.min(node.minimum, num);
        for (int shift = BITS - 1; shift >= 0; shift--) {
            int bit = num >> shift & 1;
            if (node.children[bit] == null) node.children[bit] = new Node();
            node = node.children[bit];
            node.minimum = Math.min(node.minimum, num);
        }
    }

    private static int best(Node root, int x, int limit) {
        if (root.minimum > limit) return -1;
        Node node = root;
        int result = 0;
        for (int shift = BITS - 1; shift >= 0; shift--) {
            int wanted = 1 - (x >> shift & 1);
            Node child = node.children[wanted];
            if (child != null && child.minimum <= limit) {
                result |= 1 << shift;
                node = child;
            } else {
                node = node.children[1 - wanted];
            }
        }
        return result;
    }
}

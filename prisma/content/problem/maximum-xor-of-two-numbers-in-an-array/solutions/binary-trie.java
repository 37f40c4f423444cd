class Solution {
    private static class Node {
        private final Node[] children = new Node[2];
    }

    public int findMaximumXOR(int[] nums) {
        Node root = new Node();
        for (int num : nums) insert(root, num);
        int best = 0;
        for (int num : nums) best = Math.max(best, bestWith(root, num));
        return best;
    }

    private void insert(Node root, int num) {
        Node node = root;
        for (int shift = 30; shift >= 0; shift--) {
            int bit = num >> shift & 1;
            if (node.children[bit] == null) node.children[bit] = new Node();
            node = node.children[bit];
        }
    }

    private int bestWith(Node root, int num) {
        Node node = root;
        int total = 0;
        for (int shift = 30; shift >= 0; shift--) {
            int bit = num >> shift & 1;
            Node opposite = node.children[1 - bit];
            if (opposite != null) total |= 1 << shift;
            node = opposite != null ? opposite : node.children[bit];
        }
        return total;
    }
}

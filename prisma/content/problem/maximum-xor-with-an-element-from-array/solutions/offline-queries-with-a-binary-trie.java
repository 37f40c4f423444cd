import java.util.Arrays;
import java.util.Comparator;

class Solution {
    private static final int BITS = 30;

    private static class Node {
        final Node[] children = new Node[2];
    }

    public int[] maximizeXor(int[] nums, int[][] queries) {
        Arrays.sort(nums);
        Integer[] order = new Integer[queries.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingInt(i -> queries[i][1]));
        Node root = new Node();
        int[] answers = new int[queries.length];
        int inserted = 0;
        for (int i : order) {
            while (inserted < nums.length && nums[inserted] <= queries[i][1]) {
                insert(root, nums[inserted++]);
            }
            answers[i] = inserted == 0 ? -1 : best(root, queries[i][0]);
        }
        return answers;
    }

    private static void insert(Node root, int num) {
        Node node = root;
        for (int shift = BITS - 1; shift >= 0; shift--) {
            int bit = num >> shift & 1;
            if (node.children[bit] == null) node.children[bit] = new Node();
            node = node.children[bit];
        }
    }

    private static int best(Node root, int x) {
        Node node = root;
        int result = 0;
        for (int shift = BITS - 1; shift >= 0; shift--) {
            int wanted = 1 - (x >> shift & 1);
            if (node.children[wanted] != null) {
                result |= 1 << shift;
                node = node.children[wanted];
            } else {
                node = node.children[1 - wanted];
            }
        }
        return result;
    }
}

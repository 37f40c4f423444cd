// Wrong Answer: looks at the lower 20 bits only, as if all numbers were small
class Solution {
    public int[] maximizeXor(int[] nums, int[][] queries) {
        int[] answers = new int[queries.length];
        int mask = (1 << 20) - 1;
        for (int i = 0; i < queries.length; i++) {
            answers[i] = -1;
            for (int num : nums) {
                if (num > queries[i][1]) continue;
                answers[i] = Math.max(answers[i], (num ^ queries[i][0]) & mask);
            }
        }
        return answers;
    }
}

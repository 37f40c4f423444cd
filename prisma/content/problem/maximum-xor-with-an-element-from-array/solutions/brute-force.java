class Solution {
    public int[] maximizeXor(int[] nums, int[][] queries) {
        int[] answers = new int[queries.length];
        for (int i = 0; i < queries.length; i++) {
            answers[i] = -1;
            for (int num : nums) {
                if (num <= queries[i][1]) {
                    answers[i] = Math.max(answers[i], num ^ queries[i][0]);
                }
            }
        }
        return answers;
    }
}

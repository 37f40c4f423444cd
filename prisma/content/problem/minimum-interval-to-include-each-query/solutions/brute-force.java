class Solution {
    public int[] minInterval(int[][] intervals, int[] queries) {
        int[] answers = new int[queries.length];
        for (int i = 0; i < queries.length; i++) {
            int smallest = -1;
            for (int[] interval : intervals) {
                if (queries[i] >= interval[0] && queries[i] <= interval[1]) {
                    int size = interval[1] - interval[0] + 1;
                    smallest = smallest < 0 ? size : Math.min(smallest, size);
                }
            }
            answers[i] = smallest;
        }
        return answers;
    }
}

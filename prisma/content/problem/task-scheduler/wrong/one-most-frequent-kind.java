// Wrong Answer: adds one unit at the end, although several kinds may share the maximum count
class Solution {
    public int leastInterval(char[] tasks, int n) {
        int[] counts = new int[26];
        int most = 0;
        for (char task : tasks) most = Math.max(most, ++counts[task - 'A']);
        return Math.max((most - 1) * (n + 1) + 1, tasks.length);
    }
}

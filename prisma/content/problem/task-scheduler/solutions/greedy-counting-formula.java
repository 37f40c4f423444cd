class Solution {
    public int leastInterval(char[] tasks, int n) {
        int[] counts = new int[26];
        int most = 0;
        for (char task : tasks) most = Math.max(most, ++counts[task - 'A']);
        int frame = (most - 1) * (n + 1);
        for (int count : counts) {
            if (count == most) frame++;
        }
        return Math.max(frame, tasks.length);
    }
}

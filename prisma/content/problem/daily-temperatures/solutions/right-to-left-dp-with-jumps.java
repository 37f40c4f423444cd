class Solution {
    public int[] dailyTemperatures(int[] temperatures) {
        int n = temperatures.length;
        int[] wait = new int[n];
        for (int day = n - 2; day >= 0; day--) {
            int later = day + 1;
            while (wait[later] > 0 && temperatures[later] <= temperatures[day]) {
                later += wait[later];
            }
            if (temperatures[later] > temperatures[day]) wait[day] = later - day;
        }
        return wait;
    }
}

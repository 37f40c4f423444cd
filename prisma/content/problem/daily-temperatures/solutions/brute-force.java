class Solution {
    public int[] dailyTemperatures(int[] temperatures) {
        int n = temperatures.length;
        int[] wait = new int[n];
        for (int day = 0; day < n; day++) {
            for (int later = day + 1; later < n; later++) {
                if (temperatures[later] > temperatures[day]) {
                    wait[day] = later - day;
                    break;
                }
            }
        }
        return wait;
    }
}

// Wrong Answer: stores the next day of each temperature, but ignores negative temperatures
class Solution {
    public int[] dailyTemperatures(int[] temperatures) {
        int[] nextDay = new int[101];
        int[] wait = new int[temperatures.length];
        for (int day = temperatures.length - 1; day >= 0; day--) {
            int nearest = Integer.MAX_VALUE;
            int warmer = Math.max(0, temperatures[day] + 1);
            for (int degrees = warmer; degrees <= 100; degrees++) {
                if (nextDay[degrees] > 0) nearest = Math.min(nearest, nextDay[degrees]);
            }
            if (nearest < Integer.MAX_VALUE) wait[day] = nearest - day;
            if (temperatures[day] >= 0) nextDay[temperatures[day]] = day;
        }
        return wait;
    }
}

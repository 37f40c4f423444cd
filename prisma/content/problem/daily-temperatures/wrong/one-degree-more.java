// Wrong Answer: looks only for a day that is exactly one degree warmer
class Solution {
    public int[] dailyTemperatures(int[] temperatures) {
        int[] nextDay = new int[102];
        int[] wait = new int[temperatures.length];
        for (int day = temperatures.length - 1; day >= 0; day--) {
            int warmer = nextDay[temperatures[day] + 1];
            if (warmer > 0) wait[day] = warmer - day;
            nextDay[temperatures[day]] = day;
        }
        return wait;
    }
}

import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int[] dailyTemperatures(int[] temperatures) {
        int[] wait = new int[temperatures.length];
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int day = 0; day < temperatures.length; day++) {
            int degrees = temperatures[day];
            while (!waiting.isEmpty() && temperatures[waiting.peek()] < degrees) {
                int earlier = waiting.pop();
                wait[earlier] = day - earlier;
            }
            waiting.push(day);
        }
        return wait;
    }
}

// Wrong Answer: sends the half that is cheapest in city A there, whatever they cost in city B
import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int twoCitySchedCost(int[][] costs) {
        int[][] ordered = costs.clone();
        Arrays.sort(ordered, Comparator.comparingInt(cost -> cost[0]));
        int sum = 0;
        for (int i = 0; i < ordered.length; i++) {
            sum += i < ordered.length / 2 ? ordered[i][0] : ordered[i][1];
        }
        return sum;
    }
}

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Solution {
    public List<List<Integer>> subsetsWithDup(int[] nums) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int number : nums) {
            counts.merge(number, 1, Integer::sum);
        }
        List<List<Integer>> selections = List.of(List.of());
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> selection : selections) {
                List<Integer> current = new ArrayList<>(selection);
                for (int taken = 0; taken <= entry.getValue(); taken++) {
                    longer.add(new ArrayList<>(current));
                    current.add(entry.getKey());
                }
            }
            selections = longer;
        }
        return selections;
    }
}

import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> permute(int[] nums) {
        List<List<Integer>> permutations = new ArrayList<>();
        permutations.add(new ArrayList<>());
        for (int number : nums) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> shorter : permutations) {
                for (int place = 0; place <= shorter.size(); place++) {
                    List<Integer> permutation = new ArrayList<>(shorter);
                    permutation.add(place, number);
                    longer.add(permutation);
                }
            }
            permutations = longer;
        }
        return permutations;
    }
}

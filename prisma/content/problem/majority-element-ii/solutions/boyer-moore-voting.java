import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> majorityElement(int[] nums) {
        int first = 0;
        int second = 1;
        int firstVotes = 0;
        int secondVotes = 0;
        for (int num : nums) {
            if (num == first) {
                firstVotes++;
            } else if (num == second) {
                secondVotes++;
            } else if (firstVotes == 0) {
                first = num;
                firstVotes = 1;
            } else if (secondVotes == 0) {
                second = num;
                secondVotes = 1;
            } else {
                firstVotes--;
                secondVotes--;
            }
        }
        List<Integer> frequent = new ArrayList<>();
        for (int candidate : new int[] {first, second}) {
            int count = 0;
            for (int num : nums) {
                if (num == candidate) count++;
            }
            if (3 * count > nums.length) frequent.add(candidate);
        }
        return frequent;
    }
}

// Wrong Answer: trusts the vote and does not count the candidates
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> majorityElement(int[] nums) {
        int first = 0, second = 1, firstVotes = 0, secondVotes = 0;
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
        if (firstVotes > 0) frequent.add(first);
        if (secondVotes > 0) frequent.add(second);
        return frequent;
    }
}

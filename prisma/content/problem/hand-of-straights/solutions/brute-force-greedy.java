import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public boolean isNStraightHand(int[] hand, int groupSize) {
        if (hand.length % groupSize != 0) {
            return false;
        }
        List<Integer> left = new ArrayList<>();
        for (int card : hand) {
            left.add(card);
        }
        while (!left.isEmpty()) {
            int first = Collections.min(left);
            for (int i = 0; i < groupSize; i++) {
                if (!left.remove(Integer.valueOf(first + i))) {
                    return false;
                }
            }
        }
        return true;
    }
}

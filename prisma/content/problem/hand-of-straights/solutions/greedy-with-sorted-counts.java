import java.util.Map;
import java.util.TreeMap;

class Solution {
    public boolean isNStraightHand(int[] hand, int groupSize) {
        if (hand.length % groupSize != 0) {
            return false;
        }
        Map<Integer, Integer> left = new TreeMap<>();
        for (int card : hand) {
            left.merge(card, 1, Integer::sum);
        }
        for (int first : left.keySet()) {
            int count = left.get(first);
            if (count == 0) {
                continue;
            }
            for (int card = first; card < first + groupSize; card++) {
                int there = left.getOrDefault(card, 0);
                if (there < count) {
                    return false;
                }
                left.put(card, there - count);
            }
        }
        return true;
    }
}

import java.util.HashMap;
import java.util.Map;

class Solution {
    private static class Info {
        private int count;
        private int first;
        private int last;
    }

    public int findShortestSubArray(int[] nums) {
        Map<Integer, Info> infoOf = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Info info = infoOf.computeIfAbsent(nums[i], value -> new Info());
            if (info.count == 0) {
                info.first = i;
            }
            info.count++;
            info.last = i;
        }
        int degree = 0;
        int shortest = nums.length;
        for (Info info : infoOf.values()) {
            int length = info.last - info.first + 1;
            if (info.count > degree || (info.count == degree && length < shortest)) {
                degree = info.count;
                shortest = length;
            }
        }
        return shortest;
    }
}

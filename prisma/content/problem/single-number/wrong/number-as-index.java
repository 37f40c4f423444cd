// Runtime Error: uses numbers as array indices, but they may be negative or too large
class Solution {
    public int singleNumber(int[] nums) {
        int[] count = new int[200_000];
        for (int value : nums) {
            count[value]++;
        }
        for (int value : nums) {
            if (count[value] == 1) {
                return value;
            }
        }
        return 0;
    }
}

import java.util.Arrays;

class Solution {
    public int[] twoSum(int[] numbers, int target) {
        for (int first = 0; first < numbers.length; first++) {
            int partner = target - numbers[first];
            int from = first + 1;
            int second = Arrays.binarySearch(numbers, from, numbers.length, partner);
            if (second > first) {
                return new int[] {first + 1, second + 1};
            }
        }
        return new int[0];
    }
}

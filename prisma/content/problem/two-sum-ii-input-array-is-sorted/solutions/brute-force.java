class Solution {
    public int[] twoSum(int[] numbers, int target) {
        for (int first = 0; first < numbers.length; first++) {
            for (int second = first + 1; second < numbers.length; second++) {
                if (numbers[first] + numbers[second] == target) {
                    return new int[] {first + 1, second + 1};
                }
            }
        }
        return new int[0];
    }
}

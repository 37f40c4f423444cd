class Solution {
    public int findKthPositive(int[] arr, int k) {
        int answer = k;
        for (int value : arr) {
            if (value > answer) {
                break;
            }
            answer++;
        }
        return answer;
    }
}

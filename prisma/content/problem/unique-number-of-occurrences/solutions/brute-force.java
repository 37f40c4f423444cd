class Solution {
    public boolean uniqueOccurrences(int[] arr) {
        int[] counts = new int[arr.length];
        for (int i = 0; i < arr.length; i++) {
            for (int other : arr) {
                if (other == arr[i]) counts[i]++;
            }
        }
        for (int i = 0; i < arr.length; i++) {
            for (int j = 0; j < i; j++) {
                if (arr[i] != arr[j] && counts[i] == counts[j]) return false;
            }
        }
        return true;
    }
}

class Solution {
    public String removeDuplicates(String s, int k) {
        char[] letters = new char[s.length()];
        int[] counts = new int[s.length()];
        int size = 0;
        for (char letter : s.toCharArray()) {
            if (size == 0 || letters[size - 1] != letter) {
                letters[size] = letter;
                counts[size] = 0;
                size++;
            }
            counts[size - 1]++;
            if (counts[size - 1] == k) {
                size--;
            }
        }
        StringBuilder left = new StringBuilder();
        for (int i = 0; i < size; i++) {
            left.append(String.valueOf(letters[i]).repeat(counts[i]));
        }
        return left.toString();
    }
}

class Solution {
    public String customSortString(String order, String s) {
        int[] counts = new int[26];
        for (char letter : s.toCharArray()) {
            counts[letter - 'a']++;
        }
        StringBuilder sorted = new StringBuilder();
        for (char letter : order.toCharArray()) {
            sorted.append(String.valueOf(letter).repeat(counts[letter - 'a']));
            counts[letter - 'a'] = 0;
        }
        for (char letter = 'a'; letter <= 'z'; letter++) {
            sorted.append(String.valueOf(letter).repeat(counts[letter - 'a']));
        }
        return sorted.toString();
    }
}

class Solution {
    public boolean isAlienSorted(String[] words, String order) {
        int[] rank = new int[26];
        for (int i = 0; i < 26; i++) {
            rank[order.charAt(i) - 'a'] = i;
        }
        for (int w = 0; w + 1 < words.length; w++) {
            String first = words[w];
            String second = words[w + 1];
            int shorter = Math.min(first.length(), second.length());
            int i = 0;
            while (i < shorter && first.charAt(i) == second.charAt(i)) {
                i++;
            }
            if (i == first.length()) continue;
            if (i == second.length()) return false;
            char x = first.charAt(i);
            char y = second.charAt(i);
            if (rank[x - 'a'] > rank[y - 'a']) return false;
        }
        return true;
    }
}

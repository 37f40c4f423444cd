class Solution {
    public String reorganizeString(String s) {
        int[] counts = new int[26];
        int most = 0;
        for (char letter : s.toCharArray()) {
            counts[letter - 'a']++;
        }
        for (int letter = 0; letter < 26; letter++) {
            if (counts[letter] > counts[most]) {
                most = letter;
            }
        }
        if (counts[most] > (s.length() + 1) / 2) {
            return "";
        }

        char[] result = new char[s.length()];
        int index = place(result, most, counts, 0);
        for (int letter = 0; letter < 26; letter++) {
            index = place(result, letter, counts, index);
        }
        return new String(result);
    }

    private int place(char[] result, int letter, int[] counts, int index) {
        while (counts[letter] > 0) {
            result[index] = (char) ('a' + letter);
            counts[letter]--;
            index += 2;
            if (index >= result.length) {
                index = 1;
            }
        }
        return index;
    }
}

// Wrong Answer: rounds half of the length down, although a letter may fill all even indices
class Solution {
    public String reorganizeString(String s) {
        int[] counts = new int[26];
        for (char letter : s.toCharArray()) {
            counts[letter - 'a']++;
        }
        char[] result = new char[s.length()];
        int index = 0;
        for (int round = 0; round < 26; round++) {
            int most = 0;
            for (int letter = 0; letter < 26; letter++) {
                if (counts[letter] > counts[most]) {
                    most = letter;
                }
            }
            if (counts[most] > s.length() / 2) {
                return "";
            }
            while (counts[most]-- > 0) {
                result[index] = (char) ('a' + most);
                index += 2;
                if (index >= s.length()) {
                    index = 1;
                }
            }
            counts[most] = 0;
        }
        return new String(result);
    }
}

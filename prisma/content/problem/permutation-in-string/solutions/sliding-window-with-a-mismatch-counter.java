class Solution {
    private int[] excess;
    private int different;

    public boolean checkInclusion(String s1, String s2) {
        excess = new int[26];
        different = 0;
        for (char letter : s1.toCharArray()) {
            change(letter, -1);
        }
        for (int end = 0; end < s2.length(); end++) {
            change(s2.charAt(end), 1);
            if (end >= s1.length()) {
                change(s2.charAt(end - s1.length()), -1);
            }
            if (different == 0) {
                return true;
            }
        }
        return false;
    }

    private void change(char letter, int by) {
        int place = letter - 'a';
        if (excess[place] == 0) {
            different++;
        }
        excess[place] += by;
        if (excess[place] == 0) {
            different--;
        }
    }
}

class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) return false;
        for (int i = 0; i < words.length; i++) {
            for (int j = 0; j < i; j++) {
                boolean sameLetter = pattern.charAt(i) == pattern.charAt(j);
                if (sameLetter != words[i].equals(words[j])) return false;
            }
        }
        return true;
    }
}

class Solution {
    public boolean canConstruct(String ransomNote, String magazine) {
        int[] available = new int[26];
        for (char letter : magazine.toCharArray()) {
            available[letter - 'a']++;
        }
        for (char letter : ransomNote.toCharArray()) {
            if (available[letter - 'a'] == 0) return false;
            available[letter - 'a']--;
        }
        return true;
    }
}

class Solution {
    public boolean canConstruct(String ransomNote, String magazine) {
        boolean[] used = new boolean[magazine.length()];
        for (char letter : ransomNote.toCharArray()) {
            int i = 0;
            while (i < used.length && (magazine.charAt(i) != letter || used[i])) {
                i++;
            }
            if (i == used.length) return false;
            used[i] = true;
        }
        return true;
    }
}

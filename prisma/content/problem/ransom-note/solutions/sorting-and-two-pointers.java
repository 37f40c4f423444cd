import java.util.Arrays;

class Solution {
    public boolean canConstruct(String ransomNote, String magazine) {
        char[] note = ransomNote.toCharArray();
        char[] letters = magazine.toCharArray();
        Arrays.sort(note);
        Arrays.sort(letters);
        int i = 0;
        for (char letter : letters) {
            if (i == note.length || letter > note[i]) break;
            if (letter == note[i]) i++;
        }
        return i == note.length;
    }
}

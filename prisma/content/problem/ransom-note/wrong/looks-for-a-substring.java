// Wrong Answer: asks for the note as one piece of the magazine, in the same order
class Solution {
    public boolean canConstruct(String ransomNote, String magazine) {
        return magazine.contains(ransomNote);
    }
}

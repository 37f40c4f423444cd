// Wrong Answer: compares how often characters occur, but not where
class Solution {
    public boolean isIsomorphic(String s, String t) {
        return Arrays.equals(counts(s), counts(t));
    }

    private int[] counts(String text) {
        int[] counts = new int[128];
        for (char letter : text.toCharArray()) counts[letter]++;
        Arrays.sort(counts);
        return counts;
    }
}

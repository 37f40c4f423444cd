// Wrong Answer: returns the end indices instead of the lengths
class Solution {
    public List<Integer> partitionLabels(String s) {
        List<Integer> ends = new ArrayList<>();
        int end = 0;
        for (int i = 0; i < s.length(); i++) {
            end = Math.max(end, s.lastIndexOf(s.charAt(i)));
            if (i == end) {
                ends.add(end + 1);
            }
        }
        return ends;
    }
}

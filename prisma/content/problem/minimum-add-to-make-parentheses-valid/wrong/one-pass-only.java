// Wrong Answer: removes the pairs once, but not the pairs that this creates
class Solution {
    public int minAddToMakeValid(String s) {
        return s.replace("()", "").length();
    }
}

// Wrong Answer: removes the pairs once, and not those that come together afterwards
class Solution {
    public int minAddToMakeValid(String s) {
        return s.replace("()", "").length();
    }
}

class Solution {
    public String convert(String s, int numRows) {
        if (numRows == 1) {
            return s;
        }
        int n = s.length();
        int cycle = 2 * numRows - 2;
        StringBuilder converted = new StringBuilder();
        for (int row = 0; row < numRows && row < n; row++) {
            for (int start = 0; start + row < n; start += cycle) {
                converted.append(s.charAt(start + row));
                int upward = start + cycle - row;
                if (row > 0 && row < numRows - 1 && upward < n) {
                    converted.append(s.charAt(upward));
                }
            }
        }
        return converted.toString();
    }
}

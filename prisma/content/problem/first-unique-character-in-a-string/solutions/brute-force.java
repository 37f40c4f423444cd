class Solution {
    public int firstUniqChar(String s) {
        int length = s.length();
        for (int position = 0; position < length; position++) {
            char letter = s.charAt(position);
            int other = 0;
            while (other < length && (other == position || s.charAt(other) != letter)) {
                other++;
            }
            if (other == length) {
                return position;
            }
        }
        return -1;
    }
}

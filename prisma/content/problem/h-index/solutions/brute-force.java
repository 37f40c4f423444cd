class Solution {
    public int hIndex(int[] citations) {
        for (int h = citations.length; h > 0; h--) {
            int papers = 0;
            for (int count : citations) {
                if (count >= h) {
                    papers++;
                }
            }
            if (papers >= h) {
                return h;
            }
        }
        return 0;
    }
}

class Solution {
    public int countSubstrings(String s) {
        char[] text = ("#" + String.join("#", s.split("")) + "#").toCharArray();
        int[] radius = new int[text.length];
        int middle = 0;
        int edge = 0;
        int count = 0;
        for (int i = 0; i < text.length; i++) {
            int reach = i < edge ? Math.min(radius[2 * middle - i], edge - i) : 0;
            while (i - reach > 0 && i + reach + 1 < text.length
                    && text[i - reach - 1] == text[i + reach + 1]) {
                reach++;
            }
            radius[i] = reach;
            if (i + reach > edge) {
                middle = i;
                edge = i + reach;
            }
            count += (reach + 1) / 2;
        }
        return count;
    }
}

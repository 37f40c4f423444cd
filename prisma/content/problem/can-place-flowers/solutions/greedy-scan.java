class Solution {
    public boolean canPlaceFlowers(int[] flowerbed, int n) {
        int last = flowerbed.length - 1;
        int i = 0;
        while (i <= last && n > 0) {
            boolean leftEmpty = i == 0 || flowerbed[i - 1] == 0;
            boolean rightEmpty = i == last || flowerbed[i + 1] == 0;
            if (flowerbed[i] == 0 && leftEmpty && rightEmpty) {
                n--;
                i += 2;
            } else {
                i++;
            }
        }
        return n == 0;
    }
}

class Solution {
    public boolean canPlaceFlowers(int[] flowerbed, int n) {
        return canPlant(flowerbed, 0, n);
    }

    private boolean canPlant(int[] bed, int i, int left) {
        if (left == 0) {
            return true;
        }
        if (i == bed.length) {
            return false;
        }
        boolean isFree = bed[i] == 0
                && (i == 0 || bed[i - 1] == 0)
                && (i + 1 == bed.length || bed[i + 1] == 0);
        if (isFree) {
            bed[i] = 1;
            boolean planted = canPlant(bed, i + 1, left - 1);
            bed[i] = 0;
            if (planted) {
                return true;
            }
        }
        return canPlant(bed, i + 1, left);
    }
}

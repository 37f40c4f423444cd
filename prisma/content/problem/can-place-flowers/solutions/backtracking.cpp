#include <vector>
using namespace std;

class Solution {
public:
    bool canPlaceFlowers(vector<int>& flowerbed, int n) {
        return canPlant(flowerbed, 0, n);
    }

private:
    bool canPlant(vector<int>& bed, size_t i, int left) {
        if (left == 0) return true;
        if (i == bed.size()) return false;
        bool isFree = bed[i] == 0 && (i == 0 || bed[i - 1] == 0) &&
                      (i + 1 == bed.size() || bed[i + 1] == 0);
        if (isFree) {
            bed[i] = 1;
            bool planted = canPlant(bed, i + 1, left - 1);
            bed[i] = 0;
            if (planted) return true;
        }
        return canPlant(bed, i + 1, left);
    }
};

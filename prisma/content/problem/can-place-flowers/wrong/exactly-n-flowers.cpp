// Wrong Answer: plants as many flowers as possible and then expects exactly n of them
#include <vector>
using namespace std;

class Solution {
public:
    bool canPlaceFlowers(vector<int>& flowerbed, int n) {
        int size = flowerbed.size();
        for (int i = 0; i < size; i++) {
            bool left = i == 0 || flowerbed[i - 1] == 0;
            bool right = i == size - 1 || flowerbed[i + 1] == 0;
            if (left && right && flowerbed[i] == 0) {
                flowerbed[i] = 1;
                n--;
            }
        }
        return n == 0;
    }
};

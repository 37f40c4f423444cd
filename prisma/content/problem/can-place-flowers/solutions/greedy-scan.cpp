#include <vector>
using namespace std;

class Solution {
public:
    bool canPlaceFlowers(vector<int>& flowerbed, int n) {
        int last = flowerbed.size() - 1;
        int i = 0;
        while (i <= last && n > 0) {
            bool leftEmpty = i == 0 || flowerbed[i - 1] == 0;
            bool rightEmpty = i == last || flowerbed[i + 1] == 0;
            if (flowerbed[i] == 0 && leftEmpty && rightEmpty) {
                n--;
                i += 2;
            } else {
                i++;
            }
        }
        return n == 0;
    }
};

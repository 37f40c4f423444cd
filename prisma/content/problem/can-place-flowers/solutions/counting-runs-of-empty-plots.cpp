#include <vector>
using namespace std;

class Solution {
public:
    bool canPlaceFlowers(vector<int>& flowerbed, int n) {
        int count = 0, length = 1;
        for (int plot : flowerbed) {
            if (plot == 0) {
                length++;
            } else if (length > 0) {
                count += (length - 1) / 2;
                length = 0;
            }
        }
        length++;
        count += (length - 1) / 2;
        return count >= n;
    }
};

#include <vector>
using namespace std;

class Solution {
public:
    int candy(vector<int>& ratings) {
        int total = 1, up = 0, down = 0, peak = 0;
        for (size_t i = 1; i < ratings.size(); i++) {
            if (ratings[i] > ratings[i - 1]) {
                peak = ++up;
                down = 0;
                total += up + 1;
            } else if (ratings[i] == ratings[i - 1]) {
                up = down = peak = 0;
                total += 1;
            } else {
                up = 0;
                down++;
                total += down + (down > peak ? 1 : 0);
            }
        }
        return total;
    }
};

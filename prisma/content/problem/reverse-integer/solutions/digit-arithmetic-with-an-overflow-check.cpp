#include <limits>
using namespace std;

class Solution {
public:
    int reverse(int x) {
        int result = 0;
        while (x != 0) {
            if (result > numeric_limits<int>::max() / 10) return 0;
            if (result < numeric_limits<int>::min() / 10) return 0;
            result = 10 * result + x % 10;
            x /= 10;
        }
        return result;
    }
};

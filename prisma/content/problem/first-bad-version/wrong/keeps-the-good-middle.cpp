// Time Limit Exceeded: keeps the good middle in the range, so two versions never become one
#include <vector>
using namespace std;

class Solution {
public:
    int firstBadVersion(vector<bool>& isBad) {
        int low = 1, high = isBad.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (isBad[middle - 1]) high = middle;
            else low = middle;
        }
        return low;
    }
};

// Wrong Answer: starts with 0, which is larger than a single negative number
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProduct(vector<int>& nums) {
        int best = 0;
        int largest = 1;
        int smallest = 1;
        for (int num : nums) {
            int one = largest * num;
            int other = smallest * num;
            largest = max(num, max(one, other));
            smallest = min(num, min(one, other));
            best = max(best, largest);
        }
        return best;
    }
};

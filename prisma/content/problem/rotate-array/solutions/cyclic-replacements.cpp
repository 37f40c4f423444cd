#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void rotate(vector<int>& nums, int k) {
        int n = nums.size();
        int moved = 0;
        for (int start = 0; moved < n; start++) {
            int i = start;
            int carried = nums[start];
            do {
                i = (i + k) % n;
                swap(nums[i], carried);
                moved++;
            } while (i != start);
        }
    }
};

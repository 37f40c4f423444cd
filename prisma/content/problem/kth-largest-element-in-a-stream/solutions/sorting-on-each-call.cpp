#include <algorithm>
#include <vector>
using namespace std;

class KthLargest {
public:
    KthLargest(int k, vector<int>& nums) : k(k), nums(nums) {}

    int add(int val) {
        nums.push_back(val);
        sort(nums.begin(), nums.end());
        return nums[nums.size() - k];
    }

private:
    int k;
    vector<int> nums;
};

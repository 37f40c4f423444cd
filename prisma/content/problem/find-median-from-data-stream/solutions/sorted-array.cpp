#include <algorithm>
#include <cstddef>
#include <vector>
using namespace std;

class MedianFinder {
public:
    MedianFinder() {}

    void addNum(int num) {
        nums.insert(upper_bound(nums.begin(), nums.end(), num), num);
    }

    double findMedian() {
        size_t middle = nums.size() / 2;
        if (nums.size() % 2 == 1) return nums[middle];
        return (static_cast<double>(nums[middle - 1]) + nums[middle]) / 2;
    }

private:
    vector<int> nums;
};

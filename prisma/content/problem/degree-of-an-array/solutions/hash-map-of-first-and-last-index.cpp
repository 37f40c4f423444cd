#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int findShortestSubArray(vector<int>& nums) {
        unordered_map<int, Info> infoOf;
        int n = nums.size();
        for (int i = 0; i < n; i++) {
            Info& info = infoOf[nums[i]];
            if (info.count++ == 0) info.first = i;
            info.last = i;
        }
        int degree = 0, shortest = n;
        for (const auto& [value, info] : infoOf) {
            int length = info.last - info.first + 1;
            if (info.count > degree || (info.count == degree && length < shortest)) {
                degree = info.count;
                shortest = length;
            }
        }
        return shortest;
    }

private:
    struct Info {
        int count = 0;
        int first = 0;
        int last = 0;
    };
};

// Wrong Answer: searches the whole array, so a number that is half of the target finds itself
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> twoSum(vector<int>& numbers, int target) {
        int n = numbers.size();
        for (int first = 0; first < n; ++first) {
            int wanted = target - numbers[first];
            auto partner = lower_bound(numbers.begin(), numbers.end(), wanted);
            if (partner == numbers.end() || *partner != wanted) continue;
            int second = partner - numbers.begin();
            return {first + 1, second + 1};
        }
        return {};
    }
};

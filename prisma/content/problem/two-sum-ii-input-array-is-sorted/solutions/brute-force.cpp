#include <vector>
using namespace std;

class Solution {
public:
    vector<int> twoSum(vector<int>& numbers, int target) {
        int n = numbers.size();
        for (int first = 0; first < n; ++first) {
            for (int second = first + 1; second < n; ++second) {
                if (numbers[first] + numbers[second] == target) {
                    return {first + 1, second + 1};
                }
            }
        }
        return {};
    }
};

// Wrong Answer: looks for a free counter before it compares, so one value takes both
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> majorityElement(vector<int>& nums) {
        int first = 0, second = 0, firstVotes = 0, secondVotes = 0;
        for (int num : nums) {
            if (firstVotes == 0) {
                first = num;
                firstVotes = 1;
            } else if (secondVotes == 0) {
                second = num;
                secondVotes = 1;
            } else if (num == first) {
                firstVotes++;
            } else if (num == second) {
                secondVotes++;
            } else {
                firstVotes--;
                secondVotes--;
            }
        }
        vector<int> frequent;
        int n = nums.size();
        for (int num : {first, second}) {
            if (3 * count(nums.begin(), nums.end(), num) > n) frequent.push_back(num);
        }
        return frequent;
    }
};

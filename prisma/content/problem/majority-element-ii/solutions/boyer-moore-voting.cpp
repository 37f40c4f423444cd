#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> majorityElement(vector<int>& nums) {
        int first = 0, second = 1, firstVotes = 0, secondVotes = 0;
        for (int num : nums) {
            if (num == first) {
                firstVotes++;
            } else if (num == second) {
                secondVotes++;
            } else if (firstVotes == 0) {
                first = num;
                firstVotes = 1;
            } else if (secondVotes == 0) {
                second = num;
                secondVotes = 1;
            } else {
                firstVotes--;
                secondVotes--;
            }
        }
        vector<int> frequent;
        int n = nums.size();
        for (int num : {first, second}) {
            int copies = count(nums.begin(), nums.end(), num);
            if (3 * copies > n) frequent.push_back(num);
        }
        return frequent;
    }
};

#include <algorithm>
#include <iterator>
#include <vector>
using namespace std;

class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        vector<int> different;
        unique_copy(nums.begin(), nums.end(), back_inserter(different));
        copy(different.begin(), different.end(), nums.begin());
        return different.size();
    }
};

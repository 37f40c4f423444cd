// Wrong Answer: skips every 0 in the product, which is correct only if there is a single one
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> productExceptSelf(vector<int>& nums) {
        long long product = 1;
        bool hasZero = false;
        for (int num : nums) {
            if (num == 0) {
                hasZero = true;
            } else {
                product *= num;
            }
        }
        vector<int> answer;
        for (int num : nums) {
            if (num == 0) {
                answer.push_back(product);
            } else {
                answer.push_back(hasZero ? 0 : product / num);
            }
        }
        return answer;
    }
};

// Wrong Answer: passes the carry on only once, though the previous digit may be a 9 too
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> plusOne(vector<int>& digits) {
        size_t last = digits.size() - 1;
        if (digits[last] < 9) {
            ++digits[last];
            return digits;
        }
        digits[last] = 0;
        if (last > 0) {
            ++digits[last - 1];
        } else {
            digits.insert(digits.begin(), 1);
        }
        return digits;
    }
};

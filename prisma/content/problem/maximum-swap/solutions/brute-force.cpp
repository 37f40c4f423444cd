#include <algorithm>
#include <string>
#include <utility>
using namespace std;

class Solution {
public:
    int maximumSwap(int num) {
        string digits = to_string(num);
        string best = digits;
        for (size_t i = 0; i < digits.size(); i++) {
            for (size_t j = i + 1; j < digits.size(); j++) {
                swap(digits[i], digits[j]);
                best = max(best, digits);
                swap(digits[i], digits[j]);
            }
        }
        return stoi(best);
    }
};

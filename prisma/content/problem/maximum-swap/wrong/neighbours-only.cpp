// Wrong Answer: swaps only adjacent digits
#include <string>
#include <utility>
using namespace std;

class Solution {
public:
    int maximumSwap(int num) {
        string digits = to_string(num);
        for (size_t i = 0; i + 1 < digits.size(); i++) {
            if (digits[i] >= digits[i + 1]) continue;
            swap(digits[i], digits[i + 1]);
            break;
        }
        return stoi(digits);
    }
};

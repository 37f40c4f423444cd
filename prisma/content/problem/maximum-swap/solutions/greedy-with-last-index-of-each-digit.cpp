#include <array>
#include <string>
#include <utility>
using namespace std;

class Solution {
public:
    int maximumSwap(int num) {
        string digits = to_string(num);
        int length = digits.size();
        array<int, 10> last;
        last.fill(-1);
        for (int i = 0; i < length; i++) last[digits[i] - '0'] = i;
        for (int i = 0; i < length; i++) {
            for (int greater = 9; greater > digits[i] - '0'; greater--) {
                if (last[greater] <= i) continue;
                swap(digits[i], digits[last[greater]]);
                return stoi(digits);
            }
        }
        return num;
    }
};

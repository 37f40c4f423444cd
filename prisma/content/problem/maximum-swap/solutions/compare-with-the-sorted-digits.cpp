#include <algorithm>
#include <functional>
#include <string>
#include <utility>
using namespace std;

class Solution {
public:
    int maximumSwap(int num) {
        string digits = to_string(num);
        string sorted = digits;
        sort(sorted.begin(), sorted.end(), greater<>());
        for (size_t i = 0; i < digits.size(); i++) {
            if (digits[i] == sorted[i]) continue;
            swap(digits[i], digits[digits.rfind(sorted[i])]);
            break;
        }
        return stoi(digits);
    }
};

// Wrong Answer: counts permutations in the order in which swapping produces them, which is not sorted
#include <string>
#include <utility>
using namespace std;

class Solution {
public:
    string getPermutation(int n, int k) {
        string digits = string("123456789").substr(0, n);
        left = k;
        generate(digits, 0);
        return found;
    }

private:
    int left = 0;
    string found;

    void generate(string& digits, size_t i) {
        if (i == digits.size()) {
            if (--left == 0) found = digits;
            return;
        }
        for (size_t j = i; j < digits.size() && left > 0; j++) {
            swap(digits[i], digits[j]);
            generate(digits, i + 1);
            swap(digits[i], digits[j]);
        }
    }
};

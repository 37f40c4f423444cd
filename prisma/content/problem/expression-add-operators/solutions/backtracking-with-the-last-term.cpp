#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
    using Value = long long;

public:
    vector<string> addOperators(string num, int target) {
        digits = num;
        wanted = target;
        found.clear();
        extend(0, "", 0, 0);
        return found;
    }

private:
    string digits;
    int wanted = 0;
    vector<string> found;

    void extend(size_t index, const string& expression, Value value, Value last) {
        if (index == digits.size()) {
            if (value == wanted) found.push_back(expression);
            return;
        }
        Value x = 0;
        for (size_t end = index + 1; end <= digits.size(); ++end) {
            if (end > index + 1 && digits[index] == '0') break;
            x = x * 10 + (digits[end - 1] - '0');
            string number = digits.substr(index, end - index);
            if (index == 0) {
                extend(end, number, x, x);
                continue;
            }
            extend(end, expression + '+' + number, value + x, x);
            extend(end, expression + '-' + number, value - x, -x);
            extend(end, expression + '*' + number, value - last + last * x, last * x);
        }
    }
};

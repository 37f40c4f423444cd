// Wrong Answer: stores the last term after a minus without its sign, so that 9-2*3 becomes 9-2-2+6
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> addOperators(string num, int target) {
        found.clear();
        extend(num, target, 0, "", 0, 0);
        return found;
    }

private:
    vector<string> found;

    void extend(const string& num, int target, size_t index, const string& expression, long long value, long long last) {
        if (index == num.size()) {
            if (value == target) found.push_back(expression);
            return;
        }
        for (size_t end = index + 1; end <= num.size(); ++end) {
            if (end > index + 1 && num[index] == '0') break;
            string digits = num.substr(index, end - index);
            long long x = stoll(digits);
            if (index == 0) {
                extend(num, target, end, digits, x, x);
                continue;
            }
            extend(num, target, end, expression + '+' + digits, value + x, x);
            extend(num, target, end, expression + '-' + digits, value - x, x);
            extend(num, target, end, expression + '*' + digits, value - last + last * x, last * x);
        }
    }
};

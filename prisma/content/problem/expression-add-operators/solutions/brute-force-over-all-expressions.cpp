#include <cctype>
#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> addOperators(string num, int target) {
        digits = num;
        wanted = target;
        found.clear();
        extend(1, num.substr(0, 1));
        return found;
    }

private:
    string digits;
    int wanted = 0;
    vector<string> found;

    void extend(size_t index, const string& expression) {
        if (index == digits.size()) {
            if (isAllowed(expression) && valueOf(expression) == wanted) {
                found.push_back(expression);
            }
            return;
        }
        for (const char* gap : {"", "+", "-", "*"}) {
            extend(index + 1, expression + gap + digits[index]);
        }
    }

    bool isAllowed(const string& expression) {
        for (size_t i = 0; i + 1 < expression.size(); ++i) {
            bool isStart = i == 0 || !isdigit(expression[i - 1]);
            bool isLonger = isdigit(expression[i + 1]);
            if (isStart && isLonger && expression[i] == '0') return false;
        }
        return true;
    }

    long long valueOf(const string& expression) {
        long long total = 0, term = 0, number = 0;
        char before = '+';
        for (size_t i = 0; i <= expression.size(); ++i) {
            if (i < expression.size() && isdigit(expression[i])) {
                number = number * 10 + (expression[i] - '0');
                continue;
            }
            if (before == '*') {
                term *= number;
            } else {
                total += term;
                term = before == '+' ? number : -number;
            }
            if (i < expression.size()) before = expression[i];
            number = 0;
        }
        return total + term;
    }
};

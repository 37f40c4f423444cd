#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int evalRPN(vector<string>& tokens) {
        vector<string> rest = tokens;
        while (rest.size() > 1) {
            size_t at = 0;
            while (!isOperator(rest[at])) at++;
            int left = stoi(rest[at - 2]);
            int right = stoi(rest[at - 1]);
            rest[at - 2] = to_string(apply(rest[at][0], left, right));
            rest.erase(rest.begin() + at - 1, rest.begin() + at + 1);
        }
        return stoi(rest[0]);
    }

private:
    static bool isOperator(const string& token) {
        return token == "+" || token == "-" || token == "*" || token == "/";
    }

    static int apply(char operation, int left, int right) {
        if (operation == '+') return left + right;
        if (operation == '-') return left - right;
        if (operation == '*') return left * right;
        return left / right;
    }
};

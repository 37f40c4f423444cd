// Wrong Answer: takes the value on top of the stack as the left operand
#include <cctype>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int evalRPN(vector<string>& tokens) {
        vector<int> operands;
        for (const string& token : tokens) {
            if (token.size() > 1 || isdigit(token[0])) {
                operands.push_back(stoi(token));
                continue;
            }
            int left = operands.back();
            operands.pop_back();
            int right = operands.back();
            operands.pop_back();
            if (token == "+") operands.push_back(left + right);
            if (token == "-") operands.push_back(left - right);
            if (token == "*") operands.push_back(left * right);
            if (token == "/") operands.push_back(right == 0 ? 0 : left / right);
        }
        return operands[0];
    }
};

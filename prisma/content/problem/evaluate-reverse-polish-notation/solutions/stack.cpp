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
            int right = operands.back();
            operands.pop_back();
            int& left = operands.back();
            switch (token[0]) {
                case '+': left += right; break;
                case '-': left -= right; break;
                case '*': left *= right; break;
                default: left /= right;
            }
        }
        return operands[0];
    }
};

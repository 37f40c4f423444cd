// Wrong Answer: appends the length as a character code instead of as a digit
#include <string>
using namespace std;

class Solution {
public:
    string countAndSay(int n) {
        string term = "1";
        for (int i = 1; i < n; i++) {
            string next;
            for (size_t start = 0, end = 0; start < term.size(); start = end) {
                while (end < term.size() && term[end] == term[start]) end++;
                next += static_cast<char>(end - start);
                next += term[start];
            }
            term = next;
        }
        return term;
    }
};

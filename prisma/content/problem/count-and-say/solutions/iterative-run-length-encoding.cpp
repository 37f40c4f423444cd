#include <string>
using namespace std;

class Solution {
public:
    string countAndSay(int n) {
        string term = "1";
        for (int i = 1; i < n; i++) {
            string next;
            for (size_t start = 0, end; start < term.size(); start = end) {
                end = term.find_first_not_of(term[start], start);
                if (end == string::npos) end = term.size();
                next += to_string(end - start);
                next += term[start];
            }
            term = next;
        }
        return term;
    }
};

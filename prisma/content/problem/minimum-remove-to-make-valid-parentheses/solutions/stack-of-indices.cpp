#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string minRemoveToMakeValid(string s) {
        vector<bool> removed(s.size(), false);
        vector<size_t> opened;
        for (size_t i = 0; i < s.size(); i++) {
            if (s[i] == '(') {
                opened.push_back(i);
            } else if (s[i] == ')') {
                if (opened.empty()) {
                    removed[i] = true;
                } else {
                    opened.pop_back();
                }
            }
        }
        for (size_t i : opened) removed[i] = true;
        string kept;
        for (size_t i = 0; i < s.size(); i++) {
            if (!removed[i]) kept += s[i];
        }
        return kept;
    }
};

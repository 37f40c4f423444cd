#include <cstddef>
#include <string>
using namespace std;

class Solution {
public:
    bool isValid(string s) {
        size_t length;
        do {
            length = s.size();
            for (const char* pair : {"()", "[]", "{}"}) removeAll(s, pair);
        } while (s.size() != length);
        return s.empty();
    }

private:
    void removeAll(string& s, const char* pair) {
        size_t i = 0;
        while ((i = s.find(pair, i)) != string::npos) s.erase(i, 2);
    }
};

#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> restoreIpAddresses(string s) {
        place(s, 0);
        return addresses;
    }

private:
    vector<string> addresses;
    vector<string> parts;

    void place(const string& s, size_t start) {
        size_t missing = 4 - parts.size();
        size_t left = s.size() - start;
        if (left < missing || left > 3 * missing) return;
        if (missing == 0) {
            string address = parts[0];
            for (int i = 1; i < 4; i++) address += "." + parts[i];
            addresses.push_back(address);
            return;
        }
        for (size_t length = 1; length <= min<size_t>(3, left); length++) {
            string part = s.substr(start, length);
            if ((length > 1 && part[0] == '0') || stoi(part) > 255) break;
            parts.push_back(part);
            place(s, start + length);
            parts.pop_back();
        }
    }
};

#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> restoreIpAddresses(string s) {
        vector<string> addresses;
        for (size_t i = 1; i <= 3; i++) {
            for (size_t j = i + 1; j <= i + 3; j++) {
                for (size_t k = j + 1; k <= j + 3 && k < s.size(); k++) {
                    string a = s.substr(0, i), b = s.substr(i, j - i);
                    string c = s.substr(j, k - j), d = s.substr(k);
                    if (isValid(a) && isValid(b) && isValid(c) && isValid(d)) {
                        addresses.push_back(a + "." + b + "." + c + "." + d);
                    }
                }
            }
        }
        return addresses;
    }

private:
    bool isValid(const string& part) {
        if (part.size() > 3 || (part.size() > 1 && part[0] == '0')) return false;
        return stoi(part) <= 255;
    }
};

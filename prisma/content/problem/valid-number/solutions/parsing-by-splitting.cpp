#include <algorithm>
#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    bool isNumber(string s) {
        size_t e = s.find_first_of("eE");
        if (e != string::npos) {
            string exponent = withoutSign(s.substr(e + 1));
            if (exponent.empty() || !isDigits(exponent)) return false;
        }
        string decimal = withoutSign(s.substr(0, e));
        size_t point = decimal.find('.');
        string before = decimal.substr(0, point);
        string behind = point == string::npos ? "" : decimal.substr(point + 1);
        if (before.empty() && behind.empty()) return false;
        return isDigits(before) && isDigits(behind);
    }

private:
    static string withoutSign(const string& text) {
        bool isSigned = !text.empty() && (text[0] == '+' || text[0] == '-');
        return isSigned ? text.substr(1) : text;
    }

    static bool isDigits(const string& text) {
        return all_of(text.begin(), text.end(), [](char c) { return isdigit(c) != 0; });
    }
};

#include <string>
using namespace std;

class Solution {
public:
    int compareVersion(string version1, string version2) {
        size_t i = 0, j = 0;
        while (i < version1.size() || j < version2.size()) {
            int a = readRevision(version1, i);
            int b = readRevision(version2, j);
            if (a != b) return a < b ? -1 : 1;
        }
        return 0;
    }

private:
    static int readRevision(const string& version, size_t& i) {
        int value = 0;
        for (; i < version.size() && version[i] != '.'; i++) {
            value = 10 * value + (version[i] - '0');
        }
        i++;
        return value;
    }
};

// Wrong Answer: reads a version number as a decimal number, so 1.10 equals 1.1
class Solution {
public:
    int compareVersion(string version1, string version2) {
        double a = stod(version1), b = stod(version2);
        if (a != b) return a < b ? -1 : 1;
        return 0;
    }
};

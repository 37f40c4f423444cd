class Solution {
public:
    int compareVersion(string v1, string v2) {
        istringstream a(v1), b(v2);
        int x, y;
        char dot;
        do {
            if (!(a >> x)) x = 0;
            if (!(b >> y)) y = 0;
            if (x != y) return x < y ? -1 : 1;
            a >> dot; b >> dot;
        } while (a || b);
        return 0;
    }
};

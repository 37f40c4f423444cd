#include <bits/stdc++.h>
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
using namespace std;
using namespace __gnu_pbds;

class MedianFinder {
    tree<pair<int,int>, null_type, less<>, rb_tree_tag, tree_order_statistics_node_update> t;
    int id = 0;
public:
    MedianFinder() {}
    void addNum(int num) { t.insert({num, id++}); }
    double findMedian() {
        int n = t.size();
        double a = t.find_by_order(n / 2)->first;
        if (n & 1) return a;
        return (a + t.find_by_order(n / 2 - 1)->first) / 2;
    }
};

class MedianFinder {
    multiset<int> s;
    multiset<int>::iterator mid;
public:
    void addNum(int num) {
        int n = s.size();
        s.insert(num);
        if (!n) mid = s.begin();
        else if (num < *mid) { if (n % 2 == 0) mid--; }
        else { if (n % 2) mid++; }
    }
    double findMedian() {
        return s.size() & 1 ? *mid : ((double)*mid + *prev(mid)) / 2;
    }
};

/**
 * Your MedianFinder object will be instantiated and called as such:
 * MedianFinder* obj = new MedianFinder();
 * obj->addNum(num);
 * double param_2 = obj->findMedian();
 */

class StockSpanner {
    vector<int> price, span;
public:
    int next(int p) {
        int i = (int)price.size() - 1, s = 1;
        while (i >= 0 && price[i] <= p) { s += span[i]; i -= span[i]; }
        price.push_back(p); span.push_back(s);
        return s;
    }
};

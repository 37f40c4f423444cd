#include <stack>
#include <utility>
using namespace std;

class StockSpanner {
public:
    StockSpanner() {}

    int next(int price) {
        int span = 1;
        while (!days.empty() && days.top().first <= price) {
            span += days.top().second;
            days.pop();
        }
        days.push({price, span});
        return span;
    }

private:
    stack<pair<int, int>> days;
};

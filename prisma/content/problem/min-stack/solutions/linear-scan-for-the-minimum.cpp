#include <algorithm>
#include <vector>
using namespace std;

class MinStack {
public:
    void push(int val) {
        values.push_back(val);
    }

    void pop() {
        values.pop_back();
    }

    int top() {
        return values.back();
    }

    int getMin() {
        return *min_element(values.begin(), values.end());
    }

private:
    vector<int> values;
};

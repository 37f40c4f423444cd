class MyQueue {
    stack<int> s;
public:
    void push(int x) { s.push(x); }
    int pop() {
        int x = s.top(); s.pop();
        if (s.empty()) return x;
        int r = pop();
        s.push(x);
        return r;
    }
    int peek() {
        int x = s.top(); s.pop();
        int r = s.empty() ? x : peek();
        s.push(x);
        return r;
    }
    bool empty() { return s.empty(); }
};

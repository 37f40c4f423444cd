class MinStack {
    stack<long long> st;
    long long mn;
public:
    void push(int val) {
        if (st.empty()) { st.push(0); mn = val; return; }
        st.push((long long)val - mn);
        if (val < mn) mn = val;
    }
    void pop() {
        if (st.top() < 0) mn -= st.top();
        st.pop();
    }
    int top() { return st.top() > 0 ? mn + st.top() : mn; }
    int getMin() { return mn; }
};

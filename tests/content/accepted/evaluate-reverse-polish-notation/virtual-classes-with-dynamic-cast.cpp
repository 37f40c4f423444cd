struct Token { virtual ~Token() {} };
struct Number : Token { long v; explicit Number(long v) : v(v) {} };
struct Operator : Token { char c; explicit Operator(char c) : c(c) {} };

class Solution {
public:
    int evalRPN(vector<string>& tokens) {
        stack<long> st;
        for (auto& t : tokens) {
            unique_ptr<Token> tok;
            if (t.size() == 1 && !isdigit(t[0])) tok = make_unique<Operator>(t[0]);
            else tok = make_unique<Number>(stol(t));
            if (auto* num = dynamic_cast<Number*>(tok.get())) {
                st.push(num->v);
            } else if (auto* op = dynamic_cast<Operator*>(tok.get())) {
                long b = st.top(); st.pop();
                long a = st.top(); st.pop();
                switch (op->c) {
                    case '+': st.push(a + b); break;
                    case '-': st.push(a - b); break;
                    case '*': st.push(a * b); break;
                    default: st.push(a / b);
                }
            }
        }
        return st.top();
    }
};

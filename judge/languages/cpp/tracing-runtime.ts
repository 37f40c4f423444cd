import { CUT } from '#judge/trace/trace-record.ts';
import { MAX_STEPS, MAX_TRACE_BYTES } from '#judge/trace/trace.ts';
import { CPP_TRACED_VALUES } from './traced-values.ts';

const literal = (text: string) => JSON.stringify(text).replaceAll('\\u001e', '\\x1e""');

/**
 * The runtime of a traced program in C++. `Frame` is a call, `Step` collects what is new at a step. Values that cannot
 * be shown are left out at compile time.
 * @param printsToCout whether to flush the program's own output before each record, so that the order is kept
 */
export const cppTraceRuntime = (mark: string, printsToCout: boolean): string =>
  RUNTIME.replace('START', () => `"\\x1e" ${literal(mark)}`)
    .replace('CUT_WORD', () => literal(CUT))
    .replace('FLUSH', () => (printsToCout ? 'std::cout.flush();' : ''));

const RUNTIME = String.raw`#line 1 "trace.hpp"
namespace judge_trace {
using Text = std::string;
inline int steps = 0, calls = 0, objects = 0;
inline long long size = 0;
inline bool isCut = false;
inline std::map<const void *, int> ids;
inline std::map<int, Text> known, seen;

inline void line(const Text &text) {
  FLUSH
  static const Text start = START;
  const Text all = start + text + "\x1e\n";
  std::fwrite(all.data(), 1, all.size(), stdout);
  std::fflush(stdout);
}
inline void record(const Text &text) {
  if (isCut) return;
  size += static_cast<long long>(text.size());
  if (++steps <= ${MAX_STEPS} && size <= ${MAX_TRACE_BYTES}) return line(text);
  isCut = true;
  line(CUT_WORD);
}
${CPP_TRACED_VALUES}struct Frame;
struct Step {
  Text head, own;
  std::map<int, Text> others;
  Frame *frame = nullptr, *target = nullptr;
  template <class T> Step &show(const char *name, const T &value);
  Step &around(Frame &frame) { target = &frame; return *this; }
  void end();
};
struct Frame {
  const char *name;
  int last, id = 0, line = 0;
  bool isLeft = false;
  std::map<Text, Text> shown;
  Frame(const char *name, int last) : name(name), last(last) {}
  Frame(const Frame &) = delete;
  Step &begin(int line);
  Step &at(int line);
  void leave(int line) { if (!isLeft) finish(line, ""); }
  template <class T> void leave(int line, const T &value) {
    if (isLeft || isCut) return;
    Text text;
    seen.clear();
    finish(line, put(text, value, 0) ? ",\"r\":" + text : "");
  }
  template <class T> T returned(int line, T &&value) { leave(line, value); return static_cast<T &&>(value); }
  void finish(int line, const Text &result);
  ~Frame() { if (id > 0) leave(last); }
};
inline Step step;
inline Text news() {
  Text text;
  for (auto &[id, object] : seen) {
    Text &before = known[id];
    if (before == object) continue;
    before = object;
    text += (text.empty() ? "\"" : ",\"") + std::to_string(id) + "\":" + object;
  }
  return text.empty() ? "" : ",\"h\":{" + text + "}";
}
template <class T> Step &Step::show(const char *name, const T &value) {
  if (isCut) return *this;
  Text text;
  if (!put(text, value, 0)) return *this;
  Text &before = target->shown[name];
  if (before == text) return *this;
  before = text;
  Text &news = target == frame ? own : others[target->id];
  if (!news.empty()) news += ',';
  quote(news, Text(name));
  news += ':' + text;
  return *this;
}
inline void Step::end() {
  if (isCut) return;
  Text text = head;
  if (!own.empty()) text += ",\"v\":{" + own + "}";
  if (!others.empty()) {
    text += ",\"u\":";
    char before = '{';
    for (auto &[id, values] : others) { text += before; before = ','; text += "\"" + std::to_string(id) + "\":{" + values + "}"; }
    text += '}';
  }
  record(text + news() + "}");
}
inline Step &Frame::at(int line) {
  this->line = line;
  seen.clear();
  step = Step{"{\"e\":\"line\",\"l\":" + std::to_string(line), "", {}, this, this};
  return step;
}
inline Step &Frame::begin(int line) {
  id = ++calls;
  at(line);
  Text called;
  quote(called, Text(name));
  step.head = "{\"e\":\"call\",\"i\":" + std::to_string(id) + ",\"f\":" + called + ",\"l\":" + std::to_string(line);
  return step;
}
inline void Frame::finish(int line, const Text &result) {
  isLeft = true;
  record("{\"e\":\"return\",\"l\":" + std::to_string(line) + result + news() + "}");
}
}
`;

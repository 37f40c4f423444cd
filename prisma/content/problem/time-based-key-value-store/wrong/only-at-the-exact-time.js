// Wrong Answer: finds a value only at exactly the timestamp at which it was set
class TimeMap {
  values = new Map();

  set(key, value, timestamp) {
    this.values.set(`${key} ${timestamp}`, value);
  }

  get(key, timestamp) {
    return this.values.get(`${key} ${timestamp}`) ?? '';
  }
}

function backspaceCompare(s, t) {
  function shown(keys) {
    const stack = [];
    for (const key of keys) {
      if (key === '#') stack.pop();
      else stack.push(key);
    }
    return stack.join('');
  }

  return shown(s) === shown(t);
}

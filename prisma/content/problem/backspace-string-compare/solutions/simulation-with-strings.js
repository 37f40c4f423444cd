function backspaceCompare(s, t) {
  function shown(keys) {
    let text = keys;
    while (text.includes('#')) {
      const place = text.indexOf('#');
      text = text.slice(0, Math.max(0, place - 1)) + text.slice(place + 1);
    }
    return text;
  }

  return shown(s) === shown(t);
}

function simplifyPath(path) {
  const names = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return `/${names.join('/')}`;
}

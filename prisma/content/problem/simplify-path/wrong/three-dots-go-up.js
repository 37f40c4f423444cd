// Wrong Answer: takes every name that begins with two dots for the folder above
function simplifyPath(path) {
  const names = [];
  for (const name of path.split('/')) {
    if (name.startsWith('..')) names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return `/${names.join('/')}`;
}

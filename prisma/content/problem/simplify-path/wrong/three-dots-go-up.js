// Wrong Answer: treats every name that starts with two dots as the parent directory
function simplifyPath(path) {
  const names = [];
  for (const name of path.split('/')) {
    if (name.startsWith('..')) names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return `/${names.join('/')}`;
}

/** Keywords, and the names that are most common in solutions. */
export const JAVASCRIPT_WORDS = `async await break case catch class const continue debugger default delete do else export extends false
  finally for from function if import in instanceof let new null of return static super switch this throw true try
  typeof undefined var void while yield Array Object String Number Boolean Math Map Set WeakMap BigInt Symbol Infinity
  NaN JSON console log length push pop shift unshift slice splice concat indexOf lastIndexOf includes find findIndex
  findLast filter map flatMap reduce forEach some every sort toSorted reverse toReversed join split fill keys values
  entries fromEntries from isArray has get set add clear size substring charAt charCodeAt codePointAt trim padStart
  padEnd repeat replace replaceAll startsWith endsWith toString toLowerCase toUpperCase parseInt parseFloat floor ceil
  round trunc abs min max pow sqrt MAX_SAFE_INTEGER MIN_SAFE_INTEGER isInteger`;

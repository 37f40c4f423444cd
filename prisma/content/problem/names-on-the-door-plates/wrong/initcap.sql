-- Wrong Answer: initcap changes the first letter of every part of a name
SELECT id, initcap(name) AS name FROM tenant ORDER BY id;

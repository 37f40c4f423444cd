-- Wrong Answer: also returns the other instruments of musicians who play several
SELECT musician, instrument
FROM plays
WHERE is_main OR NOT is_main;

-- Wrong Answer: loses musicians who play a single instrument
SELECT musician, instrument FROM plays WHERE is_main;

-- One word for people without an account, the same in the browser and here.
UPDATE analytics_event SET user_type = 'guest' WHERE user_type = 'GUEST';

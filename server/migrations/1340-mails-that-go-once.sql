-- What a mail is for, where the job that queues it may run twice: the second run finds the first one's mail.
alter table mail add column once text;
create unique index mail_once on mail (once) where once is not null;

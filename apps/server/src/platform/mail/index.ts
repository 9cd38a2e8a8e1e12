export {
  countMails,
  deleteMailsTo,
  deleteOldMails,
  type ListedMail,
  listMails,
  listMailsTo,
  readMail,
  type StoredMail,
} from './mailbox.ts';
export { createMailJobHandlers } from './send-mail.ts';
export { storeMail } from './store-mail.ts';
export { createMailTransport, type MailSettings } from './transport.ts';

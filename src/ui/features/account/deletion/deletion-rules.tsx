import { useLingui } from '@lingui/react/macro'
import styles from '../account.module.css'

/** What becomes of files, backups, the access log, payments and other devices. */
export function DeletionRules() {
  const { t } = useLingui()
  return (
    <ul className={styles.rules}>
      <li>
        {t({
          id: 'account.rules.files',
          message:
            'All records of the account and every file, recordings included, are deleted from the server within two hours of the time you choose.',
        })}
      </li>
      <li>
        {t({
          id: 'account.rules.backups',
          message:
            'Backups are made by the owner of this server, not by the app. What a backup holds stays in it until its owner deletes it.',
        })}
      </li>
      <li>
        {t({
          id: 'account.rules.log',
          message: 'The access log keeps when something was done, without your account’s name or number.',
        })}
      </li>
      <li>
        {t({
          id: 'account.rules.money',
          message:
            'Amounts and dates of payments stay in the accounts, as the law on bookkeeping wants, without anything that says whose they were.',
        })}
      </li>
      <li>
        {t({
          id: 'account.rules.devices',
          message:
            'This device deletes its copy at once. On your other devices sign out before: a copy that stays there is out of sight, but only clearing the browser’s data deletes it.',
        })}
      </li>
    </ul>
  )
}

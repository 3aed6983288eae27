import { Button } from '../../../ui/Button.tsx'
import { useLogout } from '../use-logout.ts'
import styles from './MenuPopup.module.css'

/** 'Выход', below the links of a menu popup (R-MOB-25, O-117). */
export function LogoutButton() {
  const logout = useLogout()
  return (
    <Button
      variant="ghost"
      icon="logout"
      className={styles.logout}
      loading={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Выход
    </Button>
  )
}

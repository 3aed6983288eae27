import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Footer } from '../../features/layout/Footer.tsx'
import { Header } from '../../features/layout/Header.tsx'
import { LocalLoader } from '../../ui/Loader.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { FrameOverlays } from '../FrameOverlays.tsx'
import { Notices } from '../Notices.tsx'
import { useHasFrame } from '../site-facts.ts'
import { BaseFrame } from './BaseFrame.tsx'
import styles from './Layout.module.css'

/** The frame of the shop (R-LAYOUT-03 … R-LAYOUT-10). Without its data, pages stand in the base layout (O-20). */
export function DefaultLayout() {
  const hasFrame = useHasFrame()
  if (!hasFrame) {
    return (
      <BaseFrame>
        <Outlet />
      </BaseFrame>
    )
  }
  return (
    <>
      <SkipLink target="main" />
      <Notices />
      <div className={styles.layout} data-page-root>
        <Header />
        <main id="main" tabIndex={-1} className={styles.main}>
          {/* Only for another visitor (login, logout): then what is on screen is dropped and read again. */}
          <Suspense fallback={<LocalLoader />}>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
      </div>
      <FrameOverlays />
    </>
  )
}

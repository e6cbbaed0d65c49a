import { X } from 'lucide-react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { AriaLocale } from '../ui/aria-locale.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SiteNav } from './site-nav.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The menu of small screens, at the side of the page. */
export function MobileDrawer({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        onOpenChange={onOpenChange}
        isDismissable
        className="fixed inset-0 z-50 bg-black/40 transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Modal className="ml-auto h-full w-[min(20rem,85vw)] bg-paper p-4 transition-transform duration-200 data-entering:translate-x-full data-exiting:translate-x-full">
          <Dialog className="outline-none">
            {({ close }) => (
              <>
                <div className="flex items-center justify-between pl-4">
                  <Heading slot="title" className="text-xl">
                    Menu
                  </Heading>
                  <IconButton label="Close menu" onPress={close}>
                    <X aria-hidden size={22} />
                  </IconButton>
                </div>
                <SiteNav className="mt-4 grid gap-1" itemClassName="w-full text-xl" onNavigate={close} />
                <div className="mt-6 flex items-center justify-between border-t border-line pt-4 pl-4">
                  <span>Theme</span>
                  <ThemeSwitch />
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

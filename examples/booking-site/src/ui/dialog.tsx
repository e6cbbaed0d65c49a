import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { AriaLocale } from './aria-locale.tsx'

interface ModalDialogProps {
  title: string
  /** `alertdialog` when a person has to answer. */
  role?: 'dialog' | 'alertdialog'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: (close: () => void) => ReactNode
}

export function ModalDialog({ title, role = 'dialog', children, ...state }: ModalDialogProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        {...state}
        className="fixed inset-0 z-50 grid place-items-center bg-black/50 p-4 transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Modal className="w-full max-w-lg rounded-card bg-paper p-6 shadow-2xl sm:p-8">
          <Dialog role={role} className="grid gap-5 outline-none">
            {({ close }) => (
              <>
                <Heading slot="title" className="text-heading">
                  {title}
                </Heading>
                {children(close)}
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

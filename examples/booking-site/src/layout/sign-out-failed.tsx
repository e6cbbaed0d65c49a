import { Button } from '../ui/button.tsx'
import { ModalDialog } from '../ui/dialog.tsx'
import { ErrorNotice } from '../ui/notice.tsx'

/** Says that the platform does not know yet that the person signed out. */
export function SignOutFailed({ error, onClose }: { error: unknown; onClose: () => void }) {
  return (
    <ModalDialog title="Signed out here only" isOpen onOpenChange={onClose}>
      {(close) => (
        <>
          <ErrorNotice error={error} title="The studio could not be told">
            Nothing of yours is left on this page. On the studio’s sign-in page you may still be signed in.
          </ErrorNotice>
          <Button look="outline" onPress={close}>
            Close
          </Button>
        </>
      )}
    </ModalDialog>
  )
}

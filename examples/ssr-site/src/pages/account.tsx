export { AccountLayout as default } from '@frontdesk/example-booking-site/account/account-layout.tsx'

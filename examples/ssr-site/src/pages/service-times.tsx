export { ServicePage as default } from '@frontdesk/example-booking-site/services/service-page.tsx'

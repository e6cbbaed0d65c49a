export { DetailsStep as default } from '@frontdesk/example-booking-site/booking/details-step.tsx'

export { ReviewStep as default } from '@frontdesk/example-booking-site/booking/review-step.tsx'

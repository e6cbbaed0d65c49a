import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/**
 * Every page is below `site`, which begins the session. The session's own addresses are not: they set cookies themselves.
 * `emulator-clock` is for development: an app on the hosted platform has no such route.
 */
export default [
  route('api/frontdesk/*', 'session/handler.ts'),
  route('sign-in', 'session/sign-in.ts', { id: 'sign-in' }),
  route('sign-up', 'session/sign-in.ts', { id: 'sign-up' }),
  layout('site/emulator-clock.tsx', [
    layout('site/site.tsx', [
      index('pages/home.tsx'),
      route('services', 'pages/services.tsx'),
      route('services/:slug', 'pages/service.tsx', [
        index('pages/service-times.tsx'),
        route('details', 'pages/service-details.tsx'),
        route('review', 'pages/service-review.tsx'),
      ]),
      route('timetable', 'pages/timetable.tsx'),
      route('visit', 'pages/visit.tsx'),
      route('visit/details', 'pages/visit-details.tsx'),
      route('shop', 'pages/shop.tsx'),
      route('shop/:slug', 'pages/product.tsx'),
      route('cart', 'pages/cart.tsx'),
      route('checkout/result', 'pages/result.tsx'),
      route('account', 'pages/account.tsx', [
        index('pages/bookings.tsx'),
        route('bookings/:id/move', 'pages/move.tsx'),
        route('orders', 'pages/orders.tsx'),
        route('orders/:id', 'pages/order.tsx'),
      ]),
      route('sign-in-failed', 'pages/sign-in-failed.tsx'),
      route('*', 'pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig

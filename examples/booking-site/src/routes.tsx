import type { RouteObject } from 'react-router'
import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { SessionMenu } from './layout/session-menu.tsx'
import { SiteLayout } from './layout/site-layout.tsx'

/** Every page loads its own code. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout session={<SessionMenu />} />,
    errorElement: (
      <main>
        <ErrorPage />
      </main>
    ),
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('./home/home-page.tsx')).HomePage }),
          },
          {
            path: 'services',
            lazy: async () => ({ Component: (await import('./services/services-page.tsx')).ServicesPage }),
          },
          {
            path: 'timetable',
            lazy: async () => ({ Component: (await import('./timetable/timetable-page.tsx')).TimetablePage }),
          },
          {
            path: 'visit',
            lazy: async () => ({ Component: (await import('./visit/visit-page.tsx')).VisitPage }),
          },
          {
            path: 'visit/details',
            lazy: async () => ({
              Component: (await import('./visit/visit-details-page.tsx')).VisitDetailsPage,
            }),
          },
          {
            path: 'services/:slug',
            lazy: async () => ({ Component: (await import('./booking/booking-layout.tsx')).BookingLayout }),
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('./services/service-page.tsx')).ServicePage }),
              },
              {
                path: 'details',
                lazy: async () => ({ Component: (await import('./booking/details-step.tsx')).DetailsStep }),
              },
              {
                path: 'review',
                lazy: async () => ({ Component: (await import('./booking/review-step.tsx')).ReviewStep }),
              },
            ],
          },
          {
            path: 'shop',
            lazy: async () => ({ Component: (await import('./shop/shop-page.tsx')).ShopPage }),
          },
          {
            path: 'shop/:slug',
            lazy: async () => ({ Component: (await import('./shop/product-page.tsx')).ProductPage }),
          },
          {
            path: 'cart',
            lazy: async () => ({ Component: (await import('./cart/cart-page.tsx')).CartPage }),
          },
          {
            path: 'checkout/result',
            lazy: async () => ({ Component: (await import('./cart/result-page.tsx')).ResultPage }),
          },
          {
            path: 'sign-in',
            lazy: async () => ({ Component: (await import('./session/sign-in-page.tsx')).SignInPage }),
          },
          {
            path: 'sign-up',
            lazy: async () => ({ Component: (await import('./session/sign-up-page.tsx')).SignUpPage }),
          },
          {
            path: 'forgot-password',
            lazy: async () => ({
              Component: (await import('./session/forgot-password-page.tsx')).ForgotPasswordPage,
            }),
          },
          {
            path: 'new-password',
            lazy: async () => ({
              Component: (await import('./session/new-password-page.tsx')).NewPasswordPage,
            }),
          },
          {
            path: 'signed-in',
            lazy: async () => ({ Component: (await import('./session/signed-in-page.tsx')).SignedInPage }),
          },
          {
            path: 'signed-out',
            lazy: async () => ({ Component: (await import('./session/signed-out-page.tsx')).SignedOutPage }),
          },
          {
            path: 'account',
            lazy: async () => ({ Component: (await import('./account/account-layout.tsx')).AccountLayout }),
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('./account/bookings-page.tsx')).BookingsPage }),
              },
              {
                path: 'bookings/:id/move',
                lazy: async () => ({ Component: (await import('./account/move-page.tsx')).MovePage }),
              },
              {
                path: 'orders',
                lazy: async () => ({ Component: (await import('./account/orders-page.tsx')).OrdersPage }),
              },
              {
                path: 'orders/:id',
                lazy: async () => ({ Component: (await import('./account/order-page.tsx')).OrderPage }),
              },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]

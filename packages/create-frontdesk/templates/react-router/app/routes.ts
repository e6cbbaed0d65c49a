import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/site.tsx', [index('routes/home.tsx'), route('services/:serviceId', 'routes/service.tsx')]),
  route('api/frontdesk/*', 'routes/frontdesk.ts'),
] satisfies RouteConfig

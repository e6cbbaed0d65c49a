import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import type { CallEvent, Hooks } from './contract.ts'
import { isFrontdeskError } from './errors.ts'

/** Settings of the OpenTelemetry plugin. */
export interface OpenTelemetryOptions {
  /** The tracer that starts the spans; defaults to the global tracer named `@frontdesk/core`. */
  readonly tracer?: Tracer | undefined
}

/** Records an error only by its code, because messages may contain personal data. */
const codeOf = (error: unknown): string => (isFrontdeskError(error) ? error.code : 'UNKNOWN')

/**
 * Returns hooks that create a span for each call, as a child of the span that is active when the call is made. The name
 * of the span is the id of the operation, and each request is an event of the span. The registered propagator, such as
 * W3C `traceparent`, sends the trace to the platform. No attribute contains the id of a person, a token, a URL with
 * parameters, or a message.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth, hooks: openTelemetry() })
 */
export const openTelemetry = ({
  tracer = trace.getTracer('@frontdesk/core'),
}: OpenTelemetryOptions = {}): Hooks => {
  const spans = new WeakMap<object, Span>()
  const spanOf = ({ call }: CallEvent): Span | undefined => call && spans.get(call)

  return {
    onRequest({ operation, attempts, route, headers, call = headers }) {
      const [method = '', template = ''] = route.split(' ')
      let span = spans.get(call)
      if (!span) {
        const attributes: Attributes = {
          'http.request.method': method,
          'url.template': template,
          'frontdesk.operation': operation,
        }
        span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes })
        spans.set(call, span)
      }
      span.addEvent('request', { 'frontdesk.attempt': attempts })
      propagation.inject(trace.setSpan(context.active(), span), headers)
    },
    onResponse(event) {
      spanOf(event)?.setAttributes({
        'http.response.status_code': event.status,
        ...(event.requestId !== undefined && { 'frontdesk.request_id': event.requestId }),
      })
    },
    onRetry(event) {
      spanOf(event)?.addEvent('retry', { 'error.type': codeOf(event.error), 'frontdesk.delay': event.delay })
    },
    onSuccess(event) {
      spanOf(event)
        ?.setAttribute('http.request.resend_count', event.attempts - 1)
        .end()
    },
    onError(event) {
      const code = codeOf(event.error)
      spanOf(event)
        ?.setAttributes({ 'error.type': code, 'http.request.resend_count': event.attempts - 1 })
        .setStatus({ code: SpanStatusCode.ERROR, message: code })
        .end()
    },
  }
}

// A page of services as the platform sends it: about 6 kB each, 8 dates, 4 images, all different.

const text = (index, words) =>
  Array.from({ length: words }, (_, at) => `word${(index * 31 + at * 7) % 997}`).join(' ')
const guid = (index, part) =>
  `${String(index).padStart(8, '0')}-0000-4000-8000-${String(part).padStart(12, '0')}`
const moment = (index, part) => new Date(1.7e12 + index * 86_461_234 + part * 3_600_007).toISOString()

const image = (index, part) => {
  const id = `picture-${index}-${part}.jpg`
  return {
    image: { id, url: `https://static.wixstatic.com/media/${id}`, width: 1200, height: 800, filename: id },
  }
}

/** The body of a page of `count` services, with plain names. */
export function servicePage(count) {
  const services = Array.from({ length: count }, (_, index) => ({
    id: guid(index, 1),
    type: ['APPOINTMENT', 'CLASS', 'COURSE'][index % 3],
    name: `Service ${index} ${text(index, 3)}`,
    description: text(index, 320),
    tagLine: text(index + 1, 40),
    defaultCapacity: (index % 20) + 1,
    hidden: index % 7 === 0,
    category: { id: guid(index % 9, 2), name: text(index % 9, 2), sortOrder: index % 9 },
    payment: {
      rateType: 'FIXED',
      fixed: { price: { value: String(40 + (index % 50)), currency: 'EUR' } },
      options: { online: true, inPerson: false, deposit: false, pricingPlan: false },
    },
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    media: {
      items: [image(index, 1), image(index, 2)],
      mainMedia: image(index, 3),
      coverMedia: image(index, 4),
    },
    locations: Array.from({ length: 3 }, (_, part) => ({
      id: guid(index, 20 + part),
      type: 'BUSINESS',
      calculatedAddress: {
        country: 'PT',
        city: 'Lisboa',
        postalCode: `1200-${part}`,
        addressLine: text(index + part, 6),
        geocode: { latitude: 38.7 + part / 100, longitude: -9.1 - part / 100 },
      },
      business: { id: guid(index, 30 + part), name: text(part, 3), default: part === 0 },
    })),
    bookingPolicy: {
      id: guid(index % 5, 3),
      createdDate: moment(index, 1),
      updatedDate: moment(index, 2),
      name: text(index % 5, 4),
      default: index % 5 === 0,
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 1440 },
      reschedulePolicy: { enabled: true, limitLatestReschedule: false },
      participantsPolicy: { maxParticipantsPerBooking: 4 },
    },
    schedule: {
      id: guid(index, 4),
      firstSessionStart: moment(index, 3),
      lastSessionEnd: moment(index, 4),
      availabilityConstraints: { sessionDurations: [60], timeBetweenSessions: 15 },
    },
    staffMemberIds: Array.from({ length: 4 }, (_, part) => guid(part, 5)),
    supportedSlugs: [
      { name: `service-${index}`, custom: false, createdDate: moment(index, 5) },
      { name: `old-service-${index}`, custom: true, createdDate: moment(index, 6) },
    ],
    mainSlug: { name: `service-${index}`, custom: false },
    urls: {
      servicePage: {
        relativePath: `/services/service-${index}`,
        url: `https://studio.example/services/service-${index}`,
      },
      bookingPage: {
        relativePath: `/book/service-${index}`,
        url: `https://studio.example/book/service-${index}`,
      },
    },
    extendedFields: { namespaces: { '@studio/app': { level: index % 4, tags: text(index, 8).split(' ') } } },
    createdDate: moment(index, 7),
    updatedDate: moment(index, 8),
    revision: String(index + 1),
  }))
  return { services, pagingMetadata: { count, offset: 0, total: 1000, tooManyToCount: false } }
}

import {
  type Auth,
  type Client,
  type ClientOptions,
  createClient,
  date,
  encoded,
  entity,
  type Filter,
  float,
  image,
  type Image,
  list,
  local,
  offsetQuery,
  type OffsetQuery,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'

/** A small family of operations that the tests of the kernel use. */
export interface Room {
  id: string
  name?: string
  createdDate?: Date
  updatedDate?: Date
  picture?: Image
  stays?: Stay[]
  area?: number
  extra?: Record<string, unknown>
  inside?: Room
}

export interface Stay {
  from?: Date
  to?: Date | null
}

const stayShape: Shape<Stay> = shape<Stay>({ from: date, to: date })

export const roomShape: Shape<Room> = entity<Room>({
  createdDate: date,
  updatedDate: date,
  picture: image,
  stays: stayShape,
  area: float,
  inside: (): Shape<Room> => roomShape,
})

export const getRoom: Read<{ roomId: string; fields?: string[]; deep?: { a?: number } }, Room> = read({
  id: 'rooms.get',
  prefix: '/house',
  route: 'GET /v1/rooms/{roomId}',
  fallback: 'POST /v1/rooms/{roomId}/get',
  response: pick('room', roomShape),
})

export interface RoomFields {
  id: string
  name: string
  size: number
  kind: 'SMALL' | 'LARGE'
  open: boolean
  createdDate: Date
  tags: string[]
}

export type QueryRoomsInput = OffsetQuery<RoomFields> & { fields?: string[] }

export const queryRooms: Read<QueryRoomsInput, Page<Room, QueryRoomsInput>> = read({
  id: 'rooms.query',
  prefix: '/house',
  route: 'POST /v1/rooms/query',
  envelope: offsetQuery,
  response: page('rooms', roomShape),
})

export const listRooms: Read<object, Room[]> = read({
  id: 'rooms.list',
  prefix: '/house',
  route: 'GET /v1/rooms',
  response: list('rooms', roomShape),
})

export const updateRoom: Write<{ room: Room }, Room> = write({
  id: 'rooms.update',
  prefix: '/house',
  route: 'PATCH /v1/rooms/{room.id}',
  request: encoded(shape<{ room: Room }>({ room: roomShape })),
  response: pick('room', roomShape),
})

export const closeRoom: Write<{ roomId: string }, void> = write({
  id: 'rooms.close',
  prefix: '/house',
  route: 'DELETE /v1/rooms/{roomId}',
})

export const closeRooms: Write<{ filter: Filter<RoomFields>; message?: string }, void> = write({
  id: 'rooms.closeByFilter',
  prefix: '/house',
  route: 'POST /v1/bulk/rooms/close-by-filter',
})

interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** A client whose transport answers from a function and keeps what was sent. */
export const answering = (
  answer: (sent: Sent, init: RequestInit) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
): { client: Client; sent: Sent[] } => {
  const sent: Sent[] = []
  const auth: Auth = { headers: () => ({ authorization: 'token-1' }) }
  const client = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth,
    fetch: async (url, init) => {
      const one: Sent = {
        url,
        method: init.method ?? 'GET',
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      }
      sent.push(one)
      return answer(one, init)
    },
    ...options,
  })
  return { client, sent }
}

/** An answer with a JSON body. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-wix-request-id': 'request-1', ...headers },
  })

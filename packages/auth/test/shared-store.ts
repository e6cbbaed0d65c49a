import { redisLock, type StorageLock } from '@frontdesk/auth'
import type { Redis } from 'ioredis'
import { createStorage, type Storage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import redisDriver from 'unstorage/drivers/redis'
import { fileLock } from './file-lock.ts'

/** A storage that several processes open at once: a folder, or a Redis with a name in it. */
export interface SharedPlace {
  readonly folder: string
  readonly redis?: string | undefined
}

export const openShared = ({ folder, redis }: SharedPlace): { storage: Storage; lock: StorageLock } => {
  if (!redis)
    return { storage: createStorage({ driver: fsDriver({ base: folder }) }), lock: fileLock(folder) }
  const driver = redisDriver({ url: redis, base: folder })
  return { storage: createStorage({ driver }), lock: redisLock(driver.getInstance?.() as Redis) }
}

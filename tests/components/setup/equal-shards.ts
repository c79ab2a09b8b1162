import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Shards of equal length: a file takes about as long as it is large, and by name one shard ends a minute after the others. */
export class EqualShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {}
    const shards = Array.from({ length: count }, () => ({ size: 0, files: [] as TestSpecification[] }))
    const sized = files.map(file => ({ file, size: statSync(file.moduleId).size }))
    for (const { file, size } of sized.toSorted(
      (a, b) => b.size - a.size || (a.file.moduleId < b.file.moduleId ? -1 : 1),
    )) {
      const least = shards.reduce((one, other) => (other.size < one.size ? other : one))
      least.size += size
      least.files.push(file)
    }
    return shards[index - 1]?.files ?? []
  }
}

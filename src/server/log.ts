import { type DestinationStream, type Logger, pino } from 'pino'
import { loggable } from './log-redaction.ts'

export type Log = Logger

/**
 * A log of JSON lines: `log.info({ job: 3 }, 'job done')`. Fields pass through `loggable`, so that tokens and clinical
 * text cannot reach it by mistake. The message is a constant; interpolated values and messages of errors are dropped.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: label => ({ level: label }),
        log: fields => loggable(fields) as Record<string, unknown>,
      },
      // `loggable` has already turned errors into plain objects.
      serializers: { err: value => value },
      hooks: {
        logMethod([first, second], method) {
          if (typeof first === 'string') method.call(this, first)
          else method.call(this, first, typeof second === 'string' ? second : 'unnamed event')
        },
      },
    },
    destination ?? pino.destination(1),
  )
}

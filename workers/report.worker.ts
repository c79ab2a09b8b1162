import { expose } from 'comlink'
import { reportEngine } from '../src/domain/reports/report-engine.ts'

/* Works on the texts of visits beside the page: writing a report of half an hour's talk takes half a second. */

expose(reportEngine)

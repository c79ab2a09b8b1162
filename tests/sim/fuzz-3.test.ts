import { defineSeeds } from './seeds.ts'

defineSeeds(3)

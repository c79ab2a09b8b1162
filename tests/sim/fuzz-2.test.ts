import { defineSeeds } from './world/seeds.ts'

defineSeeds(2)

import type { SampleProject } from '../../types.ts'
import { atelierSchoolPlayer } from './atelier-school-player.ts'
import { auroraClinicCalendar } from './aurora-clinic-calendar.ts'
import { codruFleetMap } from './codru-fleet-map.ts'
import { livadaBackOffice } from './livada-back-office.ts'
import { luminarEnergyMonitor } from './luminar-energy-monitor.ts'
import { meridianMobileBanking } from './meridian-mobile-banking.ts'
import { nordRailTickets } from './nord-rail-tickets.ts'
import { podgoriaCellarClub } from './podgoria-cellar-club.ts'
import { verdeCityRequests } from './verde-city-requests.ts'

/** In the order in which the site lists them. */
export const projects: SampleProject[] = [
  meridianMobileBanking,
  auroraClinicCalendar,
  codruFleetMap,
  livadaBackOffice,
  podgoriaCellarClub,
  luminarEnergyMonitor,
  nordRailTickets,
  atelierSchoolPlayer,
  verdeCityRequests,
]

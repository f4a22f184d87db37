// seals.ts: what is fetched for Five Seals of Magic.
import '../shell'; // see build.mjs
export { tellSeals as tell } from '../seals/tell';
export { sealsView as view } from '../seals/view';

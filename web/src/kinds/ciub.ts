// ciub.ts: what is fetched for ciúb.
import '../shell'; // see build.mjs
export { tellCiub as tell } from '../ciub/tell';
export { ciubView as view } from '../ciub/view';

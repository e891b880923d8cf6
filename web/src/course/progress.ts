// How far this browser's learner has come: the step to go on with, and whether the end was reached once.
import { isBoolean, isNumber, stored } from '../lib/stored';

export const reachedStep = stored('course.step', 0, isNumber);
export const finished = stored('course.finished', false, isBoolean);

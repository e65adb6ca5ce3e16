/** The guide of Dale's lessons, with the room it takes on the table. */
import './lesson.css';

export { default } from '../../table/lesson/Coach.svelte';

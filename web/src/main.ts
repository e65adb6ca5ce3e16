import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { router } from './lib/router.svelte';
import { learn } from './lib/words';
import './styles/index.css';

router.start();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await learn(settings.lang);
mount(App, { target });

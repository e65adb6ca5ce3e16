import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { router } from './lib/router.svelte';
import { learn } from './lib/words';
import { keepPage, network } from './offline/network.svelte';
import './styles/index.css';

router.start();
network.follow();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await learn(settings.lang);
mount(App, { target });
keepPage();

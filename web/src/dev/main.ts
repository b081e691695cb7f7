import { mount } from 'svelte'

import '../theme.css'
import Boards from './Boards.svelte'

mount(Boards, { target: document.getElementById('app') as HTMLElement })

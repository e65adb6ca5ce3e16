## Campaigns that many processes or machines share

help-cluster = Play on a Dask cluster: local starts one on this machine for as long as it takes, tcp://HOST:8786 is the address of a scheduler.

error-workers-lost = The processes that played some of the games have ended { $times } times in the middle of them, so these games are not tried again. Is there enough memory, or does a bot of your own end the process? What was played is kept where there is a file or a folder for it; the same command goes on.
error-cluster-needs-dask = A cluster needs Dask. Install it: pip install { $package }
error-cluster-has-its-workers = The cluster at { $address } has its own workers: leave out --workers, which goes with --cluster local.
error-cluster-not-reached = There is no Dask scheduler at { $address }. An address looks like tcp://192.0.2.7:8786; start a scheduler with: dask scheduler
error-cluster-empty = The cluster at { $address } has no workers. Start some with: dask worker { $address } --nthreads 1
error-cluster-lost = The scheduler at { $address } is gone. What was played is kept where there is a file or a folder for it; when the scheduler is back, the same command goes on.
error-cluster-without-comptoir = A worker of the cluster cannot play: { $reason }. Install the same version of Comptoir on every machine.
error-cluster-of-another = Worker { $worker } would play other games: its { $what ->
    [comptoir] version of Comptoir is { $theirs } instead of { $mine }
    [sources] rules and bots are others ({ $theirs } instead of { $mine })
   *[build] engine is not the same: one is compiled, the other is not
}. All of a campaign is played by one version: install the same everywhere, and start the workers again.

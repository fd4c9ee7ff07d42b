package org.marshal4j.fuzz;

/** A thread that repeats one action while another thread does something else. */
final class Meanwhile {
    private final Thread thread = new Thread(this::loop, "meanwhile");
    private volatile Runnable again;
    private volatile boolean ended;
    private volatile long rounds;

    Meanwhile() {
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Repeats the second action in that thread while this thread runs the first. It has stopped when this method
     * returns.
     */
    void run(Runnable repeated, Runnable once) {
        again = repeated;
        try {
            await(rounds + 1);
            once.run();
        } finally {
            again = null;
            await(rounds + 2);
        }
    }

    private void await(long round) {
        while (rounds < round && thread.isAlive()) {
            Thread.onSpinWait();
        }
    }

    /** Stops the thread. */
    void end() {
        ended = true;
    }

    private void loop() {
        while (!ended) {
            Runnable now = again;
            if (now != null) {
                now.run();
            }
            rounds++;
            if (now == null) {
                Thread.yield();
            }
        }
    }
}

package org.marshal4j.fuzz;

/**
 * Goes off at one of the calls that hostile objects receive: they call {@link #step} each time. For one thread at a
 * time.
 */
final class Trap {
    private static Runnable action;
    private static int left;
    private static int steps;

    private Trap() {}

    /** Called when a hostile object is asked something. */
    static void step() {
        steps++;
        Runnable now = action;
        if (now != null && left-- == 0) {
            action = null;
            now.run();
        }
    }

    /** Returns how often hostile objects are asked something during a call. */
    static int stepsOf(Runnable call) {
        action = null;
        steps = 0;
        call.run();
        return steps;
    }

    /** Sets the trap: the action is done at the call after the given number of others. */
    static void arm(int after, Runnable done) {
        left = after;
        action = done;
    }

    /** Tells whether the trap has gone off since, and makes sure that it does not go off any more. */
    static boolean disarm() {
        boolean wentOff = action == null;
        action = null;
        return wentOff;
    }
}

package org.marshal4j.fuzz;

/** Goes off at one of the calls that hostile objects get: they call {@link #step} each time. Of one thread at a time. */
final class Trap {
    private static Runnable action;
    private static int left;
    private static int steps;

    private Trap() {}

    /** Something was asked of a hostile object. */
    static void step() {
        steps++;
        Runnable now = action;
        if (now != null && left-- == 0) {
            action = null;
            now.run();
        }
    }

    /** How often something is asked meanwhile. */
    static int stepsOf(Runnable call) {
        action = null;
        steps = 0;
        call.run();
        return steps;
    }

    /** Has that done at the call after so many others. */
    static void arm(int after, Runnable done) {
        left = after;
        action = done;
    }

    /** Whether it has gone off since; it will not any more. */
    static boolean disarm() {
        boolean wentOff = action == null;
        action = null;
        return wentOff;
    }
}

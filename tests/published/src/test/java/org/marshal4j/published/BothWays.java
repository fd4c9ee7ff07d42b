package org.marshal4j.published;

import java.nio.file.Path;

/**
 * The results for the classes of a jar, by imports alone and with mix-ins.
 *
 * @param alone the result by imports alone
 * @param mixed the result with the mix-ins; the same if there are none
 * @param lines the number of lines of the mix-ins
 */
record BothWays(JarResult alone, JarResult mixed, long lines) {
    /** Tries the jar both ways, with all files in this directory. */
    static BothWays of(PublishedJar jar, Path directory) {
        JarResult alone = new JarTrial(jar, MixIns.NONE, directory).run();
        MixIns mixIns = MixIns.of(jar);
        if (mixIns.sources().isEmpty()) {
            return new BothWays(alone, alone, 0);
        }
        JarTrial trial = new JarTrial(jar, mixIns, directory.resolve("with-mix-ins"));
        return new BothWays(alone, trial.runAfter(alone), mixIns.lines());
    }

    /** Whether the jar has mix-ins. */
    boolean hasMixIns() {
        return lines > 0;
    }
}

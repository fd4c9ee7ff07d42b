package org.marshal4j.examples.allocation;

import java.io.IOException;
import org.marshal4j.kit.OtherJvm;

/** Runs {@link AllocationMain} in separate JVMs. */
final class Alone {
    /**
     * HotSpot's compilers decide by what they have seen so far, and work concurrently with the program, so no two JVMs
     * behave alike.
     */
    private static final int JVMS = 3;

    private Alone() {}

    /** Starts one JVM after another until one allocates nothing. */
    static Fewest fewest(String name) throws IOException, InterruptedException {
        Fewest fewest = inOneJvm(name);
        for (int i = 1; i < JVMS && !fewest.isNothing(); i++) {
            fewest = fewest.min(inOneJvm(name));
        }
        return fewest;
    }

    private static Fewest inOneJvm(String name) throws IOException, InterruptedException {
        String printed = OtherJvm.run(AllocationMain.class, "-D" + AllocationMain.NAME + "=" + name);
        return Fewest.parse(printed.strip().lines().reduce("", (before, last) -> last));
    }
}

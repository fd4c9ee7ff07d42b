package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;

/** Something that can be run. */
public interface Command {

    /** What it is called by. */
    String name();

    /** What it does, in half a sentence. */
    String purpose();

    /**
     * Does it.
     *
     * @param module the folder of this module
     * @param arguments what was given behind the name
     */
    void run(Path module, List<String> arguments) throws Exception;
}
